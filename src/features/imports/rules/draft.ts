import { splitIngredientLine } from '#features/foods/rules/split-line.ts';
import { categoryOf, type FormCategory } from '#features/recipes/rules/kinds.ts';
import { LIMITS } from '#features/recipes/rules/limits.ts';
import { isPlainDate } from '#shared/dates.ts';
import { language } from '#shared/spoken.ts';
import { squeeze, storable } from '#shared/text.ts';
import { parseMinutes } from './duration.ts';
import { webAddress } from './text.ts';

/** A recipe from a file, within the limits of a stored one. Times are minutes; `null` if the file does not say. */
export interface RecipeDraft {
  title: string;
  description: string;
  ingredients: { amount: string; name: string }[];
  instructions: string[];
  prepTime: number | null;
  cookTime: number | null;
  servings: number | null;
  tags: string[];
  category: FormCategory;
  authorName: string | null;
  sourceUrl: string | null;
  cookingTips: string[];
  /** Addresses as written, including relative ones. */
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
}

/** One recipe in a file: ready, or refused with every reason. `title` identifies it, if known. */
export type ReadRecipe =
  | { draft: RecipeDraft; problems?: never }
  | { draft?: never; title: string | null; problems: Problem[] };

/** Raw parser output. */
export interface RawRecipe {
  title: string;
  description: string;
  ingredients: IngredientLine[];
  instructions: string[];
  prepTime: unknown;
  cookTime: unknown;
  totalTime: unknown;
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

/** '250克奶油': Chinese puts no space after an amount. */
const UNSPACED =
  /(\d\s?(?:克|千克|公斤|毫升|公升|升|个|個|只|片|颗|根|瓣|杯|勺|汤匙|湯匙|大匙|小匙|茶匙|大さじ|小さじ|g|kg|ml|l))(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/iu;
const EMPTY_PART = /^(?:the\s+)?ingredients?$/i;
const NOT_PORTIONS =
  /^\s*(?:ml|cl|dl|l|lit(?:er|re)s?|cups?|g|grams?|kg|oz|ounces?|lbs?|pounds?|quarts?|gallons?|inch(?:es)?|cm|x)\b/i;

/**
 * The first whole number of a text or list ('8-10' gives 8, 'Makes 12 rolls' 12); `null` if there is none, if it is a
 * volume or weight, or outside 1–1000.
 */
export function parseServings(value: unknown): number | null {
  if (Array.isArray(value))
    return (
      value
        .slice(0, 20)
        .map(parseServings)
        .find((servings) => servings !== null) ?? null
    );
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const match = /(?<![\d.,-])\d{1,9}(?![.,]?\d)/.exec(text.slice(0, 300));
  if (!match || NOT_PORTIONS.test(text.slice(match.index + match[0].length))) return null;
  const servings = Number(match[0]);
  return servings >= 1 && servings <= LIMITS.servings ? servings : null;
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

/**
 * The lenient version for review before saving: allows missing fields and truncates to the limits. `problems` lists
 * both.
 */
export function toReview(raw: RawRecipe): { draft: RecipeDraft; problems: Problem[] } {
  const problems: Problem[] = [];
  const refuse = (field: Problem['field'], message: string) => problems.push({ field, message });
  const line = (field: keyof RecipeDraft, text: string, most: number, what: string) => {
    const clean = squeeze(storable(text));
    if (clean.length > most)
      refuse(field, `${what} has ${count(clean.length)} characters; the maximum is ${count(most)}.`);
    return clean.slice(0, most);
  };
  const texts = (field: keyof RecipeDraft, all: string[], most: number, longest: number, what: string) => {
    const kept = all.map((text) => storable(text).trim()).filter(Boolean);
    if (kept.length > most)
      refuse(field, `There are ${count(kept.length)} ${what}s; the maximum is ${count(most)}.`);
    const long = kept.findIndex((text) => text.length > longest);
    if (long >= 0)
      refuse(
        field,
        `${most === 1 ? `The ${what}` : `${capital(what)} ${count(long + 1)}`} has ${count(kept[long]?.length ?? 0)} characters; the maximum is ${count(longest)}.`,
      );
    return kept.slice(0, most).map((text) => text.slice(0, longest));
  };
  const time = (field: 'prepTime' | 'cookTime', minutes: number | null) => {
    if (minutes !== null && minutes > LIMITS.minutes)
      refuse(
        field,
        `The ${field === 'prepTime' ? 'prep' : 'cook'} time is ${count(minutes)} minutes; the maximum is 7 days (${count(LIMITS.minutes)} minutes).`,
      );
    return minutes === null ? null : Math.min(minutes, LIMITS.minutes);
  };

  const title = line('title', raw.title, LIMITS.title, 'The title');
  if (!title) refuse('title', 'The title is missing.');
  const [description = ''] = texts('description', [raw.description], 1, LIMITS.description, 'description');
  const lines = texts(
    'ingredients',
    raw.ingredients.map(written),
    LIMITS.ingredients,
    LIMITS.ingredientName,
    'ingredient',
  );
  if (lines.length === 0) refuse('ingredients', 'The ingredients are missing.');
  const instructions = texts('instructions', raw.instructions, LIMITS.steps, LIMITS.step, 'step');
  if (instructions.length === 0) refuse('instructions', 'The steps are missing.');
  const tags = distinct(raw.tags.map((tag) => squeeze(storable(tag)))).filter(
    (tag) => tag.length <= LIMITS.tag,
  );
  if (tags.length > LIMITS.tags)
    refuse('tags', `There are ${count(tags.length)} tags; the maximum is ${LIMITS.tags}.`);
  const prepTime = time('prepTime', parseMinutes(raw.prepTime));
  const cookTime = time(
    'cookTime',
    parseMinutes(raw.cookTime) ?? restOf(parseMinutes(raw.totalTime), prepTime),
  );
  const cookingTips = texts('cookingTips', raw.cookingTips, LIMITS.tips, LIMITS.tip, 'tip');
  const authorName = line('authorName', raw.authorName, LIMITS.authorName, 'The author’s name') || null;
  return {
    problems,
    draft: {
      title,
      description,
      ingredients: lines.map((text) => splitIngredientLine(text)),
      instructions,
      prepTime,
      cookTime,
      servings: parseServings(raw.servings),
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

/** Total time minus preparation. */
function restOf(total: number | null, prep: number | null): number | null {
  return total === null || prep === null || prep >= total ? total : total - prep;
}

/** The part goes in brackets after the name: a heading among the ingredients would end up on the grocery list. */
function written({ text, part }: IngredientLine): string {
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

function distinct(all: string[]): string[] {
  return [...new Set(all.filter(Boolean))];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function count(number: number): string {
  return number.toLocaleString(language());
}
