import { t } from '#shared/t.ts';
import { storable } from '#shared/text.ts';
import { type RawRecipe, type ReadRecipe, refusedFile, toDraft } from '../draft.ts';
import { isFact, readFact, withoutMark } from '../facts.ts';
import { type Block, inlineText, markdownBlocks } from './blocks.ts';
import { splitFrontMatter } from './front-matter.ts';
import { type Found, readDirections, readIngredients, readTips, textOf } from './parts.ts';
import { sectionsOf } from './sections.ts';
import { untabled } from './untabled.ts';

const LONGEST = 2_000_000;
const MOST_LINES = 20_000;
const NAMED_FACT = /^\P{L}*["“]?([\p{L}][\p{L} "”]{0,30}?)\s*:/u;

/** Parses the recipes of a Markdown file strictly. Always returns at least one entry, ready or with its problems. */
export function readMarkdown(file: string): ReadRecipe[] {
  const recipes = recipesFromMarkdown(file);
  if (recipes.length > 0) return recipes.map(toDraft);
  return [
    refusedFile(
      t('The text is too long for a recipe: the maximum is {count} characters and {lines} lines.', {
        count: LONGEST,
        lines: MOST_LINES,
      }),
    ),
  ];
}

/**
 * The recipes of a Markdown file, usually one: several if each '# Title' has ingredients and steps of its own. Empty for a text
 * longer than any recipe.
 */
export function recipesFromMarkdown(file: string): RawRecipe[] {
  const text = storable(file);
  const texts = atTitles(text);
  const several = texts.length > 1 ? wholeRecipes(texts) : recipesOfBook(text);
  return several ?? [recipeFromMarkdown(file)].filter((raw) => raw !== null);
}

/** The recipe of each text; `null` as soon as one of them is none, because a file may have thousands of titles. */
function wholeRecipes(texts: readonly string[]): RawRecipe[] | null {
  const recipes: RawRecipe[] = [];
  for (const text of texts) {
    const raw = recipeFromMarkdown(text);
    if (!raw || raw.ingredients.length === 0 || raw.instructions.length === 0) return null;
    recipes.push(raw);
  }
  return recipes;
}

/** Titles of files with several recipes. */
const BOOK =
  /\b(?:recipes|cookbook|cook book|recettes?|rezepte|rezeptbuch|kochbuch|recetas|recetario|ricette|ricettario)\b/i;

/** So many parts with ingredients and steps of their own are recipes, whatever the title says. */
const FEWEST_UNTITLED = 4;

/**
 * The recipes of a file that has one under each '### Title' or '## Title', below no title or that of a collection. A recipe may
 * have such headings too, with ingredients and steps of its parts. `null` if it is not such a file.
 */
function recipesOfBook(text: string): RawRecipe[] | null {
  if (/^\s{0,99}---\s*\n\S/.test(text) || /^```/m.test(text)) return null;
  const title = /^# (.*)$/m.exec(text)?.[1];
  const fewest = title === undefined || BOOK.test(title) ? 2 : FEWEST_UNTITLED;
  return recipesBelow(text, '### ', fewest) ?? recipesBelow(text, '## ', fewest);
}

/** The recipes under the headings with this mark; what is above them must be no recipe. */
function recipesBelow(text: string, mark: string, fewest: number): RawRecipe[] | null {
  const parts = text.split(mark === '## ' ? /^(?=## \S)/m : /^(?=#{1,3} \S)/m);
  const own = parts.filter((part) => part.startsWith(mark));
  if (own.length < fewest) return null;
  const raws = own.flatMap((part) => recipeFromMarkdown(part) ?? []);
  const recipes = raws.filter(({ ingredients }) => ingredients.length > 0);
  const whole = recipes.filter(({ instructions, title }) => instructions.length > 0 && title !== '');
  const above = mark === '## ' ? [] : parts.filter((part) => !part.startsWith(mark));
  const isLost =
    raws.some(({ ingredients, instructions }) => ingredients.length === 0 && instructions.length > 0) ||
    above.some((part) => (recipeFromMarkdown(part)?.ingredients.length ?? 0) > 0);
  return whole.length >= fewest && !isLost ? recipes : null;
}

/** '(6 pers.)', '(für 4 Personen)' at the end of a title */
const FOR =
  /\s*\((?:(?:for|für|pour|para|per) )?(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)\s?(?:p|pers|people|persons?|personen|personnes?|personas|persone|servings?|portions?|portionen|porciones|raciones|porzioni)\.?\)$/iu;

/** Split before each '# Title'; whole if it has front matter, which is about one recipe, or code. */
function atTitles(text: string): string[] {
  if (/^\s{0,99}---/.test(text) || /^```/m.test(text)) return [text];
  return text.split(/^(?=# \S)/m).filter((part) => part.trim());
}

/**
 * Parses a Markdown recipe like those of based.cooking: front matter or '# Title', a description, facts ('- Prep time: 1
 * hour'), Ingredients, Directions; the last two may also be lists in the front matter, as in Chowdown. Other sections become
 * tips. `null` for a text longer than any recipe.
 */
export function recipeFromMarkdown(file: string): RawRecipe | null {
  if (file.length > LONGEST || file.split('\n', MOST_LINES + 1).length > MOST_LINES) return null;
  const { values, body: written } = splitFrontMatter(storable(file));
  const body = untabled(written);
  const value = (...keys: string[]) => keys.flatMap((key) => values.get(key) ?? []);
  const ownTitle = inlineText(value('title', 'name')).text;
  const { title, sections } = sectionsOf(markdownBlocks(body), ownTitle !== '');
  const found: Found = {
    description: inlineText(value('description', 'summary')).text,
    ingredients: [],
    instructions: [],
    prepTime: value('preptime', 'prep')[0],
    cookTime: value('cooktime', 'cook')[0],
    totalTime: value('totaltime', 'time')[0],
    waitingTime: value('waitingtime', 'resttime', 'restingtime', 'chilltime')[0],
    servings: value('servings', 'serves', 'yield', 'portions')[0],
    sourceUrl: value('source', 'sourceurl', 'url', 'link')[0] ?? '',
    cookingTips: [],
    images: value('image', 'images', 'cover'),
  };
  for (const section of sections) {
    if (section.kind === 'opening') readOpening(section.blocks, found);
    else if (section.kind === 'ingredients') readIngredients(section, found);
    else if (section.kind === 'directions') readDirections(section, found);
    else readTips(section, found);
  }
  if (found.ingredients.length === 0)
    found.ingredients = linesIn(value('ingredients')).map((text) => ({ text, part: '' }));
  if (found.instructions.length === 0)
    found.instructions = linesIn(value('directions', 'instructions', 'steps', 'method'));
  const tags = value('tags', 'tag', 'keywords', 'categories', 'category');
  const named = ownTitle || title;
  found.servings ??= FOR.exec(named)?.[1];
  return {
    ...found,
    title: named.replace(FOR, ''),
    tags: tags.length === 1 ? (tags[0] ?? '').split(',').map((tag) => tag.trim()) : tags,
    authorName: value('author', 'authors').join(', '),
    publishedAt: value('date', 'published', 'created')[0] ?? '',
  };
}

/** The entries of a list in the front matter; an entry that is not quite YAML is kept as written. */
function linesIn(values: readonly string[]): string[] {
  return values
    .flatMap((written) => written.split('\n'))
    .map((line) => inlineText([line.replace(/^\s*[-*]\s+/, '')]).text)
    .filter(Boolean);
}

function readOpening(blocks: readonly Block[], found: Found): void {
  const paragraphs: string[] = found.description ? [found.description] : [];
  for (const block of blocks) {
    if (block.kind === 'heading') continue;
    const kept: string[] = [];
    // Facts may be separate lines of one paragraph.
    for (const lines of block.kind === 'item' ? [block.lines] : perFact(block.lines)) {
      const text = textOf(lines, found);
      if (!text || readFact(text, found)) continue;
      if (block.kind === 'item' && NAMED_FACT.test(text) && !/^\p{L}/u.test(text))
        found.cookingTips.push(withoutMark(text));
      else kept.push(block.kind === 'item' ? `• ${text}` : text);
    }
    if (kept.length > 0) paragraphs.push(kept.join('\n'));
  }
  found.description = paragraphs.join('\n\n').replaceAll('\n\n•', '\n•');
}

/** Splits a paragraph into lines, one per fact. */
function perFact(lines: string[]): string[][] {
  if (!lines.some(isFact)) return [lines];
  return lines.map((line) => [line]);
}
