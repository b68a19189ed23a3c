import type { RawRecipe } from '../draft.ts';
import { recipesOfJson } from '../json-ld/json-ld.ts';
import type { Json } from '../json-ld/values.ts';
import { below, type Element, linesOf, parsePage, textOfElement } from '../page/tree.ts';

/** Marks a list in the exports of Recipe Keeper and Copy Me That, which have all recipes in one page; no web page uses it. */
const LIST = 'recipeIngredients';
const MARKED = new RegExp(String.raw`\b(?:id|itemprop)\s*=\s*["']?${LIST}\b`);
const RECIPE = /^recipe(?:-details)?$/;
/** Parts that are marked only by a class. */
const BY_CLASS = ['recipeImage', 'recipeCategory'];
const LINES = /ingredients|instructions|directions|notes/i;
const HEADING = /subheader/i;

/** The recipes of a page that an app exported, with everything it marks up; none for any other page. */
export function recipesOfMarkedPage(html: string): RawRecipe[] {
  if (!MARKED.test(html)) return [];
  const page = parsePage(html);
  // A recipe may contain several lists.
  const recipes = new Set(page.elements.filter((element) => keyOf(element) === LIST).flatMap(recipeAround));
  return recipesOfJson([...recipes].map((recipe) => partsIn(below(page, recipe)))) ?? [];
}

function recipeAround(list: Element): Element[] {
  for (let outer = list.parent; outer; outer = outer.parent)
    if (classesOf(outer).some((name) => RECIPE.test(name))) return [outer];
  return [];
}

/**
 * The marked-up parts of a recipe, as an app would store them in JSON. Elements that contain other marked elements have no
 * text of their own.
 */
function partsIn(elements: readonly Element[]): Record<string, Json> {
  const parts = new Map<string, Json[]>();
  let within = -1;
  for (const element of elements) {
    const key = keyOf(element);
    if (key === '' || element.at < within) continue;
    const isList = LINES.test(key);
    if (!isList && holdsMarks(element)) continue;
    if (isList) within = element.end;
    const values = isList ? linesIn(element) : [textIn(element)];
    const known = parts.get(key) ?? [];
    for (const value of values) if (value) known.push(value);
    parts.set(key, known);
  }
  return Object.fromEntries(
    [...parts].map(([key, values]) => [
      key,
      values.length > 1 || LINES.test(key) ? values : (values[0] ?? ''),
    ]),
  );
}

function keyOf(element: Element): string {
  const { itemprop, id } = element.attributes;
  return itemprop ?? id ?? classesOf(element).find((name) => BY_CLASS.includes(name)) ?? '';
}

const classesOf = ({ attributes }: Element): string[] => (attributes.class ?? '').split(/\s+/);

const holdsMarks = ({ children }: Element): boolean =>
  children.some((child) => typeof child === 'object' && (keyOf(child) !== '' || holdsMarks(child)));

/** Headings as JSON marks them. */
function linesIn(list: Element): string[] {
  const items = list.children.filter((child) => typeof child === 'object' && isItem(child)) as Element[];
  if (items.length === 0) return linesOf(list).map(({ text }) => text);
  return items.map((item) => {
    const text = textOfElement(item);
    const isHeading = classesOf(item).some((name) => HEADING.test(name));
    return isHeading && text ? `${text.replace(/:$/, '')}:` : text;
  });
}

/** A heading among the items of a list may be a different kind of element. */
const isItem = (child: Element): boolean =>
  child.tag === 'li' || classesOf(child).some((name) => HEADING.test(name));

function textIn(element: Element): string {
  const { content, src, href = '' } = element.attributes;
  if (element.tag === 'meta') return content ?? '';
  if (element.tag === 'img') return src ?? '';
  return /^https?:/i.test(href) ? href : textOfElement(element);
}
