import { splitIngredientLine } from '#features/foods/rules/split-line.ts';
import { LIMITS } from '#features/recipes/rules/limits.ts';
import { t } from '#shared/t.ts';
import {
  type IngredientLine,
  NOTHING_READ,
  type RawRecipe,
  type ReadRecipe,
  refusedFile,
  toDraft,
} from './draft.ts';
import { amountsFirst } from './ingredient-lines.ts';
import { partsByKnownClasses, partsByLikelyClasses } from './page-classes.ts';
import { partsByHeadings, partsByShape } from './page-headings.ts';
import { recipesOfScripts } from './page-json.ts';
import { recipesOfProperties } from './page-properties.ts';
import { withoutRepeats } from './page-repeats.ts';
import { linesOf, type Page, parsePage, textOfElement } from './page-tree.ts';
import { isHeading } from './page-words.ts';
import { decodeEntities } from './text.ts';

interface Parts {
  ingredients: IngredientLine[];
  steps: string[];
}

const LONGEST = 5_000_000;
/** Separators between a title and the site name. */
const SITE = /\s+[|–—»·-]\s+/;
const STEP_NUMBER =
  /^(?:(?:step|passo|schritt|étape|paso|stap|steg)\s*)?(\d{1,2})\s*(?:([.):–-])\s*|\s)(?=\p{L})/iu;
/** A later list is preferred if it is this many times as long. */
const MORE = 1.25;
const MUCH_MORE = 3;
/** Average letters of steps that may be mere headings. */
const SHORT_STEP = 50;
/** 'Schritt 01' */
const COUNT_ALONE = /^\p{L}{0,12}\s?\d{1,2}\s?[.:)]?$/u;
const CHECKBOX = /^[\s▢☐□◻✓✔•·*–—-]+(?=\S)/;

/** Parses the recipe of a page strictly, with the reasons if it is refused. One entry. */
export function readPage(html: string, address?: string): ReadRecipe[] {
  const raw = recipeFromPage(html, address);
  return [raw ? toDraft(raw) : refusedFile(t('No recipe found on this page.'))];
}

/**
 * Finds the recipe of a web page: in its structured data, its markup, the classes of recipe plugins, or its headings;
 * `null` if there is none. `address` is the page's address. Never throws.
 */
export function recipeFromPage(html: string, address?: string): RawRecipe | null {
  const page = parsePage(html.slice(0, LONGEST));
  const written = [...recipesOfScripts(page), ...recipesOfProperties(page)];
  const named = written.find(({ title, ingredients }) => title && ingredients.length > 0);
  const main = named ?? written[0];
  const seen = seenIn(page);
  const ingredients = ingredientsOf(written, seen);
  const lines = new Set(ingredients.map(({ text }) => text));
  const instructions = stepsOf(written, seen, lines);
  if (ingredients.length === 0 && instructions.length === 0) return null;
  return {
    ...(main ? withinLimits(main) : NOTHING_READ),
    title: titleOf(page, main?.title ?? ''),
    description: (main?.description || metaOf(page, 'og:description') || metaOf(page, 'description')).slice(
      0,
      LIMITS.description,
    ),
    ingredients: amountsFirst(ingredients),
    instructions,
    sourceUrl: address ?? addressOf(page, main),
    images: main && main.images.length > 0 ? main.images : [metaOf(page, 'og:image')],
  };
}

/** The visible part of the page. */
function seenIn(page: Page): Parts[] {
  const lines = linesOf(page.root);
  return [
    partsByKnownClasses(page),
    partsByHeadings(lines),
    partsByLikelyClasses(page),
    partsByShape(lines),
  ].map(({ ingredients, steps }) => ({
    ingredients: withoutRepeats(ingredients.map(({ text }) => text.replace(CHECKBOX, ''))).map((text) => ({
      text,
      part: '',
    })),
    steps: withoutNumbers(steps.map((text) => text.replace(CHECKBOX, ''))),
  }));
}

/** Prefers lists with amounts, and the visible list if it contains all of those and more. */
function ingredientsOf(written: RawRecipe[], seen: Parts[]): IngredientLine[] {
  const filled = (lists: { ingredients: IngredientLine[] }[]) =>
    lists
      .map(({ ingredients }) => ingredients.filter(({ text }) => text.length <= LIMITS.ingredientName))
      .filter((list) => list.length > 0);
  const lists = [...filled(written), ...filled(seen)];
  const first = lists.find((list) => list.length > 1 && list.some(hasAmount)) ?? lists[0] ?? [];
  const texts = (list: IngredientLine[]) => list.map(({ text }) => text);
  return (
    filled(seen).find(
      (list) =>
        list.length > first.length * MORE &&
        list.length < first.length * 2 * MUCH_MORE &&
        new Set(texts(list)).size > list.length * 0.8 &&
        list.filter(hasAmount).length > list.length * 0.75 &&
        list.every(({ text }) => text.length < 120 && !/kcal|\bkj\b/i.test(text)) &&
        holds(texts(list), texts(first)),
    ) ?? first
  );
}

function stepsOf(written: RawRecipe[], seen: Parts[], ingredients: ReadonlySet<string>): string[] {
  const filled = (lists: string[][]) =>
    lists
      .map((steps) =>
        steps.filter((text) => !ingredients.has(text) && !COUNT_ALONE.test(text) && !isHeading(text)),
      )
      .filter((list) => list.length > 0);
  const shown = filled(seen.map(({ steps }) => steps));
  const lists = [...filled(written.map(({ instructions }) => instructions)), ...shown];
  const first = lists.find((list) => letters(list) > 100) ?? lists[0] ?? [];
  if (letters(first) > first.length * SHORT_STEP) return first;
  return shown.find((list) => letters(list) > letters(first) * MUCH_MORE && holds(list, first)) ?? first;
}

/** Whether nearly all words of one are in the other. */
function holds(whole: string[], part: string[]): boolean {
  const words = (texts: string[]) =>
    new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    );
  const own = [...words(part)];
  const all = words(whole);
  return own.filter((word) => all.has(word)).length > own.length * 0.95;
}

/** Strips leading numbers: '1.', 'Step 1:'; a bare number only if it counts the steps. */
function withoutNumbers(texts: string[]): string[] {
  let count = 0;
  const isCounted = texts.some((text) => /^2\s/.test(text));
  return texts.map((text) => {
    const [written = '', number, mark] = STEP_NUMBER.exec(text) ?? [];
    if (!written || (!mark && !(isCounted && Number(number) === count + 1))) return text;
    count = Number(number);
    return text.slice(written.length);
  });
}

function hasAmount({ text }: IngredientLine): boolean {
  return /[\d¼½¾⅓⅔]/.test(splitIngredientLine(text.slice(0, 300)).amount) || /\d/.test(text);
}

function letters(texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** Drops secondary fields that are too long: no page is refused for its tags. */
function withinLimits(raw: RawRecipe): RawRecipe {
  return {
    ...raw,
    tags: raw.tags.filter((tag) => tag.length <= LIMITS.tag).slice(0, LIMITS.tags),
    authorName: raw.authorName.length <= LIMITS.authorName ? raw.authorName : '',
    cookingTips: raw.cookingTips.filter((tip) => tip.length <= LIMITS.tip).slice(0, LIMITS.tips),
  };
}

/**
 * The stated title, or the page's own heading if it matches apart from the site name; otherwise the page title without
 * the site name.
 */
function titleOf(page: Page, told: string): string {
  const headings = page.elements
    .filter(({ tag }) => tag === 'h1')
    .map(textOfElement)
    .filter(Boolean);
  const own = decodeEntities(told || metaOf(page, 'og:title') || titleTag(page));
  const same = headings.find(
    (heading) => own.startsWith(heading) && (!told || SITE.test(own.slice(heading.length))),
  );
  if (told) return same ?? own;
  return withoutSite(same ?? (headings.length === 1 ? headings[0] : null) ?? own);
}

function titleTag({ elements }: Page): string {
  const title = elements.find(({ tag }) => tag === 'title');
  return title ? title.children.filter((child) => typeof child === 'string').join('') : '';
}

function withoutSite(title: string): string {
  // A wiki prefixes the namespace: 'Cookbook:Leek soup'.
  return (title.split(SITE)[0] || title).replace(/^\p{L}+:(?=\S)/u, '');
}

function metaOf({ elements }: Page, name: string): string {
  const meta = elements.find(
    ({ tag, attributes }) => tag === 'meta' && (attributes.property === name || attributes.name === name),
  );
  return meta?.attributes.content ?? '';
}

function addressOf(page: Page, main: RawRecipe | undefined): string {
  const canonical = page.elements.find(
    ({ tag, attributes }) => tag === 'link' && attributes.rel === 'canonical',
  );
  return canonical?.attributes.href || metaOf(page, 'og:url') || main?.sourceUrl || '';
}
