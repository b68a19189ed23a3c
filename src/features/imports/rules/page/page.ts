import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { LIMITS } from '#features/recipes/rules/limits.ts';
import { type IngredientLine, NOTHING_READ, parseServings, type RawRecipe } from '../draft.ts';
import { parseMinutes } from '../duration.ts';
import { amountsFirst } from '../ingredient-lines.ts';
import { factsIn, type PageFacts } from './facts.ts';
import { recipesOfScripts } from './json.ts';
import { judge, type PageModel } from './model.ts';
import { type PageParts, partsOf } from './parts.ts';
import { recipesOfProperties } from './properties.ts';
import { FEW_LETTERS, letters, seenIn } from './seen.ts';
import { metaOf, statedTitle } from './stated-title.ts';
import { titleIn, titlesIn } from './titles.ts';
import { type Page, parsePage } from './tree.ts';
import { type Unit, unitsOf } from './units.ts';
import { isHeading } from './words.ts';

const LONGEST = 5_000_000;
/** A later list is preferred if it is this many times as long. */
const MORE = 1.25;
const MUCH_MORE = 3;
const MORE_MEASURED = 0.4;
/** Average letters below which steps may be mere headings. */
const SHORT_STEP = 50;
/** 'Schritt 01' */
const COUNT_ALONE = /^\p{L}{0,12}\s?\d{1,2}\s?[.:)]?$/u;
type Doubts = PageParts['doubtful'];
type Lists = Record<Doubts[number], string[]>;

/**
 * Finds the recipe of a web page: in its structured data, its markup, or among its visible text; `null` if there is none.
 * `address` is the page's URL. Never throws.
 */
export function recipeFromPage(html: string, model: PageModel, address?: string): RawRecipe | null {
  const page = parsePage(html.slice(0, LONGEST));
  const written = [...recipesOfScripts(page), ...recipesOfProperties(page)];
  const named = written.find(({ title, ingredients }) => title && ingredients.length > 0);
  const main = named ?? written[0];
  const { units, parts } = partsIn(page, model, written.length === 0);
  const seen = seenIn(parts);
  const ingredients = ingredientsOf(written, seen.ingredients);
  const lines = new Set(textsOf(ingredients));
  const instructions = stepsOf(written, seen.steps, lines);
  if (ingredients.length === 0 && instructions.length === 0) return null;
  const title = main?.title
    ? statedTitle(page, main.title, address ?? addressOf(page, main))
    : titleIn(titlesIn(page, units, parts.ingredients), model.title);
  return {
    ...(main ? withinLimits(main) : NOTHING_READ),
    isPage: true,
    title: title ?? '',
    description: (main?.description || metaOf(page, 'og:description') || metaOf(page, 'description')).slice(
      0,
      LIMITS.description,
    ),
    ingredients: amountsFirst(ingredients),
    instructions,
    doubtful: doubtsIn(
      written,
      { ingredients: textsOf(ingredients), instructions },
      { ingredients: textsOf(seen.ingredients), instructions: seen.steps },
      parts.doubtful,
    ),
    sourceUrl: address ?? addressOf(page, main),
    ...missing(main, factsIn(units, parts.ingredients[0])),
    images: main && main.images.length > 0 ? main.images : [metaOf(page, 'og:image')],
  };
}

/**
 * Doubtful lists: those found only in the visible text and doubtful there, and those of structured data that say far less
 * than the page.
 */
function doubtsIn(written: readonly RawRecipe[], kept: Lists, seen: Lists, doubtful: Doubts): Doubts {
  return (['ingredients', 'instructions'] as const).filter((list) =>
    written.every((recipe) => recipe[list].length === 0)
      ? doubtful.includes(list)
      : letters(seen[list]) > letters(kept[list]) * MUCH_MORE,
  );
}

/** Parts of the visible text, or otherwise of the text that a script would show. */
function partsIn(page: Page, model: PageModel, mayBeHidden: boolean): { units: Unit[]; parts: PageParts } {
  const units = unitsOf(page);
  const parts = partsOf(units, judge(page, units, model));
  if (!mayBeHidden || parts.ingredients.length > 0 || parts.steps.length > 0) return { units, parts };
  const all = unitsOf(page, true);
  return { units: all, parts: partsOf(all, judge(page, all, model)) };
}

/** Times and yield that the structured data leaves out, as long as they agree with it. */
function missing(main: RawRecipe | undefined, { servings, ...shown }: PageFacts): PageFacts {
  // Data with a time of one minute uses the wrong unit: nothing is cooked in 'PT30S'.
  const [prep, cook, total] = [main?.prepTime, main?.cookTime, main?.totalTime].map((told) => {
    const minutes = parseMinutes(told);
    return minutes === 1 ? null : minutes;
  });
  const parts = (parseMinutes(shown.prepTime) ?? 0) + (parseMinutes(shown.cookTime) ?? 0);
  const isUntimed = !prep && !cook && (!total || parts <= total);
  const isCounted = parseServings(main?.servings) !== null;
  return {
    ...(isUntimed ? shown : {}),
    ...(total ? { totalTime: main?.totalTime } : {}),
    ...(isCounted || servings === undefined ? {} : { servings }),
  };
}

/** Prefers lists with amounts, and the visible list if it contains all of the others' lines and more. */
function ingredientsOf(written: RawRecipe[], seen: IngredientLine[]): IngredientLine[] {
  const filled = [...written.map(({ ingredients }) => ingredients), seen]
    .map((list) => list.filter(({ text }) => text.length <= LIMITS.ingredientName))
    .filter((list) => list.length > 0);
  const first = filled.find((list) => list.length > 1 && list.some(hasAmount)) ?? filled[0] ?? [];
  const isWhole =
    seen.length > first.length * MORE &&
    seen.length < first.length * 2 * MUCH_MORE &&
    new Set(textsOf(seen)).size > seen.length * 0.8 &&
    seen.filter(hasAmount).length > seen.length * 0.75 &&
    seen.every(({ text }) => text.length < 120 && !/kcal|\bkj\b/i.test(text)) &&
    holds(textsOf(seen), textsOf(first));
  // As many lines, but with the amounts that the data leaves out.
  const measured = (list: IngredientLine[]) => list.filter(hasAmount).length / (list.length || 1);
  const isMeasured =
    seen.length >= first.length &&
    seen.length < first.length * MORE &&
    measured(seen) > measured(first) + MORE_MEASURED &&
    holds(textsOf(seen), textsOf(first));
  // Data without steps is poorly maintained, so the page is more reliable.
  const isCareless =
    written.every(({ instructions }) => instructions.length === 0) &&
    seen.length >= first.length &&
    seen.length < first.length * MORE &&
    holds(textsOf(seen), textsOf(first));
  return isWhole || isMeasured || isCareless ? seen : first;
}

function stepsOf(written: RawRecipe[], seen: string[], ingredients: ReadonlySet<string>): string[] {
  const shown = stepsIn(seen, ingredients);
  const told = written.map(({ instructions }) => stepsIn(instructions, ingredients));
  const lists = [...told, shown].filter((list) => list.length > 0);
  const first = lists.find((list) => letters(list) > FEW_LETTERS) ?? lists[0] ?? [];
  if (letters(first) > first.length * SHORT_STEP) return first;
  return letters(shown) > letters(first) * MUCH_MORE && holds(shown, first) ? shown : first;
}

function stepsIn(texts: readonly string[], ingredients: ReadonlySet<string>): string[] {
  return texts.filter((text) => !ingredients.has(text) && !COUNT_ALONE.test(text) && !isHeading(text));
}

/** Whether nearly all words of `part` are in `whole`. */
function holds(whole: string[], part: string[]): boolean {
  const words = (texts: string[]) =>
    new Set(
      texts
        .join(' ')
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    );
  const own = [...words(part)];
  const all = words(whole);
  return own.filter((word) => all.has(word)).length > own.length * 0.95;
}

function textsOf(lines: readonly IngredientLine[]): string[] {
  return lines.map(({ text }) => text);
}

function hasAmount({ text }: IngredientLine): boolean {
  return /[\d¼½¾⅓⅔]/.test(splitIngredientLine(text.slice(0, 300)).amount) || /\d/.test(text);
}

/** Drops secondary fields that are too long: no page is refused because of its tags. */
function withinLimits(raw: RawRecipe): RawRecipe {
  return {
    ...raw,
    tags: raw.tags.filter((tag) => tag.length <= LIMITS.tag).slice(0, LIMITS.tags),
    authorName: raw.authorName.length <= LIMITS.authorName ? raw.authorName : '',
    cookingTips: raw.cookingTips.filter((tip) => tip.length <= LIMITS.tip).slice(0, LIMITS.tips),
  };
}

function addressOf(page: Page, main: RawRecipe | undefined): string {
  const canonical = page.elements.find(
    ({ tag, attributes }) => tag === 'link' && attributes.rel === 'canonical',
  );
  return canonical?.attributes.href || metaOf(page, 'og:url') || main?.sourceUrl || '';
}
