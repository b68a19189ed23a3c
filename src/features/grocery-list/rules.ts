import { splitIngredientLine } from '#features/foods/rules.ts';
import { isPlainDate, type PlainDate } from '#shared/dates.ts';
import { parseQuantity, scaleAmount } from '#shared/quantity.ts';

interface PlannedRecipe {
  recipeId: string;
  date: string;
}

export interface ShoppedRecipe {
  title: string;
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
  /** How often the line is needed. */
  count: number;
  recipes: Map<string, { title: string; times: number }>;
}

const LONGEST_KEY = 600;

/**
 * What to buy for planned meals (spec part 2 §5): lines merged case-insensitively, amount and name joined, alphabetical.
 * A line needed n times has its quantity multiplied. `total` counts all meals, `shown` those in the range whose recipe exists.
 */
export function buildGroceryList(
  meals: readonly PlannedRecipe[],
  recipesById: ReadonlyMap<string, ShoppedRecipe>,
  range: DateRange = {},
): { items: ListedItem[]; shown: number; total: number } {
  const times = new Map<string, number>();
  let shown = 0;
  for (const { recipeId, date } of meals) {
    if (!recipesById.has(recipeId) || !isInRange(date, range)) continue;
    times.set(recipeId, (times.get(recipeId) ?? 0) + 1);
    shown += 1;
  }
  const lines = new Map<string, Line>();
  for (const [recipeId, planned] of times) {
    const recipe = recipesById.get(recipeId);
    for (const ingredient of recipe?.ingredients ?? [])
      addLine(lines, ingredient, { recipeId, title: recipe?.title ?? '', times: planned });
  }
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
  recipe: { recipeId: string; title: string; times: number },
): void {
  const amount = squeeze(ingredient.amount);
  const text = squeeze(`${amount} ${ingredient.name}`);
  if (!text) return;
  const joined = text.toLowerCase();
  const line = lines.get(joined);
  if (!line) {
    const recipes = new Map([[recipe.recipeId, { title: recipe.title, times: recipe.times }]]);
    lines.set(joined, { text, amount, count: recipe.times, recipes });
    return;
  }
  if (isShownBefore({ text, amount }, line)) Object.assign(line, { text, amount });
  line.count += recipe.times;
  line.recipes.set(recipe.recipeId, { title: recipe.title, times: recipe.times });
}

/** Of two spellings of a line one with an amount is shown, then the one that sorts first, whichever recipe came first. */
function isShownBefore(one: Pick<Line, 'text' | 'amount'>, other: Pick<Line, 'text' | 'amount'>): boolean {
  if ((one.amount === '') !== (other.amount === '')) return one.amount !== '';
  return one.text === other.text ? one.amount > other.amount : one.text < other.text;
}

function multiplied({ text, amount, count }: Line): string {
  if (count === 1) return text;
  const scaled = scaleAmount(text, count);
  // A line without an amount may begin with one all the same ('2 eggs'), or with a name ('7up').
  if (!amount) return splitIngredientLine(text).amount ? scaled : text;
  const quantity = parseQuantity(amount);
  if (!quantity) return `${count} × ${text}`;
  // The name may begin with a number that is not part of the amount: '1', '1/2 inch piece of ginger'.
  const name = text.slice(amount.length);
  const isPart = parseQuantity(text)?.rest !== quantity.rest + name;
  const multiple = isPart ? scaleAmount(amount, count) + name : scaled;
  return multiple === text ? `${count} × ${text}` : multiple;
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
