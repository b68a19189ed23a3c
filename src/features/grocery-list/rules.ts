import { splitIngredientLine } from '#features/foods/rules.ts';
import { isPlainDate, type PlainDate } from '#shared/dates.ts';
import { parseQuantity, scaleAmount } from '#shared/quantity.ts';

interface PlannedRecipe {
  /** `null` for an entry in words, which nothing is shopped for. */
  recipeId: string | null;
  date: string;
  /** `null` for as many as the recipe serves. */
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

export interface ListedItem {
  /** The line as written, in lower case, without its multiplication: it stays when the plan changes. At most 600 characters. */
  key: string;
  text: string;
  /** Who asks for it, by title; `times` is how often each is planned. */
  recipes: { recipeId: string; title: string; times: number }[];
}

interface Line {
  text: string;
  /** What `text` begins with; empty where no spelling of the line has an amount. */
  amount: string;
  /** How often the line is needed; not whole where a recipe is planned for other servings than its own. */
  count: number;
  recipes: Map<string, { title: string; times: number }>;
}

interface Planned {
  recipeId: string;
  recipe: ShoppedRecipe;
  times: number;
  /** `times`, in the recipe's own servings. */
  count: number;
}

const LONGEST_KEY = 600;
/** Sums of parts are as exact as this: three thirds are one. */
const PRECISION = 1e9;

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
    const planned = plannedRecipes.get(recipeId) ?? { recipeId, recipe, times: 0, count: 0 };
    planned.times += 1;
    planned.count += servings && recipe.servings ? servings / recipe.servings : 1;
    plannedRecipes.set(recipeId, planned);
    shown += 1;
  }
  const lines = new Map<string, Line>();
  for (const planned of plannedRecipes.values())
    for (const ingredient of planned.recipe.ingredients) addLine(lines, ingredient, planned);
  const items = [...lines].map(([joined, line]) => ({
    key: keyOf(joined),
    text: multiplied(line),
    recipes: [...line.recipes]
      .map(([recipeId, recipe]) => ({ recipeId, ...recipe }))
      .sort((a, b) => compare(a.title, b.title) || (a.recipeId < b.recipeId ? -1 : 1)),
    order: joined,
  }));
  items.sort((a, b) => compare(a.text, b.text) || (a.order < b.order ? -1 : 1));
  return { items: items.map(({ order: _order, ...item }) => item), shown, total: meals.length };
}

/** The list as a text to send; ticked items are at home and left out. `null` when nothing is left (spec part 2 §5). */
export function shareText(items: readonly { text: string; ticked: boolean }[]): string | null {
  const wanted = items.filter((item) => !item.ticked).map((item) => `- ${item.text}`);
  return wanted.length === 0 ? null : ['Grocery list', '', ...wanted].join('\n');
}

function isInRange(date: string, { start, end }: DateRange): boolean {
  if (!start && !end) return true;
  return isPlainDate(date) && (!start || date >= start) && (!end || date <= end);
}

function addLine(
  lines: Map<string, Line>,
  ingredient: { amount: string; name: string },
  { recipeId, recipe: { title }, times, count }: Planned,
): void {
  const amount = squeeze(ingredient.amount);
  const text = squeeze(`${amount} ${ingredient.name}`);
  if (!text) return;
  const joined = text.toLowerCase();
  const line = lines.get(joined);
  if (!line) {
    lines.set(joined, { text, amount, count, recipes: new Map([[recipeId, { title, times }]]) });
    return;
  }
  if (isShownBefore({ text, amount }, line)) Object.assign(line, { text, amount });
  line.count += count;
  line.recipes.set(recipeId, { title, times });
}

/** Of two spellings of a line one with an amount is shown, then the one that sorts first, whichever recipe came first. */
function isShownBefore(one: Pick<Line, 'text' | 'amount'>, other: Pick<Line, 'text' | 'amount'>): boolean {
  if ((one.amount === '') !== (other.amount === '')) return one.amount !== '';
  return one.text === other.text ? one.amount > other.amount : one.text < other.text;
}

function multiplied({ text, amount, count: sum }: Line): string {
  const count = Math.round(sum * PRECISION) / PRECISION;
  if (count === 1) return text;
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
function repeated(text: string, count: number): string {
  return count <= 1 ? text : `${Math.ceil(count)} × ${text}`;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** A very long line is named by its beginning and a checksum of the whole. */
function keyOf(joined: string): string {
  if (joined.length <= LONGEST_KEY) return joined;
  let checksum = 0;
  for (let at = 0; at < joined.length; at++) checksum = (Math.imul(checksum, 31) + joined.charCodeAt(at)) | 0;
  return `${joined.slice(0, LONGEST_KEY - 20)}…${checksum >>> 0}/${joined.length}`;
}
