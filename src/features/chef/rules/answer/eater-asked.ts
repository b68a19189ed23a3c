import { msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isAsked } from '../questions/asking.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { wordsApart } from '../request/request-words.ts';
import { isOf } from '../safety/forbidden-wish.ts';
import type { Warning } from '../safety/warnings.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import type { ComposedRecipe } from './check-recipe.ts';
import { filledIn } from './filled-in.ts';

/** 'Is it ok for someone with a nut allergy?', 'can my wife eat this, she is pregnant?' */
const ASKS_FOR_SOMEBODY =
  /\b(?:is|are|would|will) (?:it|this|that|they|these|the [a-z ]+?)\b.*\b(?:ok|okay|safe|fine|alright|good|suitable|allowed|all right|a problem)\b|\b(?:can|could|may|should) (?:she|he|they|i|we|you|somebody|someone|(?:my|a|an|our|the) [a-z]+)\b.*\b(?:eat|have|try)\b/;
/** What an allergy is called after, and what is then not in the dish. */
const ALLERGENS = [
  [/\bpeanuts?\b/, msg('peanuts'), 'many'],
  [/\bnuts?\b/, msg('nuts'), 'many'],
  [/\b(?:dairy|milk|lactose)\b/, msg('milk'), 'much'],
  [/\beggs?\b/, msg('eggs'), 'many'],
  [/\b(?:gluten|wheat|coeliacs?|celiacs?)\b/, msg('gluten'), 'much'],
  [/\b(?:shellfish|seafood)\b/, msg('shellfish'), 'much'],
  [/\bfish\b/, msg('fish'), 'much'],
  [/\bsoya?\b/, msg('soy'), 'much'],
  [/\bsesame\b/, msg('sesame'), 'much'],
  [/\bcelery\b/, msg('celery'), 'much'],
  [/\bmustard\b/, msg('mustard'), 'much'],
] as const;

/** Whether a sentence only repeats that a food is not there. */
export const saysNoneOfIt = (sentence: string): boolean =>
  filledIn(sentence, (food) => t('It has no {food} in it.', { food })) !== null;

/** The answer to whether somebody may eat the dish on screen, before what was changed for them; `null` if nobody asks that. */
export function saidOfEater(
  written: string,
  { prompt, previous, warnings }: { prompt: string; previous: ChefMemory; warnings: readonly Warning[] },
  recipe: ComposedRecipe,
  { catalog }: Pick<CookingKnowledge, 'catalog'>,
): string | null {
  const said = wordsApart(written);
  if (!ASKS_FOR_SOMEBODY.test(said) || !isAsked(written, said.replace(/^.*?, /, ''))) return null;
  const now = warnings.filter(({ within }) => within.text === plainPrompt(prompt));
  const groups = now.flatMap(({ foods }) => foods ?? []);
  if (groups.length === 0) return null;
  const left = new Set(recipe.ingredients.map(({ name }) => name));
  const gone = previous.lines.filter(({ name }) => !left.has(name));
  const refused = gone.filter(({ name }) => groups.some((group) => isOf(name, group, catalog)));
  const isCareful = now.some(({ kind, notes }) => kind === 'person' && notes.length > 0);
  if (refused.length > 0) {
    const foods = listed([...new Set(refused.map(foodOf))]);
    const isOther = recipe.title !== previous.title;
    const soft = refused.filter(({ name }) => /^eggs?\b|egg yolk/.test(name));
    const asksOfEgg = /\beggs?\b|\byolks?\b/.test(said);
    const why =
      isCareful && soft.length > 0 && (asksOfEgg || soft.length === refused.length)
        ? t('No: the egg in it is barely cooked.')
        : isCareful
          ? t('No, because of {foods}.', { foods })
          : t('No: it has {foods}.', { foods });
    return [
      why,
      isOther
        ? t('So this is {dish} instead.', { dish: recipe.title })
        : t('I changed that, and the recipe now goes without.'),
    ].join(' ');
  }
  if (gone.length > 0)
    return t('Not as it was, because of {foods}. I changed that.', {
      foods: listed([...new Set(gone.map(foodOf))]),
    });
  if (isCareful) return t('Yes, if you cook it as it is written here.');
  const [, name, count] = ALLERGENS.find(([word]) => word.test(said)) ?? [];
  if (!name) return t('Yes, there is nothing of that in it.');
  return count === 'many'
    ? t('Yes, there are no {foods} in it.', { foods: t(name) })
    : t('Yes, there is no {food} in it.', { food: t(name) });
}
