import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPhrase } from '../request/request-words.ts';

/** What goes beside a dish, or under it, and makes a form of it. */
const BESIDE: readonly string[] = ['pasta', 'noodles', 'rice', 'salad'];
/** What makes another dish of what stands before it. */
const FORMS: readonly string[] = [
  ...BESIDE,
  'soup',
  'pie',
  'risotto',
  'curry',
  'stew',
  'casserole',
  'quiche',
  'tart',
  'lasagne',
  'lasagna',
  'gratin',
  'frittata',
  'omelette',
  'omelet',
  'tacos',
  'burger',
  'burgers',
  'stir fry',
  'sandwich',
  'chowder',
];
const MOST_WORDS = 5;
const FORM = new RegExp(`(?<![a-z])((?:[a-z'-]+ ){1,${MOST_WORDS}})(${FORMS.join('|')})(?![a-z])`);

/** A dish by a name, and the form that is asked of it. */
interface NamedForm {
  /** 'ratatouille'. */
  name: string;
  form: string;
  /** The id of the dish with that name. */
  dish: string;
}

/** The dish that stands before the form of another that no dish is named after: the ratatouille of a ratatouille soup. */
function namedForm(text: string, knowledge: CookingKnowledge): NamedForm | null {
  const { catalog, classicByWord, dishesByWord, classics } = knowledge;
  const [, before = '', form = ''] = FORM.exec(plainPhrase(text)) ?? [];
  const words = before.trim().split(' ');
  const names = words.map((_, at) => words.slice(at).join(' '));
  const isKnown = (each: string) =>
    classicByWord.has(`${each} ${form}`) || dishesByWord.has(`${each} ${form}`);
  const name = names.find((each) => classicByWord.has(each) || isKnown(each));
  // Ramen noodles are a food.
  if (name === undefined || isKnown(name) || findFood(catalog, `${name} ${form}`)) return null;
  const dish = classicByWord.get(name) ?? '';
  const title = plainPhrase(classics.get(dish)?.title ?? '');
  return title.split(' ').includes(form) ? null : { name, form, dish };
}

/** Foods that a name consists of: the chicken and the leeks of 'chicken and leek', and of 'chicken leek'. */
function foodsOf(name: string, { catalog }: CookingKnowledge): string[] | null {
  const isFood = (said: string) => findFood(catalog, said) !== null;
  const foods: string[] = [];
  for (const part of name.split(' and ')) {
    if (isFood(part)) foods.push(part);
    else {
      const words = part.split(' ');
      while (words.length > 0) {
        const most = [2, 1].find((count) => count <= words.length && isFood(words.slice(0, count).join(' ')));
        if (!most) return null;
        foods.push(words.splice(0, most).join(' '));
      }
    }
  }
  return foods.length > 1 ? foods : null;
}

/** 'Soup with chicken and leek' for 'chicken and leek soup', and 'ratatouille with pasta' for 'ratatouille pasta'. */
export function inItsForm(text: string, knowledge: CookingKnowledge): string {
  const named = namedForm(text, knowledge);
  if (!named) return text;
  const { name, form } = named;
  const foods = foodsOf(name, knowledge);
  const said = foods
    ? withFoods(form, foods, name, knowledge)
    : BESIDE.includes(form)
      ? `${name} with ${form}`
      : null;
  const written = new RegExp(`\\b${name.replaceAll(' ', '[ -]')}[ -]${form.replace(' ', '[ -]')}\\b`, 'i');
  return said ? text.replace(written, said) : text;
}

/** A form of foods: of the last alone if a dish has its name from both, as the chicken soup of a lemon chicken soup has. */
function withFoods(
  form: string,
  foods: readonly string[],
  name: string,
  { classicByWord }: CookingKnowledge,
): string {
  const own = `${foods.at(-1)} ${form}`;
  return !name.includes(' and ') && classicByWord.has(own)
    ? `${own} with ${foods.slice(0, -1).join(' and ')}`
    : `${form} with ${foods.join(' and ')}`;
}

/** What to say where the dish itself is cooked: nobody is told that it is a pie. */
export function formSaid(
  prompt: string,
  { memory: { dish }, recipe: { title } }: Extract<ChefAnswer, { kind: 'recipe' }>,
  knowledge: CookingKnowledge,
): string | null {
  const named = namedForm(prompt, knowledge);
  if (!named || named.dish !== dish || BESIDE.includes(named.form)) return null;
  return t('I do not know a {form} of it, so this is {title} itself.', { form: named.form, title });
}
