import { splitIngredientLine } from '#features/foods/rules/split-line.ts';
import { FIRST_DATE, isPlainDate, type PlainDate } from '#shared/dates.ts';
import {
  compare as compareExact,
  type Fraction,
  fraction,
  NONE,
  ONE,
  plus,
  toRational,
} from '#shared/fraction.ts';
import { parseQuantity, type Rational, scaleAmount } from '#shared/quantity.ts';
import { LONGEST_LINE_KEY } from './limits.ts';

export interface PlannedRecipe {
  /** `null` for an entry in words, which nothing is shopped for. */
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

/** What of a line one recipe needs, and how often it is planned. */
export interface RecipeShare {
  recipeId: string;
  title: string;
  times: number;
  /** The last day it is planned for in the range; `null` where a day cannot be told. */
  lastDate: PlainDate | null;
  text: string;
}

export interface ListedItem {
  /** The line as written, in lower case, without its multiplication: it stays when the plan changes. At most 600 characters. */
  key: string;
  /** As often as it is needed: '400 g flour'. */
  text: string;
  /** As written: '200 g flour'. */
  line: string;
  /** How often the line is needed; not whole where a recipe is planned for other servings than its own. */
  count: Fraction;
  /** Who asks for it, by title. */
  recipes: RecipeShare[];
}

interface Line {
  text: string;
  /** What `text` begins with; empty where no spelling of the line has an amount. */
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
  /** `times`, in the recipe's own servings. */
  count: Fraction;
}

/**
 * What to buy for planned meals (spec part 2 §5): lines merged case-insensitively, amount and name joined, alphabetical.
 * A line needed n times has its quantity multiplied; a recipe planned for twice its servings needs it twice. `total` counts all meals, `shown` those in the range whose recipe exists.
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
      count: NONE,
    };
    planned.times += 1;
    planned.lastDate = laterOf(planned.lastDate, date);
    const isScaled = isCount(servings) && isCount(recipe.servings);
    planned.count = plus(planned.count, isScaled ? fraction(servings, recipe.servings) : ONE);
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

/** A day that cannot be told may be still to come. */
function laterOf(one: PlainDate | null, other: string): PlainDate | null {
  if (one === null || !isPlainDate(other)) return null;
  return one < other ? other : one;
}

export function isInRange(date: string, { start, end }: DateRange): boolean {
  if (!start && !end) return true;
  return isPlainDate(date) && (!start || date >= start) && (!end || date <= end);
}

function addLine(
  lines: Map<string, Line>,
  ingredient: { amount: string; name: string },
  { recipeId, recipe: { title }, times, lastDate, count }: Planned,
): void {
  const amount = squeeze(ingredient.amount);
  const text = squeeze(`${amount} ${ingredient.name}`);
  if (!text) return;
  const joined = text.toLowerCase();
  const line = lines.get(joined);
  const share = { title, times, lastDate, count };
  if (!line) {
    lines.set(joined, { text, amount, count, recipes: new Map([[recipeId, share]]) });
    return;
  }
  if (isShownBefore({ text, amount }, line)) Object.assign(line, { text, amount });
  line.count = plus(line.count, count);
  const asking = line.recipes.get(recipeId);
  line.recipes.set(recipeId, asking ? { ...share, count: plus(asking.count, count) } : share);
}

/** Of two spellings of a line one with an amount is shown, then the one that sorts first, whichever recipe came first. */
function isShownBefore(one: Pick<Line, 'text' | 'amount'>, other: Pick<Line, 'text' | 'amount'>): boolean {
  if ((one.amount === '') !== (other.amount === '')) return one.amount !== '';
  return one.text === other.text ? one.amount > other.amount : one.text < other.text;
}

function isCount(number: number | null | undefined): number is number {
  return Number.isSafeInteger(number) && Number(number) > 0;
}

function multiplied({ text, amount }: Line, exact: Fraction): string {
  if (compareExact(exact, ONE) === 0) return text;
  const count = toRational(exact);
  const scaled = scaleAmount(text, count);
  // A line without an amount may begin with one all the same ('2 eggs'), or with a name ('7up').
  if (!amount) return splitIngredientLine(text).amount ? scaled : text;
  const quantity = parseQuantity(amount);
  if (!quantity) return repeated(text, count);
  // The name may begin with a number that is not part of the amount: '1', '1/2 inch piece of ginger'.
  const name = text.slice(amount.length);
  const isPart = parseQuantity(text)?.rest !== quantity.rest + name;
  const multiple = isPart ? scaleAmount(amount, count) + name : scaled;
  return multiple === text ? repeated(text, count) : multiple;
}

/** What has no number is bought whole: a pinch and a half is two pinches. */
function repeated(text: string, { num, den }: Rational): string {
  return num <= den ? text : `${Math.ceil(num / den)} × ${text}`;
}

const UNEVEN = /\s\s|[^\S ]/;

function squeeze(text: string): string {
  // Almost every line is written with single spaces.
  return (UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** A very long line is named by its beginning and a checksum of the whole. */
function keyOf(joined: string): string {
  if (joined.length <= LONGEST_LINE_KEY) return joined;
  let checksum = 0;
  for (let at = 0; at < joined.length; at++) checksum = (Math.imul(checksum, 31) + joined.charCodeAt(at)) | 0;
  return `${joined.slice(0, LONGEST_LINE_KEY - 20)}…${checksum >>> 0}/${joined.length}`;
}
