import { t } from '#shared/t.ts';
import { withCream } from '../additions/creamier.ts';
import { lessSweet } from '../additions/less-sweet.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isLineOf, isOfWord } from '../knowledge/line-of.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import { notMild, spicedWith } from './heat.ts';
import { type ChefRequest, distinct } from './request.ts';
import {
  isSweet,
  isTexture,
  type Lines,
  multiplied,
  TEXTURE_SAID,
  type Texture,
  textured,
} from './textures.ts';

/** Changes of amounts that leave a dish what it is. */
const TWEAKS = [
  'creamier',
  'less-sugar',
  'less-sweet',
  'sweeter',
  'less-salt',
  'spicier',
  'much-spicier',
  'lighter',
] as const;
type OfAmounts = (typeof TWEAKS)[number];
/** 'more:garlic': half as much again of a food, by larder name. */
export type Tweak = OfAmounts | Texture | AmountOfFood;
/** 'double:prawn': as much again of a food, by larder name. */
type AmountOfFood = `more:${string}` | `double:${string}` | `less:${string}`;
/** 'less:bean': half as much of what is called so. */
export const isMore = (tweak: string): tweak is AmountOfFood => /^(?:more|double|less):/.test(tweak);

export const isTweak = (text: string): text is Tweak =>
  isTexture(text) || isMore(text) || TWEAKS.some((tweak) => tweak === text);

const WORDS: Record<OfAmounts, string[]> = {
  creamier: ['creamier', 'richer', 'more creamy'],
  'less-sugar': ['less sugar', 'low sugar', 'reduced sugar', 'little sugar'],
  'less-sweet': [
    'less sweet',
    'not so sweet',
    'not as sweet',
    'not too sweet',
    'not overly sweet',
    'not very sweet',
    'not super sweet',
    'not crazy sweet',
    'not that sweet',
    'not sickly sweet',
  ],
  sweeter: ['sweeter', 'more sugar'],
  'less-salt': ['less salt', 'less salty'],
  spicier: ['spicier', 'hotter'],
  'much-spicier': [
    'really spicy',
    'very spicy',
    'extra spicy',
    'super spicy',
    'properly spicy',
    'seriously spicy',
    'extra hot',
    'fiery',
  ],
  lighter: [
    'lighter',
    'healthier',
    'less oil',
    'less fat',
    'less oily',
    'less butter',
    'less greasy',
    'less rich',
    'less creamy',
  ],
};
const LESS = 0.65;
const MORE = 1.35;
const MUCH_MORE = 1.5;
const FAR_MORE = 2.5;
const CREAMY = /\b(?:cream|crème fraîche|coconut milk)\b/;
const SUGARS = /sugar(?! snap)|syrup|honey(?!dew)/;
const SALTS = /^(?:salt|soy sauce|gluten-free soy sauce|fish sauce|coarse sea salt)\b/;
/** What a dish may have less of without failing: nothing that a dough or a batter is made of. */
const FATS =
  /\b(?:cream|crème fraîche|mascarpone|mayonnaise|butter|ghee|oil|lard|cheddar|parmesan|pecorino|gruyère|mozzarella|coconut milk|pancetta|bacon|chorizo)\b/;
/** What a dish of dough may have less of, too. */
const CHEESES =
  /\b(?:cheddar|parmesan|pecorino|gruyère|Emmental|mozzarella|feta|Reblochon|pancetta|bacon|chorizo)\b/;
const BAKED = /\b(?:batter|pastry|deep-frying)\b/;
/** Grams a serving: less flour thickens a sauce, more is a dough. */
const FLOUR_OF_DOUGH = 20;
const isOfDough = ({ ingredients, servings }: ComposedRecipe): boolean =>
  ingredients.some(
    ({ amount, name }) =>
      BAKED.test(name) ||
      (/\bflour\b/.test(name) && /^\d+ g$/.test(amount) && parseInt(amount, 10) / servings > FLOUR_OF_DOUGH),
  );
const HOT =
  /chilli|jalape|cayenne|harissa|gochujang|gochugaru|sriracha|sambal|doubanjiang|Sichuan pepper|scotch bonnet|habanero|hot sauce/i;
/** Steps of dishes that something is stirred into. */
const WET = /simmer|sauce|soup|whisk in|stew|curry|toss|ladleful/i;
/** With half as much cream again, it would not set. */
const SETS =
  /\b(?:quiche|tart|flan|(?:cheese)?cake|panna cotta|custard|br[uû]l[eé]e|mousse|ice cream|semifreddo|parfait)\b/i;
/** What is beaten soft is made creamier by more of what it is beaten with. */
const BEATEN_SOFT = /\b(?:mash(?:ed)?|polenta|grits|pur[eé]e|champ|colcannon)\b/i;
const BEATEN_IN = /^(?:vegan |unsalted )?butter$|\bmilk$/;
const HEAT_A_SERVING = 0.125;

/** The tweaks of a conversation after another message. */
export function tweaksAfter(before: readonly string[], says: (...words: string[]) => boolean): Tweak[] {
  const asked = TWEAKS.filter((tweak) => says(...WORDS[tweak]));
  const isLess = (tweak: OfAmounts) => tweak === 'less-sugar' || tweak === 'less-sweet';
  const isTakenBack = (tweak: OfAmounts) =>
    (tweak === 'sweeter' && asked.some(isLess)) ||
    (isLess(tweak) && asked.includes('sweeter')) ||
    (/spicier/.test(tweak) && says('milder', 'less spicy')) ||
    (tweak === 'lighter' && asked.includes('creamier')) ||
    (tweak === 'creamier' && asked.includes('lighter'));
  // Somebody who finds it mild still wants more than before.
  const isHotterStill = asked.includes('spicier') && before.includes('spicier');
  const all = isHotterStill
    ? [...asked.filter((tweak) => tweak !== 'spicier'), 'much-spicier' as const]
    : asked;
  const isOvertaken = (tweak: OfAmounts) => tweak === 'spicier' && all.includes('much-spicier');
  return distinct<Tweak>([
    ...TWEAKS.filter((tweak) => before.includes(tweak) && !isTakenBack(tweak) && !isOvertaken(tweak)),
    ...before.filter(isTexture),
    ...before.filter(isMore),
    ...all,
  ]);
}

/** What a first wish says of amounts: 'tikka masala, but healthier', 'a spicy soup'. */
export const firstTweaks = ({
  changes,
  request,
}: {
  changes: readonly string[];
  request: Pick<ChefRequest, 'heat'>;
}): Tweak[] =>
  distinct([
    ...tweaksAfter([], (...words) => changes.some((change) => words.includes(change))),
    ...(request.heat === 'hot' && !changes.some((change) => WORDS['much-spicier'].includes(change))
      ? (['spicier'] as const)
      : []),
  ]);

/** Applies tweaks to a finished recipe; `failed` are those that had nothing to change. */
export function tweaked(
  recipe: ComposedRecipe,
  tweaks: readonly Tweak[],
  may: (name: string) => boolean,
  knowledge: CookingKnowledge,
): { recipe: ComposedRecipe; failed: Tweak[] } {
  let result = recipe;
  const failed: Tweak[] = [];
  for (const tweak of tweaks) {
    const next = apply(result, tweak, may, knowledge);
    if (next) result = next;
    else failed.push(tweak);
  }
  return { recipe: result, failed };
}

function apply(
  recipe: ComposedRecipe,
  tweak: Tweak,
  may: (name: string) => boolean,
  knowledge: CookingKnowledge,
): ComposedRecipe | null {
  if (isTexture(tweak)) return textured(recipe, tweak, may, knowledge);
  if (isMore(tweak))
    return multiplied(
      recipe,
      linesOf(tweak, knowledge),
      tweak.startsWith('more:') ? MUCH_MORE : tweak.startsWith('double:') ? 2 : 0.5,
      knowledge,
    );
  switch (tweak) {
    case 'less-sugar':
      return multiplied(recipe, SUGARS, LESS, knowledge);
    case 'less-sweet':
      return multiplied(recipe, SUGARS, LESS, knowledge) ?? lessSweet(recipe, may, knowledge);
    case 'sweeter':
      return multiplied(recipe, SUGARS, MORE, knowledge) ?? withSugar(recipe, may);
    case 'less-salt':
      return multiplied(recipe, SALTS, 0.5, knowledge);
    case 'spicier':
      return hotter(multiplied(recipe, HOT, MUCH_MORE, knowledge) ?? withHeat(recipe, may));
    case 'much-spicier':
      return hotter(multiplied(recipe, HOT, FAR_MORE, knowledge) ?? withHeat(recipe, may, FAR_MORE));
    case 'lighter':
      return (
        (isSweet(recipe) ? multiplied(recipe, SUGARS, LESS, knowledge) : null) ??
        multiplied(recipe, isOfDough(recipe) ? CHEESES : FATS, LESS, knowledge)
      );
    case 'creamier':
      if (SETS.test(recipe.title)) return null;
      return (
        multiplied(recipe, CREAMY, MUCH_MORE, knowledge) ??
        (BEATEN_SOFT.test(recipe.title) ? multiplied(recipe, BEATEN_IN, MUCH_MORE, knowledge) : null) ??
        withCream(recipe, may)
      );
  }
}

/** Whether a recipe has more of what is hot than the one before. */
export const isHotter = (before: readonly Amount[], after: readonly Amount[]): boolean =>
  after.some(
    ({ amount, name }) =>
      HOT.test(name) && !before.some((line) => line.name === name && line.amount === amount),
  );
interface Amount {
  amount: string;
  name: string;
}

/** The lines of the food that there is to be more of. */
const linesOf = (tweak: string, knowledge: CookingKnowledge): Lines => ({
  test: (line) => {
    const food = tweak.slice(tweak.indexOf(':') + 1);
    return tweak.startsWith('less:') ? isOfWord(food, line) : isLineOf(food, line, knowledge);
  },
});

function withHeat(recipe: ComposedRecipe, may: (name: string) => boolean, factor = 1): ComposedRecipe | null {
  if (!may('chilli flakes') || isSweet(recipe)) return null;
  const { amount } = quantityOf(
    recipe.servings * HEAT_A_SERVING * factor,
    { unit: 'tsp', units: 'tsp' },
    'fine',
  );
  const line = { amount, name: 'chilli flakes' };
  const instructions = spicedWith(recipe.instructions, line.name);
  return instructions
    ? { ...recipe, ingredients: [...recipe.ingredients, line], instructions }
    : withStep(recipe, line, 'Season with the chilli flakes.');
}

/** A little of what sweetens, where nothing does yet. */
function withSugar(recipe: ComposedRecipe, may: (name: string) => boolean): ComposedRecipe | null {
  const sweet = SWEETENERS.find(may);
  if (!sweet || !recipe.instructions.some((step) => WET.test(step))) return null;
  const { amount } = quantityOf(recipe.servings * SUGAR_A_SERVING, { unit: 'tsp', units: 'tsp' }, 'fine');
  return withStep(recipe, { amount, name: sweet }, `Stir in the ${sweet} and taste it.`);
}
const SWEETENERS = ['brown sugar', 'sugar', 'maple syrup'];
const SUGAR_A_SERVING = 0.5;

const hotter = (recipe: ComposedRecipe | null): ComposedRecipe | null => recipe && notMild(recipe);

/** The new step comes before the last, which serves. */
function withStep(
  recipe: ComposedRecipe,
  line: { amount: string; name: string },
  step: string,
): ComposedRecipe {
  const { instructions } = recipe;
  return {
    ...recipe,
    ingredients: [...recipe.ingredients, line],
    instructions: [...instructions.slice(0, -1), step, ...instructions.slice(-1)],
  };
}

/** What was changed of a dish as it is usually made. */
export function changeSaid(
  tweak: Tweak,
  { tags, ingredients }: Pick<ComposedRecipe, 'tags' | 'ingredients'>,
): string {
  if (isTexture(tweak)) return t(TEXTURE_SAID[tweak]);
  if (isMore(tweak)) return '';
  switch (tweak) {
    case 'lighter':
      if (isSweet({ tags, ingredients })) return changeSaid('less-sugar', { tags, ingredients });
      return t('It has about a third less cream, butter, oil or cheese than it is usually made with.');
    case 'creamier':
      return t('It has more cream than it is usually made with.');
    case 'less-sugar':
    case 'less-sweet':
      return ingredients.some(({ name }) => SUGARS.test(name))
        ? t('It has about a third less sugar than it is usually made with.')
        : t('It is made less sweet than usual.');
    case 'sweeter':
      return t('It has more sugar than it is usually made with.');
    case 'less-salt':
      return t('It has half the salt that it is usually made with.');
    case 'spicier':
      return t('It is hotter than it is usually made.');
    case 'much-spicier':
      return t('It is much hotter than it is usually made.');
  }
}

/** Why a recipe stayed as it was. */
export function unchangedSaid(tweak: Exclude<Tweak, Texture>): string {
  if (isMore(tweak)) return '';
  switch (tweak) {
    case 'lighter':
      return t('I do not know a good way to make this lighter.');
    case 'creamier':
      return t('I do not know a good way to make this creamier.');
    case 'less-sugar':
    case 'less-sweet':
    case 'sweeter':
      return t('There is no sugar in it to change.');
    case 'less-salt':
      return t('There is no salt in it to cut down.');
    case 'spicier':
    case 'much-spicier':
      return t('I do not know a good way to make this spicier.');
  }
}
