import { t } from '#shared/t.ts';
import { joined } from '../apps/joined.ts';
import {
  type IngredientLine,
  labeled,
  type RawRecipe,
  type ReadRecipe,
  refusedFile,
  toDraft,
} from '../draft.ts';
import { parseMinutes } from '../duration.ts';
import { htmlLines, htmlText, withoutBullet } from '../text.ts';
import { type Fields, fieldsOf, ingredientsOfSteps, looksLikeRecipe } from './fields.ts';
import { headingIn, linesOfObject } from './ingredients.ts';
import { addSteps, type Steps } from './steps.ts';
import { isObject, type Json, type JsonObject, listOf, textOf } from './values.ts';

const LONGEST = 5_000_000;
const DEEPEST = 200;
const MOST_NODES = 200_000;
const MOST_RECIPES = 10_000;
/** Properties under which recipes are nested. */
const CONTAINERS = [
  '@graph',
  'mainEntity',
  'mainEntityOfPage',
  'itemListElement',
  'item',
  'hasPart',
  'about',
  'recipe',
  'recipes',
] as const;
const READ: ReadonlySet<string> = new Set([...CONTAINERS, '@id', '@type', '@context']);

/**
 * Parses the recipes in a JSON text, in schema.org's format or that of other apps: one object, a list, '@graph', or nested
 * in a page or an item list. Returns one entry per recipe, ready or with its problems; a text without recipes is one entry
 * with a file problem.
 */
export function readJsonLd(file: string): ReadRecipe[] {
  if (file.length > LONGEST)
    return [refusedFile(t('The text is longer than {count} characters.', { count: LONGEST }))];
  if (isTooDeep(file))
    return [refusedFile(t('The JSON is nested more than {count} levels deep.', { count: DEEPEST }))];
  let root: Json;
  try {
    root = JSON.parse(file.replace(/^\ufeff/, ''));
  } catch {
    return [refusedFile(t('This is not valid JSON.'))];
  }
  const recipes = recipesOfJson(root);
  if (!recipes)
    return [refusedFile(t('The file contains too many recipes. Please split it into smaller files.'))];
  if (recipes.length === 0) return [refusedFile(t('No recipe found.'))];
  return recipes.map(toDraft);
}

/** The raw recipes of JSON data; `null` if there are too many. */
export function recipesOfJson(root: Json): RawRecipe[] | null {
  const { recipes, byId, isWhole } = recipesIn(joined(root));
  return isWhole ? recipes.map((recipe) => readRecipe(recipe, byId)) : null;
}

/** Whether brackets nest deeper than reasonable outside strings; checked without building anything. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inText) {
      if (code === 92) at++;
      else if (code === 34) inText = false;
    } else if (code === 34) inText = true;
    else if (code === 91 || code === 123) {
      depth++;
      if (depth > DEEPEST) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

function recipesIn(root: Json): { recipes: JsonObject[]; byId: Map<string, JsonObject>; isWhole: boolean } {
  const recipes: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  const waiting: (Json | undefined)[] = [root];
  let seen = 0;
  // Items are taken from the end, so matches are pushed in reverse to keep their order.
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (++seen > MOST_NODES || recipes.length > MOST_RECIPES) return { recipes, byId, isWhole: false };
    if (Array.isArray(node)) for (let at = node.length - 1; at >= 0; at--) waiting.push(node[at]);
    if (!isObject(node)) continue;
    const id = node['@id'];
    if (typeof id === 'string' && Object.keys(node).length > 1 && !byId.has(id)) byId.set(id, node);
    if (isRecipe(node)) recipes.push(node);
    else for (const key of CONTAINERS.toReversed()) if (Object.hasOwn(node, key)) waiting.push(node[key]);
  }
  return { recipes, byId, isWhole: true };
}

/** Data reduced to its lists of recipes: everything else is never read. */
export function recipesAlone(root: Json): Json {
  if (Array.isArray(root)) return root.map(recipesAlone);
  if (!isObject(root) || isRecipe(root)) return root;
  const kept = Object.entries(root).filter(([key]) => READ.has(key));
  return Object.fromEntries(kept);
}

function isRecipe(node: JsonObject): boolean {
  const types = listOf(node['@type']).filter((type) => typeof type === 'string');
  if (types.length === 0) return looksLikeRecipe(node);
  return types.some((type) => /(?:^|[/:#])recipe$/i.test(type));
}

function readRecipe(recipe: JsonObject, byId: ReadonlyMap<string, JsonObject>): RawRecipe {
  const resolved = (value: Json | undefined): Json[] =>
    listOf(value).map((entry) => {
      const id = isObject(entry) ? entry['@id'] : undefined;
      return (typeof id === 'string' && byId.get(id)) || entry;
    });
  const fields = fieldsOf(recipe);
  const steps: Steps = { instructions: [], tips: [] };
  addSteps(fields.first('steps'), '', steps);
  const names = resolved(fields.first('author')).map((author) =>
    htmlText(textOf(author, ['name', 'alternateName'])),
  );
  const ownIngredients = fields.first('ingredients');
  return {
    title: htmlText(textOf(fields.first('title'), [])),
    description: htmlLines(textOf(fields.first('description'), [])).join('\n'),
    // A heading among the ingredients of a step ends with them.
    ingredients:
      ownIngredients === undefined
        ? ingredientsOfSteps(fields).flatMap(ingredientsOf)
        : ingredientsOf(ownIngredients),
    instructions: steps.instructions,
    prepTime: timeOf(fields.first('prepTime')),
    cookTime: timeOf(fields.first('cookTime')),
    totalTime: timeOf(fields.first('totalTime')) ?? withWaiting(fields),
    waitingTime: null,
    servings: servingsOf(fields.all('servings').flat()),
    tags: fields.all('tags').flatMap(tagsOf),
    authorName: names.filter((name) => name && !isAddress(name)).join(', '),
    sourceUrl: fields.all('sourceUrl').flatMap((value) => addressesOf(listOf(value)))[0] ?? '',
    cookingTips: [...steps.tips, ...notesOf(fields.first('notes') ?? authorNotes(recipe.comment))],
    images: addressesOf(fields.all('images').flatMap(resolved)),
    publishedAt: textOf(fields.first('published'), []),
  };
}

/** Apps that count waiting separately from working state no total. */
function withWaiting(fields: Fields): number | null {
  const waiting = parseMinutes(timeOf(fields.first('waitingTime')));
  return waiting === null ? null : waiting + (parseMinutes(timeOf(fields.first('prepTime'))) ?? 0);
}

/**
 * Flattens lists to lines. A line ending in a colon, starting with '#' or in brackets names the part that follows, as does
 * an object marked as a heading. An object becomes its amount, unit, name and note.
 */
function ingredientsOf(value: Json | undefined): IngredientLine[] {
  const entries = listOf(value);
  const lines = entries.flatMap((entry) => {
    if (isObject(entry)) return linesOfObject(entry);
    return entries.length === 1 ? htmlLines(textOf(entry, [])) : [htmlText(textOf(entry, []))];
  });
  const ingredients: IngredientLine[] = [];
  let part = '';
  lines.forEach((text, at) => {
    const heading = headingIn(text) ?? (/^\D{1,60}:$/.test(text) ? text : null);
    if (heading && at < lines.length - 1) part = heading;
    else if (text) ingredients.push({ text: withoutBullet(text), part });
  });
  return ingredients;
}

/** RecipeSage stores the cook's notes as a comment with this name; other comments are by readers. */
function authorNotes(comments: Json | undefined): Json | undefined {
  const notes = listOf(comments).find((comment) => isObject(comment) && comment.name === 'Author Notes');
  return isObject(notes) ? notes.text : undefined;
}

/** Notes in any form, one tip each. */
function notesOf(value: Json | undefined): string[] {
  return listOf(value).flatMap((note) => {
    if (!isObject(note)) return htmlLines(textOf(note, []));
    return [labeled(htmlText(textOf(note.title, [])), htmlText(textOf(note.text ?? note.note, [])))].filter(
      Boolean,
    );
  });
}

const isAddress = (text: string): boolean => /^(?:https?:)?\/\//i.test(text) || /^www\./i.test(text);

function tagsOf(value: Json | undefined): string[] {
  return listOf(value).flatMap((entry) =>
    textOf(entry, ['name'])
      .split(/[,;\n]/)
      .map(htmlText),
  );
}

function timeOf(value: Json | undefined): Json | undefined {
  const [first] = listOf(value);
  return isObject(first) ? (first.value ?? first.maxValue ?? first.name) : first;
}

function servingsOf(value: Json | undefined): (string | number)[] {
  return listOf(value).flatMap((entry) => {
    const one = isObject(entry) ? (entry.value ?? entry.name) : entry;
    return typeof one === 'string' || typeof one === 'number' ? [one] : [];
  });
}

/** URLs, and names of pictures in an app's export. */
function addressesOf(values: Json[]): string[] {
  return values
    .map((value) => textOf(value, ['url', 'contentUrl', '@id', 'file', 'filename']).trim())
    .filter((address) => /^(?:https?:|\/|picture:\d)|\.(?:jpe?g|png|webp|gif|avif)$/i.test(address));
}
