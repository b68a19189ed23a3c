import type { RawRecipe } from './draft.ts';
import { recipesOfJson } from './json-ld.ts';
import { recipeFromMarkdown } from './markdown.ts';
import { recipeFromPage } from './page.ts';
import { parseLoosely } from './page-json.ts';
import { recipeFromText } from './plain-text.ts';

const MOST_RECIPES = 50;
const HTML =
  /<(?:!doctype|html|head|body|div|p|ul|ol|li|h[1-6]|span|script|article|section|table|br|meta)\b[^<>]*>/i;
const LOOKED_AT = 20_000;

/** The recipes in a text of any kind, at most 50; empty if there are none. `address` is its source. Never throws. */
export function recipesFromSource(
  text: string,
  { fileName = '', address }: { fileName?: string; address?: string } = {},
): RawRecipe[] {
  const start = text.slice(0, LOOKED_AT).trimStart();
  const json = /^[\ufeff[{]/.test(start) ? recipesOfJson(parseLoosely(text) ?? null) : null;
  if (json && json.length > 0)
    return json.slice(0, MOST_RECIPES).map((raw) => ({ ...raw, sourceUrl: address ?? raw.sourceUrl }));
  if (HTML.test(start)) return [recipeFromPage(text, address)].filter((raw) => raw !== null);
  const isMarkdown = /\.(?:md|markdown)$/i.test(fileName) || /^---\r?\n/.test(start);
  const raw = (isMarkdown && recipeFromMarkdown(text)) || recipeFromText(text);
  return raw.ingredients.length > 0 || raw.instructions.length > 0 ? [raw] : [];
}
