import type { RawRecipe } from '../draft.ts';
import { recipesOfJson } from '../json-ld/json-ld.ts';
import type { JsonObject } from '../json-ld/values.ts';
import { below, type Element, isWithin, itemsOf, linesOf, type Page, textOfElement } from './tree.ts';

const MOST_RECIPES = 20;
/** Properties whose text is a list of items or lines. */
const LISTS = /^(?:recipeIngredient|ingredients?|recipeInstructions|instructions)$/i;
/** Items of a page that are not part of a recipe. */
const BESIDE = /(?:SiteNavigationElement|WPHeader|WPFooter|WPSideBar|BreadcrumbList|WebSite)\s*$/i;
/** Legacy property names. */
const TODAY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ingredient: 'recipeIngredient',
    ingredients: 'recipeIngredient',
    recipeingredient: 'recipeIngredient',
    instruction: 'recipeInstructions',
    instructions: 'recipeInstructions',
    recipeinstructions: 'recipeInstructions',
    yield: 'recipeYield',
    summary: 'description',
    photo: 'image',
  }),
);

/** The recipes marked up as microdata (itemprop) or RDFa (property), in page order. */
export function recipesOfProperties(page: Page): RawRecipe[] {
  const marked = page.elements.filter((element) => propertiesOf(element).length > 0);
  const scopes = page.elements.filter((element) => typeOf(element) !== null);
  const roots = scopes.filter((scope) => /(?:^|[/:#\s])recipe\s*$/i.test(typeOf(scope) ?? ''));
  const recipes = roots.slice(0, MOST_RECIPES).map((root) => {
    const nested = scopes.filter((scope) => scope !== root && isWithin(scope, root));
    const within = marked.filter((element) => element !== root && isWithin(element, root));
    return objectOf(page, within, nested);
  });
  // Pages omit the scope or close it too early.
  const beside = scopes.filter((scope) => BESIDE.test(typeOf(scope) ?? ''));
  const own = marked.filter((element) => !beside.some((scope) => isWithin(element, scope)));
  if (!recipes.some(hasRecipe)) recipes.push(objectOf(page, own, scopes));
  return recipesOfJson(recipes.filter(hasRecipe)) ?? [];
}

function hasRecipe({ recipeIngredient, recipeInstructions }: JsonObject): boolean {
  return recipeIngredient !== undefined || recipeInstructions !== undefined;
}

function objectOf(page: Page, marked: Element[], nested: Element[]): JsonObject {
  // No prototype: a page may name a property `__proto__`.
  const object = Object.assign(Object.create(null) as JsonObject, { '@type': 'Recipe' });
  let list: Element | null = null;
  let scope: Element | null = null;
  const scoped = new Set(nested);
  for (const element of marked) {
    // Properties inside a list are already part of it; those inside another item describe that item.
    if (list && isWithin(element, list)) continue;
    const inner = scope && isWithin(element, scope);
    if (!inner && scoped.has(element)) scope = element;
    for (const written of propertiesOf(element)) {
      const name = TODAY.get(written.toLowerCase()) ?? written;
      if (inner && name !== 'recipeIngredient' && !/^recipeInstructions$/.test(name)) continue;
      const values = valuesOf(page, element, name);
      if (LISTS.test(name)) {
        list = element;
        if (name === 'recipeIngredient' && values.length === 0) continue;
      }
      const all = object[name];
      if (Array.isArray(all)) all.push(...values);
      else object[name] = values;
    }
  }
  return object;
}

function valuesOf(page: Page, element: Element, name: string): string[] {
  const { tag, attributes } = element;
  if (LISTS.test(name)) {
    const items = itemsOf(page, element);
    return items.length > 0 ? items : attributes.content ? [attributes.content] : [];
  }
  if (attributes.content !== undefined) return [attributes.content];
  if (attributes.datetime !== undefined) return [attributes.datetime];
  if (name === 'image' || name === 'url') {
    const image = [element, ...below(page, element)].find((inner) => inner.tag === 'img') ?? element;
    const address = image.attributes.src ?? attributes.href ?? '';
    return address ? [address] : [];
  }
  if (tag === 'meta' || tag === 'link') return [];
  const named =
    name === 'author' && below(page, element).find((inner) => propertiesOf(inner).includes('name'));
  const text = named
    ? textOfElement(named)
    : linesOf(element)
        .map((line) => line.text)
        .join('\n');
  return text ? [text] : [];
}

function propertiesOf({ attributes }: Element): string[] {
  return `${attributes.itemprop ?? attributes.property ?? ''}`
    .split(/\s+/)
    .map((name) => name.split(/[/:#]/).at(-1) ?? '')
    .filter(Boolean);
}

function typeOf({ attributes }: Element): string | null {
  return attributes.itemtype ?? attributes.typeof ?? ('itemscope' in attributes ? '' : null);
}
