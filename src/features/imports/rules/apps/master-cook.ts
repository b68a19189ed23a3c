import { squeeze } from '#shared/text.ts';
import { labeled, NOTHING_READ, type RawRecipe } from '../draft.ts';
import { type Element, parsePage } from '../page/tree.ts';
import { htmlText } from '../text.ts';

/** MasterCook's two kinds of exports: plain text (.mxp), and XML (.mx2). */
const TEXT = /^[ \t*]{0,99}exported from\s+mastercook/im;
const XML = /<mx2[\s>]/i;
const LOOKED_AT = 20_000;
const LONGEST_LINE = 500;
/** 'Serving Size  : 9     Preparation Time :0:45' */
const FACT = /^(recipe by|serving size|categories)\s*:\s*(.*)$/i;
const PREPARATION = /\s*preparation time\s*:\s*(.*)$/i;
const COLUMNS = /^amount\s+measure\s+ingredient/i;
const RULE = /^(?:[-\s]{8,}|_{3,})$/;
const NUTRITION = /^(?:per serving|nutr\. assoc\.|exchanges?\b)/i;
const REMARK = /^(notes?|serving ideas?|suggested wine|description|source|copyright|yield)\s*:\s*(.*)$/i;

/** Whether a text was exported by MasterCook. */
export function isMasterCook(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return TEXT.test(start) || XML.test(start);
}

/** The recipes of a MasterCook export. */
export function recipesOfMasterCook(text: string): RawRecipe[] {
  if (XML.test(text.slice(0, LOOKED_AT))) return recipesOfXml(text);
  const recipes: string[][] = [];
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (TEXT.test(line)) recipes.push([]);
    else recipes.at(-1)?.push(line.slice(0, LONGEST_LINE));
  }
  return recipes.map(recipeOf);
}

type Place = 'title' | 'head' | 'ingredients' | 'steps' | 'behind';

function recipeOf(lines: readonly string[]): RawRecipe {
  const found = {
    ...NOTHING_READ,
    ingredients: [...NOTHING_READ.ingredients],
    tags: [...NOTHING_READ.tags],
    cookingTips: [...NOTHING_READ.cookingTips],
  };
  const steps: string[] = [];
  let place: Place = 'title';
  let part = '';
  let fact = '';
  let isOpen = false;
  for (const line of lines) {
    const text = squeeze(line);
    if (place === 'title') {
      found.title = text;
      if (text) place = 'head';
    } else if (place === 'head') {
      const [, name, value] = FACT.exec(text) ?? [];
      fact = name?.toLowerCase() ?? (text === '' ? '' : fact);
      if (COLUMNS.test(text)) place = 'ingredients';
      else note(found, fact, value === undefined ? line : line.slice(line.indexOf(':') + 1));
    } else if (RULE.test(text)) {
      // The columns are underlined; what follows the last rule is about the recipe.
      if (steps.length > 0) place = 'behind';
    } else if (place === 'ingredients') {
      if (text === '' && found.ingredients.length > 0) place = 'steps';
      else if (/^\D{1,60}:$/.test(text)) part = text;
      else if (text) found.ingredients.push({ text: text.replace(/\s*--\s*/, ', '), part });
    } else if (text === '') isOpen = false;
    else if (place === 'steps') {
      if (isOpen) steps.push(`${steps.pop()} ${text}`);
      else steps.push(text);
      isOpen = true;
    } else if (!NUTRITION.test(text)) {
      const [, label = '', rest = text] = REMARK.exec(text) ?? [];
      const tip = /^notes?$/i.test(label) ? rest : labeled(label, rest);
      if (isOpen && !label) found.cookingTips.push(`${found.cookingTips.pop() ?? ''} ${tip}`.trim());
      else if (rest) found.cookingTips.push(tip);
      isOpen = true;
    }
  }
  return { ...found, instructions: steps };
}

/** A fact above the ingredients; the columns of categories are two spaces apart and may go on in the next line. */
function note(found: RawRecipe, fact: string, value: string): void {
  if (fact === 'categories')
    found.tags.push(
      ...value
        .split(/\s{2,}/)
        .map(squeeze)
        .filter(Boolean),
    );
  else if (fact === 'recipe by') found.authorName = squeeze(`${found.authorName} ${value}`);
  else if (fact === 'serving size') {
    const time = squeeze(PREPARATION.exec(value)?.[1] ?? '');
    if (time && !/^[0:]+$/.test(time)) found.prepTime = time;
    found.servings = squeeze(value.replace(PREPARATION, ''));
  } else if (squeeze(value)) found.description = squeeze(`${found.description} ${value}`);
}

function recipesOfXml(text: string): RawRecipe[] {
  const { elements } = parsePage(text, { isXml: true });
  return elements.filter(({ tag }) => tag.toLowerCase() === 'rcpe').map(recipeOfElement);
}

function recipeOfElement(recipe: Element): RawRecipe {
  const all = (name: string) => within(recipe).filter(({ tag }) => tag.toLowerCase() === name);
  const texts = (name: string) => all(name).map(textIn).filter(Boolean);
  const time = (name: string) => all(name)[0]?.attributes.elapsed ?? null;
  return {
    ...NOTHING_READ,
    title: htmlText(recipe.attributes.name ?? ''),
    authorName: htmlText(recipe.attributes.author ?? ''),
    description: texts('desc').join('\n'),
    servings: all('serv')[0]?.attributes.qty ?? null,
    prepTime: time('prept'),
    totalTime: time('totlt') ?? time('tott'),
    tags: all('cats').flatMap((list) => within(list).map(textIn).filter(Boolean)),
    ingredients: all('ingr').flatMap((line) => {
      const { qty = '', unit = '', name = '' } = line.attributes;
      const [preparation = ''] = within(line)
        .filter(({ tag }) => tag.toLowerCase() === 'iprp')
        .map(textIn);
      const food = [htmlText(`${qty} ${unit} ${name}`), preparation].filter(Boolean).join(', ');
      return food ? [{ text: food, part: '' }] : [];
    }),
    instructions: all('dirs').flatMap((list) => within(list).map(textIn).filter(Boolean)),
    cookingTips: [...texts('note'), ...texts('srvi'), ...texts('wine')],
  };
}

const within = ({ children }: Element): Element[] => children.filter((child) => typeof child !== 'string');

function textIn({ children }: Element): string {
  return htmlText(children.map((child) => (typeof child === 'string' ? child : textIn(child))).join(''));
}
