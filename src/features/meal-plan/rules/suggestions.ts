import type { Ingredient } from '#features/foods/rules/ingredient/ingredient.ts';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { foldText, searchTokens } from '#features/search/rules/search.ts';
import { t } from '#shared/t.ts';
import { singular } from '#shared/text.ts';
import { listed } from '#shared/written/lists.ts';

const MOST_FOODS = 10;
/** What follows in a line is no name any more. Sixty recipes are read for each request. */
const LONGEST_NAME = 120;
const SUGGESTIONS = 3;

/** A food as typed, with the words in recipes that may refer to it. */
export interface NamedFood {
  name: string;
  words: {
    typed: string;
    /** The word and its inflections, or otherwise its closest matches. */
    strong: ReadonlySet<string>;
    any: ReadonlySet<string>;
  }[];
}

export interface CandidateRecipe {
  title: string;
  ingredients: readonly { amount: string; name: string }[];
}

export interface Suggestion<Recipe extends CandidateRecipe> {
  recipe: Recipe;
  reason: string;
  have: string[];
  missing: string[];
}

/** The name of a line's food in the reader's language. */
export type InWords = (line: Ingredient) => string;
const asWritten: InWords = ({ food }) => food.trim();

/** Splits 'chicken, baby spinach and rice' into foods with their search words; at most ten. */
export function foodsNamed(q: string): { name: string; tokens: string[] }[] {
  return q
    .split(/[,;&+\n]|\band\b/i)
    .map((part) => ({ name: part.replace(/\s+/g, ' ').trim(), tokens: searchTokens(part) }))
    .filter(({ tokens }) => tokens.length > 0)
    .slice(0, MOST_FOODS);
}

/**
 * The three recipes that make the most of the foods at hand: most foods used, then fewest missing, then most already bought
 * this week. Recipes with none of the foods are left out; ties keep their order.
 */
export function suggestionsFor<Recipe extends CandidateRecipe>(
  foods: readonly NamedFood[],
  recipes: readonly Recipe[],
  bought: ReadonlySet<string>,
  inWords: InWords = asWritten,
): Suggestion<Recipe>[] {
  const rated = recipes.flatMap((recipe) => {
    const names = recipe.ingredients.map(ingredientName).filter(Boolean);
    const [title, ...lines] = [recipe.title, ...names].map(wordsOf);
    const texts = [title ?? [], ...lines];
    const well = foods.filter((food) => texts.some((words) => means(food, words)));
    const loosely = foods.filter((food) => !well.includes(food) && texts.some((words) => holds(food, words)));
    if (well.length + loosely.length === 0) return [];
    const isAtHand = (words: readonly string[]) =>
      well.some((food) => means(food, words)) || loosely.some((food) => holds(food, words));
    const have = names.filter((_, index) => isAtHand(lines[index] ?? []));
    const missing = names.filter((_, index) => !isAtHand(lines[index] ?? []));
    const alsoBought = missing.filter((name) => bought.has(foodKey(name))).length;
    const used = (well.length > 0 ? well : loosely).map(({ name }) => name);
    return [{ recipe, used, have, missing, well: well.length, loosely: loosely.length, alsoBought }];
  });
  rated.sort(
    (a, b) =>
      b.well - a.well ||
      b.loosely - a.loosely ||
      a.missing.length - b.missing.length ||
      b.alsoBought - a.alsoBought,
  );
  return rated.slice(0, SUGGESTIONS).map(({ recipe, used, have, missing }) => ({
    recipe,
    reason: t('Uses your {used}; {missing}', {
      used: listed(used),
      missing: needed(missing, bought, inWords),
    }),
    have: foodNames(have, inWords),
    missing: foodNames(missing, inWords),
  }));
}

/** Without foods: three recent or popular recipes, those sharing most ingredients with this week first. */
export function suggestionsWithoutFoods<Recipe extends CandidateRecipe & { isRecent: boolean }>(
  recipes: readonly Recipe[],
  bought: ReadonlySet<string>,
  inWords: InWords = asWritten,
): Suggestion<Recipe>[] {
  const rated = recipes.map((recipe) => {
    const missing = recipe.ingredients.map(ingredientName).filter(Boolean);
    return { recipe, missing, alsoBought: missing.filter((name) => bought.has(foodKey(name))).length };
  });
  rated.sort((a, b) => b.alsoBought - a.alsoBought);
  return rated.slice(0, SUGGESTIONS).map(({ recipe, missing, alsoBought }) => ({
    recipe,
    reason: reasonWithoutFoods(recipe.isRecent, alsoBought),
    have: [],
    missing: foodNames(missing, inWords),
  }));
}

/** A key that equates spellings of an ingredient: '2 large Onions, chopped' and 'large onion'. */
export function foodKey(name: string): string {
  const [food = ''] = foldText(name.replace(/\([^)]*\)/g, ' ')).split(',');
  return food
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)
    .join(' ');
}

/** The food of an ingredient line, even when the name includes the amount. */
export function ingredientName({ amount, name }: { amount: string; name: string }): string {
  const start = name.slice(0, LONGEST_NAME);
  return amount.trim() ? start.replace(/\s+/g, ' ').trim() : splitIngredientLine(start).name;
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function means({ words: wanted }: NamedFood, words: readonly string[]): boolean {
  return wanted.every(({ strong }) => words.some((word) => strong.has(word)));
}

/** Also matches substrings (spec part 1 §5), so that a plain text search never finds more. */
function holds({ words: wanted }: NamedFood, words: readonly string[]): boolean {
  return wanted.every(({ typed, any }) => words.some((word) => word.includes(typed) || any.has(word)));
}

function needed(missing: readonly string[], bought: ReadonlySet<string>, inWords: InWords): string {
  const names = foodNames(missing, inWords);
  if (names.length === 0) return t('needs nothing else');
  const alsoBought = foodNames(
    missing.filter((name) => bought.has(foodKey(name))),
    inWords,
  );
  const values = { count: names.length, names: listed(names) };
  if (alsoBought.length === 0) return t('needs {count} more: {names}', values);
  if (alsoBought.length === names.length)
    return t('needs {count} more: {names}, on this week’s list', values);
  return t('needs {count} more: {names}; {bought} on this week’s list', {
    ...values,
    bought: listed(alsoBought),
  });
}

/** The foods of ingredients without preparation, deduplicated: 'potatoes' for 'potatoes, halved across, in large chunks'. */
function foodNames(ingredients: readonly string[], inWords: InWords): string[] {
  const byKey = new Map<string, string>();
  for (const name of ingredients) {
    const food = inWords(parseIngredient(name)) || name;
    const key = foodKey(food);
    if (!byKey.has(key)) byKey.set(key, food);
  }
  return [...byKey.values()];
}

function reasonWithoutFoods(isRecent: boolean, alsoBought: number): string {
  if (alsoBought > 0)
    return t(
      '{alsoBought, plural, one {Shares # ingredient with this week} other {Shares # ingredients with this week}}',
      { alsoBought },
    );
  return isRecent ? t('New on Plateful') : t('Popular with other cooks');
}
