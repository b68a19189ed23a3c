import type { RawRecipe } from '../draft.ts';
import { recipesOfJson } from '../json-ld/json-ld.ts';
import type { Json } from '../json-ld/values.ts';
import { type Element, parsePage } from '../page/tree.ts';

const XML = /^\s*(?:<\?xml|<(?:cookbook|gourmetdoc|recipeml|recipes?)\b)/i;
const RECIPE = /<recipe[\s>]/i;
/** Names of elements for a list of ingredients, a part of one, or a single ingredient. */
const INGREDIENTS = /^(?:ing|ingredients?|ingredient-?list|inggroup|ing-div)$/;
const STEPS = /^(?:recipetext|instructions|directions|steps|method|procedure)$/;
const NOTES = /^(?:comments|modifications|notes?)$/;
const LINE = /^(?:li|step|p|line)$/;
const NAME = /^(?:groupname|title|name)$/;

/** Whether a text contains recipes in XML, as written by Cookmate, Gourmet and RecipeML. */
export function isRecipeXml(text: string): boolean {
  return XML.test(text) && RECIPE.test(text);
}

/** The recipes of an XML file. */
export function recipesOfXml(text: string): RawRecipe[] {
  const { elements } = parsePage(text, { isXml: true });
  const recipes: Element[] = [];
  // An object inside a recipe is part of it, even if it is called a recipe.
  for (const element of elements)
    if (tagOf(element.tag) === 'recipe' && element.at >= (recipes.at(-1)?.end ?? 0)) recipes.push(element);
  return recipesOfJson(recipes.map((recipe) => ({ '@type': 'Recipe', ...partsOf(recipe) }))) ?? [];
}

const tagOf = (tag: string) => tag.toLowerCase().replace(/^.*:/, '');

const within = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string');

function partsOf(recipe: Element): Record<string, Json> {
  const parts = new Map<string, Json[]>();
  const add = (key: string, values: readonly Json[]) => {
    const known = parts.get(key) ?? [];
    for (const value of values) known.push(value);
    parts.set(key, known);
  };
  for (const element of within(recipe)) {
    const tag = tagOf(element.tag);
    if (tag === 'head') for (const [key, value] of Object.entries(partsOf(element))) add(key, [value].flat());
    else if (INGREDIENTS.test(tag)) add('ingredients', ingredientsIn(element));
    else if (STEPS.test(tag)) add('instructions', linesIn(element));
    else if (NOTES.test(tag)) add('notes', linesIn(element));
    else add(tag === 'imagepath' ? 'image' : tag, linesIn(element));
  }
  return Object.fromEntries(parts);
}

function ingredientsIn(list: Element): string[] {
  const inner = within(list);
  if (!inner.some(({ tag }) => INGREDIENTS.test(tagOf(tag)))) {
    const line = measured(list);
    return line === null ? linesIn(list) : [line];
  }
  return inner.flatMap((element) => {
    const tag = tagOf(element.tag);
    if (NAME.test(tag)) return [`${textIn(element)}:`];
    return INGREDIENTS.test(tag) ? ingredientsIn(element) : linesIn(element);
  });
}

/** '2', 'cups' and 'flour' in separate elements; `null` if they are not. */
function measured(ingredient: Element): string | null {
  const find = (element: Element, pattern: RegExp): Element | undefined =>
    within(element).find(({ tag }) => pattern.test(tagOf(tag)));
  const food = find(ingredient, /^(?:item|food|name)$/);
  if (!food) return null;
  const amount = find(ingredient, /^am(?:oun)?t$/);
  const parts = [
    amount && (find(amount, /^qty$/) ?? amount),
    find(ingredient, /^unit$/) ?? (amount && find(amount, /^unit$/)),
    food,
  ];
  return parts
    .map((part) => (part ? textIn(part) : ''))
    .filter(Boolean)
    .join(' ');
}

function linesIn(element: Element): string[] {
  const lines = within(element).filter(({ tag }) => LINE.test(tagOf(tag)));
  const texts = lines.length > 0 ? lines.map(textIn) : textIn(element).split('\n');
  return texts.map((text) => text.trim()).filter(Boolean);
}

function textIn({ children }: Element): string {
  return children
    .map((child) => (typeof child === 'string' ? child : textIn(child)))
    .join('')
    .trim();
}
