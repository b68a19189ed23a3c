import { labeled, NOTHING_READ, type RawRecipe } from '../draft.ts';

const HEAD = /^(?:M{5}|-{5}).*meal-?master/i;
const END = /^(?:M{5}|-{5})\s*$/;
/** 'MMMMM--------SAUCE--------' */
const SECTION = /^(?:M{5}-+|-{5,})\s*([^-\s].*?)\s*-*\s*$/;
const FACT = /^\s{0,12}(title|categories|yield|servings)\s?:\s*(.*)$/i;
/** The amount fills seven columns, the unit two and the food 28; a second column of lines may follow. */
const LINE = /^([\s\d./-]{7})\s(\w\s|\w\w|\s\s)\s(\S.*)$/;
const WIDTH = 41;
const LONGEST_LINE = 300;

/** The units that Meal-Master writes with two letters. */
const UNITS: Record<string, string> = {
  ...{ x: '', ea: '', sm: 'small', md: 'medium', lg: 'large' },
  ...{
    t: 'tsp',
    ts: 'tsp',
    T: 'tbsp',
    tb: 'tbsp',
    c: 'cup',
    fl: 'fl oz',
    pt: 'pint',
    qt: 'quart',
    ga: 'gallon',
  },
  ...{
    cn: 'can',
    pk: 'package',
    pn: 'pinch',
    dr: 'drop',
    ds: 'dash',
    ct: 'carton',
    bn: 'bunch',
    sl: 'slice',
  },
};

/** Whether a text is in the format of Meal-Master. */
export function isMealMaster(text: string): boolean {
  return text.split('\n', 200).some((line) => HEAD.test(line));
}

/** The recipes of a Meal-Master file. */
export function recipesOfMealMaster(text: string): RawRecipe[] {
  const recipes: string[][] = [];
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (HEAD.test(line)) recipes.push([]);
    else if (!END.test(line)) recipes.at(-1)?.push(line.slice(0, LONGEST_LINE));
  }
  return recipes.map(recipeOf);
}

function recipeOf(lines: readonly string[]): RawRecipe {
  const found = { ...NOTHING_READ, ingredients: [...NOTHING_READ.ingredients], tags: [...NOTHING_READ.tags] };
  const steps: string[] = [];
  let part = '';
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length > 0) steps.push(labeled(part, paragraph.join(' ')));
    if (paragraph.length > 0) part = '';
    paragraph = [];
  };
  for (const line of lines) {
    const [, fact, value = ''] = FACT.exec(line) ?? [];
    const [, section] = SECTION.exec(line) ?? [];
    const columns = paragraph.length === 0 ? columnsOf(line) : [];
    if (fact && steps.length === 0 && paragraph.length === 0) note(found, fact.toLowerCase(), value.trim());
    else if (section !== undefined) {
      end();
      part = section;
    } else if (columns.length > 0)
      for (const text of columns) {
        const last = found.ingredients.at(-1);
        if (text.startsWith('-') && last) last.text += ` ${text.slice(1).trim()}`;
        else found.ingredients.push({ text, part });
      }
    else if (line.trim() === '') end();
    else {
      // What the ingredients of a section are for is told by them.
      if (steps.length === 0 && paragraph.length === 0 && found.ingredients.length > 0) part = '';
      paragraph.push(line.trim());
    }
  }
  end();
  return { ...found, instructions: steps };
}

function note(found: RawRecipe, fact: string, value: string): void {
  if (fact === 'title') found.title = value;
  else if (fact === 'categories') found.tags.push(...value.split(/\s*,\s*/).filter(Boolean));
  else found.servings = value;
}

/** The ingredients of a line, one or two; none if it is of another kind. */
function columnsOf(line: string): string[] {
  const first = ingredientIn(line.slice(0, WIDTH - 1).trimEnd());
  const second = ingredientIn(line.slice(WIDTH));
  if (first !== null && second !== null) return [first, second];
  const whole = ingredientIn(line);
  return whole === null ? [] : [whole];
}

function ingredientIn(column: string): string | null {
  const [, amount = '', unit = '', food] = LINE.exec(column) ?? [];
  if (food === undefined) return null;
  const measure = UNITS[unit.trim()] ?? unit.trim();
  return [amount.trim(), measure, food.trim()].filter(Boolean).join(' ');
}
