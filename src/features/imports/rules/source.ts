import { splitItems } from '#features/foods/rules/ingredient/split-items.ts';
import { t } from '#shared/t.ts';
import { recipesOfMarkedPage } from './apps/marked-page.ts';
import { isMasterCook, recipesOfMasterCook } from './apps/master-cook.ts';
import { isMealMaster, recipesOfMealMaster } from './apps/meal-master.ts';
import { isRecipeXml, recipesOfXml } from './apps/xml.ts';
import { isCooklang, recipeFromCooklang } from './cooklang/cooklang.ts';
import { type RawRecipe, type ReadRecipe, refusedFile, toDraft } from './draft.ts';
import { NAMES } from './json-ld/fields.ts';
import { recipesOfJson } from './json-ld/json-ld.ts';
import { recipesFromMarkdown } from './markdown/markdown.ts';
import { parseLoosely } from './page/json.ts';
import type { PageModel } from './page/model.ts';
import { recipeFromPage } from './page/page.ts';
import { recipesFromText } from './plain-text/several.ts';
import { isTable, rowsOfTable } from './tables.ts';

const HTML =
  /<(?:!doctype|html|head|body|div|p|ul|ol|li|h[1-6]|span|script|article|section|table|br|meta)\b[^<>]*>/i;
const LOOKED_AT = 20_000;
/** A text without ingredients and with more steps than this is not a recipe. */
const MOST_STEPS_ALONE = 40;

/** The recipes in a text of any kind; empty if there are none. `address` is its source. Never throws. */
export function recipesFromSource(
  text: string,
  model: PageModel,
  { fileName = '', address }: { fileName?: string; address?: string } = {},
): RawRecipe[] {
  const start = text.slice(0, LOOKED_AT).trimStart();
  const json = /^[\ufeff[{]/.test(start) ? recipesOfJson(parseLoosely(text) ?? null) : null;
  if (json && json.length > 0) return json.map((raw) => ({ ...raw, sourceUrl: address ?? raw.sourceUrl }));
  // The text of other data is no recipe.
  if (json && isData(text)) return [];
  if (isMealMaster(start)) return recipesOfMealMaster(text);
  if (isMasterCook(start)) return recipesOfMasterCook(text);
  if (isCooklang(text, fileName, HTML.test(start))) return holding(recipeFromCooklang(text, fileName));
  if (isTable(text, fileName)) return recipesOfTable(text);
  if (isRecipeXml(text)) return recipesOfXml(text);
  if (HTML.test(start)) return recipesOfHtml(text, model, address);
  const isMarkdown = /\.(?:md|markdown)$/i.test(fileName) || /^---\r?\n/.test(start);
  const markdown = isMarkdown ? recipesFromMarkdown(text) : [];
  return (markdown.length > 0 ? markdown : recipesFromText(text)).flatMap(holding);
}

function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text.replace(/^\ufeff/, '')) === 'object';
  } catch {
    return false;
  }
}

/** The recipe of a web page, or all recipes of a page that an app exported. */
function recipesOfHtml(html: string, model: PageModel, address?: string): RawRecipe[] {
  const marked = recipesOfMarkedPage(html);
  return marked.length > 0 ? marked : [recipeFromPage(html, model, address)].filter((raw) => raw !== null);
}

/** Parses a page strictly, with the reasons if a recipe is refused. Returns one entry for a page without any. */
export function readHtml(html: string, model: PageModel): ReadRecipe[] {
  const recipes = recipesOfHtml(html, model);
  return recipes.length > 0 ? recipes.map(toDraft) : [refusedFile(t('No recipe found on this page.'))];
}

/** An empty list if it is not a recipe. */
function holding(raw: RawRecipe): RawRecipe[] {
  const { length } = raw.instructions;
  return raw.ingredients.length > 0 || (length > 0 && length <= MOST_STEPS_ALONE) ? [raw] : [];
}

/** The recipes of a table, as exported by apps: one per row, under headings such as 'title' and 'ingredients'. */
export function recipesOfTable(text: string): RawRecipe[] {
  return recipesOfJson(rowsOfTable(text).map(withIngredientsApart)) ?? [];
}

const itemsOf = (cell: string): string[] => (/[;|]/.test(cell) ? cell.split(/\s*[;|]\s*/) : splitItems(cell));

/** Ingredients on one line of a cell are separated by semicolons, bars or commas. */
function withIngredientsApart(row: Record<string, string>): Record<string, string> {
  const isIngredients = (heading: string) =>
    NAMES.ingredients.some((name) => name === heading.replace(/[\s_-]+/g, '').toLowerCase());
  return Object.fromEntries(
    Object.entries(row).map(([heading, cell]) => [
      heading,
      isIngredients(heading) && !cell.includes('\n') ? itemsOf(cell).join('\n') : cell,
    ]),
  );
}
