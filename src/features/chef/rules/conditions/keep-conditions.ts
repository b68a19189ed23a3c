import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf, withoutCut } from '../knowledge/line-food.ts';
import { isSame } from '../knowledge/same-food.ts';
import { type ChefRequest, distinct } from '../request/request.ts';
import { stepsForShape } from './cake-shapes.ts';
import { type Condition, minutesAway, valueSet } from './condition.ts';
import { choosesBy, isMet, isPerishable, type Made } from './dish-facts.ts';
import { fromTin } from './from-tin.ts';
import { forBeginners, forDays, forLatecomers, inCastIron, moist } from './kept-for.ts';
import { fromDry, leftAlone, onTheStove } from './machine-steps.ts';

/** What the cook is told about a condition that a recipe does not meet. */
const SET: Partial<Record<Condition, Message>> = {
  unheated: msg('nothing is heated'),
  overnight: msg('made the evening before'),
  'bake-later': msg('put together ahead and baked later'),
  carried: msg('good to carry'),
  cold: msg('good cold'),
  crisp: msg('nothing that goes soggy'),
  'no-knives': msg('no knives'),
  'child-made': msg('made by a child'),
  pale: msg('nothing but pale food'),
  salty: msg('something salty'),
  'child-alone': msg('made by small children alone'),
  'one-burner': msg('a single burner'),
  'on-tray': msg('all on one tray'),
  'to-bake': msg('something to bake'),
  crispy: msg('something crispy'),
};

interface Kept {
  recipe: ComposedRecipe;
  /** Sentences for the cook, each true of the recipe. */
  said: string[];
}

/** A recipe whose steps follow the conditions of a request, and what the cook is told about them. */
export function keepingConditions(
  recipe: ComposedRecipe,
  classic: Classic | undefined,
  { conditions, leanings, wanted }: ChefRequest,
  knowledge: CookingKnowledge,
): Kept {
  if (conditions.length === 0 && !leanings.includes('pressure-cooker')) return { recipe, said: [] };
  const has = (condition: Condition) => conditions.includes(condition);
  let kept: Kept = { recipe, said: [] };
  const change = (next: Kept | null) => {
    if (next) kept = { recipe: next.recipe, said: [...kept.said, ...next.said] };
  };
  const away = minutesAway(conditions);
  if (away !== null) change(leftAlone(kept.recipe, away));
  if (has('from-dry')) change(fromDry(kept.recipe, leanings.includes('pressure-cooker')));
  if (has('from-tin')) change(fromTin(kept.recipe));
  if (leanings.includes('pressure-cooker'))
    change({ recipe: onTheStove(kept.recipe, has('stovetop-pressure')), said: [] });
  const made = madeFrom(kept.recipe, classic);
  const isKept = (condition: string) => isMet(made, condition);
  if (has('bake-later') && isKept('bake-later')) change(bakedLater(kept.recipe));
  if (has('overnight') && isKept('overnight')) change(keptOvernight(kept.recipe, made));
  if (has('carried') && isKept('carried')) change(packed(kept.recipe, has('unchilled')));
  const shape = valueSet(conditions, 'shape');
  if (shape !== null && classic?.kind === 'cake')
    change({
      recipe: { ...kept.recipe, instructions: [...kept.recipe.instructions, ...stepsForShape(shape)] },
      said: [],
    });
  const kind = classic?.kind ?? 'fry';
  const days = Number(valueSet(conditions, 'days'));
  if (days > 1) change(forDays(kept.recipe, kind, days));
  if (has('late')) change(forLatecomers(kept.recipe, kind));
  if (has('cast-iron')) change(inCastIron(kept.recipe));
  if (has('moist')) change(moist(kept.recipe));
  if (has('beginner')) change(forBeginners(kept.recipe));
  if (has('child-made')) change(helpedBy(kept.recipe));
  if (has('unchilled')) change({ recipe: kept.recipe, said: unchilledSaid(made) });
  const missed = choosesBy(conditions).flatMap((each) => {
    const words = SET[each as Condition];
    return words && !isKept(each) ? [t(words)] : [];
  });
  return {
    recipe: kept.recipe,
    said: [
      ...kept.said,
      ...kindsSaid(conditions),
      ...restSaid(kept.recipe, conditions, wanted, knowledge),
      ...(has('shut') ? boughtSaid(kept.recipe, wanted, knowledge) : []),
      ...(has('unsweet') && kept.recipe.ingredients.some(({ name }) => SUGARED.test(name))
        ? [t('I do not know a version of it without sugar.')]
        : []),
      ...(has('whatever')
        ? [t('Buy whichever is freshest: another of the same kind works as well, if it is as thick.')]
        : []),
      ...(has('rice-cooker')
        ? [t('I do not know the times for a rice cooker: this is for a pan with a lid.')]
        : []),
      ...(has('unhurried') && total(kept.recipe) < LONG ? [t('I do not know a slower way to make it.')] : []),
      ...(has('unheated') && isKept('unheated') ? [t('Nothing in it is heated.')] : []),
      ...(has('no-knives') && isKept('no-knives') ? [t('Nothing in it needs a knife.')] : []),
      ...(missed.length > 0
        ? [t('I do not know a dish that also meets this: {conditions}.', { conditions: listed(missed) })]
        : []),
    ],
  };
}

const SUGARED = /\b(?:sugar|syrup|honey)\b/;
/** Minutes from which on a dish takes its time. */
const LONG = 120;
const total = ({ prepTime, cookTime }: ComposedRecipe): number => prepTime + cookTime;

/** How much of a glut is left over. */
function restSaid(
  { ingredients }: ComposedRecipe,
  conditions: readonly string[],
  wanted: readonly string[][],
  knowledge: CookingKnowledge,
): string[] {
  const count = Number(valueSet(conditions, 'many'));
  const line = ingredients.find(({ name }) =>
    wanted.flat().some((food) => isSame(food, { name: withoutCut(name) }, knowledge)),
  );
  const [all, one] = recipeFoods(knowledge.catalog, line ? [line, { ...line, amount: '1' }] : []).map(
    ({ grams }) => grams ?? 0,
  );
  const used = all && one ? Math.ceil(all / one) : count;
  const left = count - used;
  return left > 0
    ? [
        t(
          'It takes {used} of the {count}. Make more of it, or ask for “something else” for the other {left}.',
          { used, count, left },
        ),
      ]
    : [];
}

/** What nobody names, and what stock is made of. */
const IN_EVERY_KITCHEN =
  /^(?:(?:coarse )?(?:sea )?salt|black pepper|water|(?:olive|sunflower) oil|.* stock)$/;

/** What somebody who cannot shop would have to have besides. */
function boughtSaid(
  { ingredients }: ComposedRecipe,
  wanted: readonly string[][],
  knowledge: CookingKnowledge,
): string[] {
  const foods = distinct(
    ingredients
      .map(foodOf)
      .filter(
        (name) =>
          !IN_EVERY_KITCHEN.test(name) &&
          !wanted
            .flat()
            .some(
              (food) =>
                name.startsWith(`${food} `) ||
                isSame(food, { name }, knowledge) ||
                name.split(' ').at(-1) === food.split(' ').at(-1),
            ),
      ),
  );
  return foods.length > 0
    ? [t('It also needs {foods}, which you did not name.', { foods: listed(foods) })]
    : [];
}

/** A request for several of a kind gets one recipe at a time. */
function kindsSaid(conditions: readonly string[]): string[] {
  const count = Number(valueSet(conditions, 'kinds'));
  return count > 1
    ? [
        t(
          'I write one at a time: this is the first of the {count} you asked for. Ask for “something else” next.',
          { count },
        ),
      ]
    : [];
}

const madeFrom = (recipe: ComposedRecipe, classic: Classic | undefined): Made => ({
  kind: classic?.kind ?? 'fry',
  title: recipe.title,
  meals: classic?.meals ?? [],
  lines: recipe.ingredients.map(({ name }) => name),
  steps: recipe.instructions,
});

function unchilledSaid({ lines }: Made): string[] {
  const foods = lines.filter(isPerishable).map(withoutCut);
  return foods.length === 0
    ? [t('Nothing in it needs a fridge.')]
    : [t('Without a fridge, buy this on the day you cook it: {foods}.', { foods: listed(foods) })];
}

const MORE_FROM_COLD = 10;

function bakedLater(recipe: ComposedRecipe): Kept | null {
  const at = recipe.instructions.findIndex((step) => /\b[Bb]ake\b/.test(step));
  if (at < 0) return null;
  const step = recipe.instructions[at] ?? '';
  const sentences = step.split(/(?<=\.) (?=\p{Lu})/u);
  const baking = sentences.findIndex((sentence) => /\b[Bb]ake\b/.test(sentence));
  const before = sentences.slice(0, baking).join(' ');
  const after = sentences.slice(baking).join(' ');
  const heating = recipe.instructions.find((each) => /[Hh]eat the oven/.test(each));
  const instructions = [
    ...recipe.instructions.slice(0, at),
    ...(before === '' ? [] : [before]),
    `Up to here it is made ahead: let it cool, cover it and keep it in the fridge.${
      heating ? ' Heat the oven only when you come home.' : ''
    }`,
    `${after} Coming from the fridge, it takes about ${MORE_FROM_COLD} minutes longer.`,
    ...recipe.instructions.slice(at + 1),
  ];
  return {
    recipe: { ...recipe, instructions, cookTime: recipe.cookTime + MORE_FROM_COLD },
    said: [],
  };
}

const STANDS_ALREADY =
  /\b(?:overnight|over night|the night before|until (?:the )?(?:next day|morning)|keeps? for)\b/i;
const IN_A_TIN = /^(?:biscuit|cake|bread)$/;

function keptOvernight(recipe: ComposedRecipe, { kind }: Made): Kept | null {
  if (recipe.instructions.some((step) => STANDS_ALREADY.test(step))) return null;
  const step = IN_A_TIN.test(kind)
    ? 'Make them in the evening and keep them in a tin overnight: there is nothing left to do in the morning.'
    : 'Make it in the evening, let it cool, cover it and keep it in the fridge overnight. In the morning eat it cold, or warm it through until it steams.';
  return { recipe: { ...recipe, instructions: [...recipe.instructions, step] }, said: [] };
}

function packed(recipe: ComposedRecipe, isWithoutCold: boolean): Kept {
  const isToKeepCool = recipe.ingredients.some(({ name }) => isPerishable(name));
  const step = `Pack it in a box with a tight lid, and stand it level on the way.${
    isToKeepCool && !isWithoutCold ? ' Keep it cool, with an ice pack if it is more than two hours.' : ''
  }`;
  return { recipe: { ...recipe, instructions: [...recipe.instructions, step] }, said: [] };
}

/** What small hands can do, by the words of a step. */
const TASKS: readonly (readonly [step: RegExp, task: string])[] = [
  [/\bmash/i, 'mash'],
  [/\b(?:stir|mix)/i, 'stir'],
  [/\b(?:whisk|beat)/i, 'whisk'],
  [/\brub\b/i, 'rub in the butter'],
  [/\b(?:knead)/i, 'knead'],
  [/\b(?:roll|shape|flatten)/i, 'roll and shape'],
  [/\b(?:cut out|stamp)/i, 'cut out with a cutter'],
  [/\b(?:press)/i, 'press it down'],
  [/\b(?:divide|drop|spoon)/i, 'spoon it out'],
  [/\b(?:scatter|sprinkle|dust)/i, 'sprinkle'],
];

function helpedBy(recipe: ComposedRecipe): Kept | null {
  const text = recipe.instructions.join(' ');
  const tasks = TASKS.flatMap(([step, task]) => (step.test(text) ? [task] : [])).slice(0, 5);
  if (tasks.length === 0) return null;
  return {
    recipe: {
      ...recipe,
      cookingTips: [
        `A child can weigh out, ${tasks.join(', ')}. The oven, the hob and everything hot are for the grown-up.`,
        ...recipe.cookingTips,
      ],
    },
    said: [],
  };
}
