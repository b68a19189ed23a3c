import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { categoryOf, type FormCategory } from '#features/recipes/rules/kinds.ts';
import { fitting, LIMITS, TOGETHER } from '#features/recipes/rules/limits.ts';
import { formatMinutes } from '#features/recipes/rules/recipe.ts';
import { isPlainDate } from '#shared/dates.ts';
import { NUMBER_WORDS } from '#shared/number-words.ts';
import { t } from '#shared/t.ts';
import { squeeze, storable } from '#shared/text.ts';
import { LONG_ITEM, TOO_LONG, TOO_LONG_TOGETHER, TOO_MANY, TOO_SLOW } from './draft-problems.ts';
import { parseMinutes } from './duration.ts';
import { webAddress } from './text.ts';

/** A recipe from a file, within the limits of a stored one. Times are in minutes; `null` if the file does not say. */
export interface RecipeDraft {
  title: string;
  description: string;
  ingredients: { amount: string; name: string }[];
  instructions: string[];
  prepTime: number | null;
  cookTime: number | null;
  /** What the total exceeds the others by; also mentioned in the tips. */
  waitingTime: number | null;
  servings: number | null;
  tags: string[];
  category: FormCategory;
  authorName: string | null;
  sourceUrl: string | null;
  cookingTips: string[];
  /** URLs as written, including relative ones. */
  images: string[];
  /** ISO 8601 instant. */
  publishedAt: string | null;
}

/**
 * Why something in a file is refused: a sentence for the cook, and the field of `RecipeDraft` (or 'file') it concerns.
 */
export interface Problem {
  field: keyof RecipeDraft | 'file';
  message: string;
  /** Whether the excess was cut off. */
  isCut?: true;
}

/** One recipe in a file: ready, or refused with every reason. `title` identifies it, if known. */
export type ReadRecipe =
  | { draft: RecipeDraft; problems?: never }
  | { draft?: never; title: string | null; problems: Problem[] };

/** Raw parser output. */
export interface RawRecipe {
  /** Whether it was read from a web page. */
  isPage?: boolean;
  /** Lists read from a web page that may lack lines, or have too many. */
  doubtful?: ('ingredients' | 'instructions')[];
  title: string;
  description: string;
  ingredients: IngredientLine[];
  instructions: string[];
  prepTime: unknown;
  cookTime: unknown;
  totalTime: unknown;
  /** Chilling, rising and resting, if it is stated by itself; otherwise it is the rest of the total. */
  waitingTime: unknown;
  servings: unknown;
  tags: string[];
  authorName: string;
  sourceUrl: string;
  cookingTips: string[];
  images: string[];
  publishedAt: string;
}

/** An empty raw recipe. */
export const NOTHING_READ: RawRecipe = {
  title: '',
  description: '',
  ingredients: [],
  instructions: [],
  prepTime: null,
  cookTime: null,
  totalTime: null,
  waitingTime: null,
  servings: null,
  tags: [],
  authorName: '',
  sourceUrl: '',
  cookingTips: [],
  images: [],
  publishedAt: '',
};

/** A line with the part of the recipe it belongs to ('For the dough'); empty for none. */
export interface IngredientLine {
  text: string;
  part: string;
}

/** '250克奶油': Chinese has no space after an amount. */
const UNSPACED =
  /(\d\s?(?:克|千克|公斤|毫升|公升|升|个|個|只|片|颗|根|瓣|杯|勺|汤匙|湯匙|大匙|小匙|茶匙|大さじ|小さじ|g|kg|ml|l))(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/iu;
const EMPTY_PART = /^(?:the\s+)?ingredients?$/i;
/** '8', '8-10', '4.0' */
const COUNT =
  /(?<![\d.,/-])(\d{1,9})(?:[.,]0)?(?![.,/]?\d)(?:\s{0,2}(?:[-–—~]|to|or|bis|à|a|til|до)\s{0,2}(\d{1,4})(?![.,/]?\d))?/giu;
const NOT_PORTIONS =
  /^\s*(?:€|[$£]|(?:euros?|dollars?|pounds sterling|min(?:ute)?s?|hours?|hrs?)\b)|^\s*(?:ml|cl|dl|l|lit(?:er|re)s?|cups?|g|grams?|kg|oz|ounces?|lbs?|pounds?|quarts?|gallons?|inch(?:es)?|cm|x)\b/i;
/** 'about 3 dozen' */
const DOZEN = /^\s*(?:dozen|doz|dutzend|douzaines?|docenas?|dozzine)\b/i;

/**
 * The first whole number in a text or list that counts portions ('8-10' gives 10, 'Makes 12 rolls' 12, '2 cups (40
 * crackers)' 40, 'Serves eight' 8, '3 dozen' 36, ['2', '2 dozen'] 24); `null` if there is none, if it is a volume or weight, or outside 1–1000.
 */
export function parseServings(value: unknown): number | null {
  if (Array.isArray(value))
    return (
      dozensFirst(value.slice(0, 20))
        .map(parseServings)
        .find((servings) => servings !== null) ?? null
    );
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string') return null;
  const text = /\d/.test(written)
    ? written.slice(0, 300)
    : written.slice(0, 300).replace(/\p{L}+/gu, digitsOf);
  for (const match of text.matchAll(COUNT)) {
    if (NOT_PORTIONS.test(text.slice(match.index + match[0].length))) continue;
    const each = DOZEN.test(text.slice(match.index + match[0].length)) ? 12 : 1;
    const servings = Math.max(Number(match[1]), Number(match[2] ?? 0)) * each;
    return servings >= 1 && servings <= LIMITS.servings ? servings : null;
  }
  return null;
}

/** ['2', '2 dozen'] as ['2 dozen', '2']: a number that another entry counts in dozens comes last. */
function dozensFirst(entries: readonly unknown[]): string[] {
  const texts = entries.map((entry) => String(entry).trim());
  const countsDozens = (own: string) =>
    texts.some((text) => text.startsWith(own) && DOZEN.test(text.slice(own.length)));
  return [...texts.filter((text) => !countsDozens(text)), ...texts.filter(countsDozens)];
}

/** 'eight' is '8'; words for 'one' are articles too, so they are left alone. */
function digitsOf(word: string): string {
  const count = NUMBER_WORDS.get(word.toLowerCase()) ?? 0;
  return count > 1 ? String(count) : word;
}

/** Prefixes a text with its part: 'For the sauce: Melt the butter.' */
export function labeled(label: string, text: string): string {
  const name = label.trim();
  if (!name) return text;
  return /[:.!?]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

/**
 * Checks a recipe against the limits and splits its ingredient lines. Truncates nothing: anything too long is a
 * problem.
 */
export function toDraft(raw: RawRecipe): ReadRecipe {
  const { draft, problems } = toReview(raw);
  return problems.length === 0 ? { draft } : { title: draft.title || null, problems };
}

/** The lenient version for review before saving: allows missing fields and cuts to the limits. `problems` lists both. */
export function toReview(raw: RawRecipe): { draft: RecipeDraft; problems: Problem[] } {
  const problems: Problem[] = [];
  const cut = (field: Problem['field'], message: string) => problems.push({ field, message, isCut: true });
  const miss = (field: Problem['field'], message: string) => problems.push({ field, message });
  const line = (field: 'title' | 'authorName', text: string, most: number) => {
    const clean = squeeze(storable(text));
    if (clean.length > most) cut(field, TOO_LONG[field]({ count: clean.length, most }));
    return clean.slice(0, most);
  };
  const texts = (field: keyof typeof TOO_MANY, all: string[], most: number, longest: number) => {
    const kept = all.map((text) => storable(text).trim()).filter(Boolean);
    if (kept.length > most) cut(field, TOO_MANY[field]({ count: kept.length, most }));
    const long = kept.findIndex((text) => text.length > longest);
    const count = kept[long]?.length ?? 0;
    if (long >= 0) cut(field, LONG_ITEM[field]({ number: long + 1, count, most: longest }));
    const shown = kept.slice(0, most).map((text) => text.slice(0, longest));
    const fit = fitting(shown, TOGETHER[field]);
    if (fit < shown.length) cut(field, TOO_LONG_TOGETHER[field]({ most: TOGETHER[field].most }));
    return shown.slice(0, fit);
  };
  const time = (field: 'prepTime' | 'cookTime', minutes: number | null) => {
    if (minutes !== null && minutes > LIMITS.minutes)
      cut(field, TOO_SLOW[field]({ count: minutes, most: LIMITS.minutes }));
    return minutes === null ? null : Math.min(minutes, LIMITS.minutes);
  };

  const title = line('title', raw.title, LIMITS.title);
  if (!title) miss('title', t('The title is missing.'));
  const written = storable(raw.description).trim();
  const description = written.slice(0, LIMITS.description);
  if (written.length > description.length)
    cut(
      'description',
      t('The description has {count} characters; the maximum is {most}.', {
        count: written.length,
        most: LIMITS.description,
      }),
    );
  const lines = texts(
    'ingredients',
    raw.ingredients.filter(saysAnything).map(lineOf),
    LIMITS.ingredients,
    LIMITS.ingredientName,
  );
  if (lines.length === 0)
    miss('ingredients', raw.isPage ? t('The page shows no ingredients.') : t('The ingredients are missing.'));
  const instructions = texts('instructions', raw.instructions, LIMITS.steps, LIMITS.step);
  if (instructions.length === 0)
    miss('instructions', raw.isPage ? t('The page shows no steps.') : t('The steps are missing.'));
  const tags = distinctTags(raw.tags.map((tag) => squeeze(storable(tag)))).filter(
    (tag) => tag.length <= LIMITS.tag,
  );
  const total = parseMinutes(raw.totalTime);
  const prepTime = time('prepTime', parseMinutes(raw.prepTime));
  const waiting = parseMinutes(raw.waitingTime);
  const isWithin = total !== null && waiting !== null && waiting < total;
  const working = isWithin ? total - waiting : total;
  const cookTime = time('cookTime', parseMinutes(raw.cookTime) ?? restOf(working, prepTime));
  const waitingTime = atMost(LIMITS.minutes, waiting ?? restAfter(total, prepTime, cookTime));
  const cookingTips = texts('cookingTips', raw.cookingTips, LIMITS.tips, LIMITS.tip);
  if (waitingTime !== null && waiting === null && cookingTips.length < LIMITS.tips)
    cookingTips.push(
      t('Plus {time} of waiting, such as chilling, rising or resting.', { time: formatMinutes(waitingTime) }),
    );
  const authorName = line('authorName', raw.authorName, LIMITS.authorName) || null;
  return {
    problems,
    draft: {
      title,
      description,
      ingredients: lines.map((text) => splitIngredientLine(text)),
      instructions,
      prepTime,
      cookTime,
      waitingTime,
      servings: parseServings(raw.servings),
      // A recipe is worth more than its tags, so those beyond the limit are dropped.
      tags: tags.slice(0, LIMITS.tags),
      category: categoryOf(tags, title),
      authorName,
      sourceUrl: webAddress(raw.sourceUrl),
      cookingTips,
      images: distinct(raw.images.map((address) => storable(address).trim())).filter(
        (address) => address.length <= LIMITS.address,
      ),
      publishedAt: instantOf(raw.publishedAt),
    },
  };
}

/** A file without a usable recipe, with the reason. */
export function refusedFile(message: string): ReadRecipe {
  return { title: null, problems: [{ field: 'file', message }] };
}

/** Total time minus preparation; nothing if preparation is all there is to do. */
function restOf(total: number | null, prep: number | null): number | null {
  if (total === null || prep === null || prep === 0) return total;
  return prep >= total ? null : total - prep;
}

const restAfter = (total: number | null, prep: number | null, cook: number | null): number =>
  (total ?? 0) - (prep ?? 0) - (cook ?? 0);

const atMost = (most: number, minutes: number): number | null =>
  minutes > 0 && minutes <= most ? minutes : null;

/** Apps leave commas where a line had no more parts. */
const saysAnything = ({ text }: IngredientLine): boolean => /[\p{L}\p{N}]/u.test(text);

/** The part goes in brackets after the name, because a heading among the ingredients would end up on the grocery list. */
function lineOf({ text, part }: IngredientLine): string {
  const label = squeeze(storable(part)).replace(/[\s:]+$/, '');
  const clean = squeeze(storable(text)).replace(UNSPACED, '$1 ');
  if (!clean || !label || EMPTY_PART.test(label)) return clean;
  return `${clean} (${label.replace(/^For\b/, 'for').replaceAll(/[()]/g, '')})`;
}

/** A valid day, at midnight UTC unless a time follows. */
function instantOf(written: string): string | null {
  const text = written.trim().slice(0, 40);
  if (!isPlainDate(text.slice(0, 10)) || !/^.{10}(?:$|[T ]\d\d:\d\d)/.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Drops tags that differ only in case: 'Italian' and 'italian'. */
function distinctTags(all: string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of distinct(all)) if (!first.has(tag.toLowerCase())) first.set(tag.toLowerCase(), tag);
  return [...first.values()];
}

function distinct(all: string[]): string[] {
  return [...new Set(all.filter(Boolean))];
}
