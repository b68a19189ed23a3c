import { type IngredientLine, labeled, NOTHING_READ, type RawRecipe } from '../draft.ts';

const HEAD = /^(?:M{5}|-{5}).*meal-?master/i;
const END = /^(?:M{5}|-{5})\s*$/;
/** 'MMMMM--------SAUCE--------' */
const SECTION = /^(?:M{5}-+|-{5,})\s*([^-\s].*)$/;
const AFTER_SECTION = /[\s-]/;
const FACT = /^\s{0,12}(title|categories|yield|servings)\s?:\s*(.*)$/i;
/** The amount takes seven columns, the unit two and the food 28; a second column of ingredients may follow. */
const LINE = /^([\s\d./-]{7})\s(\w\s|\w\w|\s\s)\s(\S.*)$/;
const WIDTH = 41;
const LONGEST_LINE = 300;

/** Meal-Master's two-letter units. */
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
  // The previous line of each column, which may continue on the next line.
  let above: IngredientLine[] = [];
  for (const line of lines) {
    const [, fact, value = ''] = FACT.exec(line) ?? [];
    const section = sectionIn(line);
    const columns = paragraph.length === 0 ? columnsOf(line) : [];
    if (fact && steps.length === 0 && paragraph.length === 0) note(found, fact.toLowerCase(), value.trim());
    else if (section !== undefined) {
      end();
      part = section;
    } else if (columns.length > 0)
      above = columns.flatMap((text, column) => {
        const before = above[column] ?? above.at(-1);
        if (text === '') return before ? [before] : [];
        if (text.startsWith('-') && before) before.text += ` ${text.slice(1).trim()}`;
        if (text.startsWith('-') && before) return [before];
        const added = { text, part };
        found.ingredients.push(added);
        return [added];
      });
    else if (line.trim() === '') end();
    else {
      // The section heading belongs to its ingredients, not to the steps.
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

/** The name of a section, without the marks around it. */
function sectionIn(line: string): string | undefined {
  const [, name] = SECTION.exec(line) ?? [];
  let end = name?.length ?? 0;
  while (end > 0 && AFTER_SECTION.test(name?.[end - 1] ?? '')) end--;
  return name?.slice(0, end);
}

/** The one or two ingredients in a line; the first is empty if only the second continues. None for any other kind of line. */
function columnsOf(line: string): string[] {
  const left = line.slice(0, WIDTH).trimEnd();
  const first = ingredientIn(left.slice(0, WIDTH - 1));
  const second = ingredientIn(line.slice(WIDTH));
  if (second !== null && (first !== null || left === '')) return [first ?? '', second];
  const whole = ingredientIn(line);
  return whole === null ? [] : [whole];
}

function ingredientIn(column: string): string | null {
  const [, amount = '', unit = '', food] = LINE.exec(column) ?? [];
  if (food === undefined) return null;
  const measure = UNITS[unit.trim()] ?? unit.trim();
  return [amount.trim(), measure, food.trim()].filter(Boolean).join(' ');
}
