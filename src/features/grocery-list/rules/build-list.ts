import Fraction from 'fraction.js';
import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { FIRST_DATE, isPlainDate, type PlainDate } from '#shared/dates.ts';
import { parseQuantity, type Rational, scaleAmount } from '#shared/quantity.ts';
import { ONE, toRational } from './exact.ts';
import { LONGEST_LINE_KEY } from './limits.ts';

export interface PlannedRecipe {
  /** `null` for a free-text meal, which needs no shopping. */
  recipeId: string | null;
  date: string;
  /** `null` for the recipe's own servings. */
  servings?: number | null;
}

export interface ShoppedRecipe {
  title: string;
  servings?: number;
  ingredients: readonly { amount: string; name: string }[];
}

export interface DateRange {
  start?: PlainDate | undefined;
  end?: PlainDate | undefined;
}

/** What one recipe needs of a line, and how often it is planned. */
export interface RecipeShare {
  recipeId: string;
  title: string;
  times: number;
  /** The last date it is planned for in the range; `null` if a date is invalid. */
  lastDate: PlainDate | null;
  text: string;
}

export interface ListedItem {
  /** The lowercased line without its multiplier, so that it survives changes to the plan. At most 600 characters. */
  key: string;
  /** Multiplied: '400 g flour'. */
  text: string;
  /** As written: '200 g flour'. */
  line: string;
  /** How often the line is needed; fractional when servings differ from the recipe's. */
  count: Fraction;
  /** Recipes that need it, by title. */
  recipes: RecipeShare[];
}

interface Line {
  text: string;
  /** The amount at the start of `text`; empty if there is none. */
  amount: string;
  count: Fraction;
  recipes: Map<string, Asking>;
}

interface Asking {
  title: string;
  times: number;
  lastDate: PlainDate | null;
  count: Fraction;
}

interface Planned {
  recipeId: string;
  recipe: ShoppedRecipe;
  times: number;
  lastDate: PlainDate | null;
  /** `times`, in units of the recipe's own servings. */
  count: Fraction;
}

/**
 * What to buy for planned meals (spec part 2 §5): lines merged case-insensitively, alphabetical, with quantities multiplied
 * by times and servings. `total` counts all meals, `shown` those in the range whose recipe exists.
 */
export function buildGroceryList(
  meals: readonly PlannedRecipe[],
  recipesById: ReadonlyMap<string, ShoppedRecipe>,
  range: DateRange = {},
): { items: ListedItem[]; shown: number; total: number } {
  const plannedRecipes = new Map<string, Planned>();
  let shown = 0;
  for (const { recipeId, date, servings } of meals) {
    const recipe = recipeId === null ? undefined : recipesById.get(recipeId);
    if (recipeId === null || !recipe || !isInRange(date, range)) continue;
    const planned = plannedRecipes.get(recipeId) ?? {
      recipeId,
      recipe,
      times: 0,
      lastDate: FIRST_DATE,
      count: new Fraction(0),
    };
    planned.times += 1;
    planned.lastDate = laterOf(planned.lastDate, date);
    planned.count = planned.count.add(
      isCount(servings) && isCount(recipe.servings) ? new Fraction(servings, recipe.servings) : ONE,
    );
    plannedRecipes.set(recipeId, planned);
    shown += 1;
  }
  const lines = new Map<string, Line>();
  for (const planned of plannedRecipes.values())
    for (const ingredient of planned.recipe.ingredients) addLine(lines, ingredient, planned);
  const items = [...lines].map(([joined, line]) => ({
    key: keyOf(joined),
    text: multiplied(line, line.count),
    line: line.text,
    count: line.count,
    recipes: [...line.recipes]
      .map(([recipeId, { title, times, lastDate, count }]) => ({
        recipeId,
        title,
        times,
        lastDate,
        text: multiplied(line, count),
      }))
      .sort((a, b) => compare(a.title, b.title) || (a.recipeId < b.recipeId ? -1 : 1)),
  }));
  items.sort((a, b) => compare(a.text, b.text) || (a.key < b.key ? -1 : 1));
  return { items, shown, total: meals.length };
}

/** An invalid date may still be to come. */
function laterOf(one: PlainDate | null, other: string): PlainDate | null {
  if (one === null || !isPlainDate(other)) return null;
  return one < other ? other : one;
}

export function isInRange(date: string, { start, end }: DateRange): boolean {
  if (!start && !end) return true;
  return isPlainDate(date) && (!start || date >= start) && (!end || date <= end);
}

/** An ingredient as one line. */
export const lineOf = ({ amount, name }: { amount: string; name: string }): string =>
  squeeze(`${amount} ${name}`);

function addLine(
  lines: Map<string, Line>,
  ingredient: { amount: string; name: string },
  { recipeId, recipe: { title }, times, lastDate, count }: Planned,
): void {
  const amount = squeeze(ingredient.amount);
  const text = lineOf(ingredient);
  if (!text) return;
  const joined = text.toLowerCase();
  const line = lines.get(joined);
  const share = { title, times, lastDate, count };
  if (!line) {
    lines.set(joined, { text, amount, count, recipes: new Map([[recipeId, share]]) });
    return;
  }
  if (isShownBefore({ text, amount }, line)) Object.assign(line, { text, amount });
  line.count = line.count.add(count);
  const asking = line.recipes.get(recipeId);
  line.recipes.set(recipeId, asking ? { ...share, count: asking.count.add(count) } : share);
}

/** Prefers a spelling with an amount, then the first in sort order, regardless of recipe order. */
function isShownBefore(one: Pick<Line, 'text' | 'amount'>, other: Pick<Line, 'text' | 'amount'>): boolean {
  if ((one.amount === '') !== (other.amount === '')) return one.amount !== '';
  return one.text === other.text ? one.amount > other.amount : one.text < other.text;
}

function isCount(number: number | null | undefined): number is number {
  return Number.isSafeInteger(number) && Number(number) > 0;
}

function multiplied({ text, amount }: Line, exact: Fraction): string {
  if (exact.equals(ONE)) return text;
  const count = toRational(exact);
  const scaled = scaleAmount(text, count);
  // The name may still begin with an amount ('2 eggs') or a number ('7up').
  if (!amount) return splitIngredientLine(text).amount ? scaled : text;
  const quantity = parseQuantity(amount);
  if (!quantity) return repeated(text, count);
  // The name may begin with a number that is not an amount: '1/2 inch piece of ginger'.
  const name = text.slice(amount.length);
  const isPart = parseQuantity(text)?.rest !== quantity.rest + name;
  const multiple = isPart ? scaleAmount(amount, count) + name : scaled;
  return multiple === text ? repeated(text, count) : multiple;
}

/** Lines without a number are bought whole: a pinch and a half is two pinches. */
function repeated(text: string, { num, den }: Rational): string {
  return num <= den ? text : `${Math.ceil(num / den)} × ${text}`;
}

const UNEVEN = /\s\s|[^\S ]/;

function squeeze(text: string): string {
  // Fast path: almost every line has single spaces.
  return (UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Long lines are keyed by their beginning and a checksum. */
function keyOf(joined: string): string {
  if (joined.length <= LONGEST_LINE_KEY) return joined;
  let checksum = 0;
  for (let at = 0; at < joined.length; at++) checksum = (Math.imul(checksum, 31) + joined.charCodeAt(at)) | 0;
  return `${joined.slice(0, LONGEST_LINE_KEY - 20)}…${checksum >>> 0}/${joined.length}`;
}
