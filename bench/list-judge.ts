import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GroceryList } from '../src/features/grocery-list/rules/list.ts';

const TABLES = resolve(import.meta.dirname, '../test/samples/products');
const words = (text: string) => new Set(text.split(/\s+/));

/** Words after a number that are not foods. */
const UNITS = words(
  `g gr gm kg mg ml cl dl l litre litres liter liters oz ounce ounces lb lbs pound pounds tsp tsps teaspoon teaspoons tbsp
  tbsps tablespoon tablespoons t tb cup cups c pint pints quart quarts jar jars package packages pkg
  packet packets bag bags bottle bottles box boxes clove cloves head heads bunch bunches stalk stalks rib
  ribs slice slices piece pieces pcs pinch pinches dash dashes handful handfuls drizzle splash strips
  rashers spoon spoons spoonful glass glasses mug block ear ears leaf leaves inch inches cm few some a an the of one two
  three four five six eight ten half quarter about around more`,
);
/** Cuts of food, and words of praise. */
const CUTS = words(
  `chopped sliced grated shredded crushed peeled cubed melted softened beaten freshly finely thinly
  roughly large small medium big ripe raw boneless skinless cooked optional warm cold hot lukewarm boiling
  packed heaping extra good quality organic clove cloves stalk stalks floret florets free-range
  little bit amount kind any person needed regular enriched sized quality gram grams spoonful bone-in skin-on pieces pure uncooked lean unsalted divided very room temperature`,
);
/** Forms that come in a different package. */
const FORMS = words(
  `frozen dried smoked pickled powder paste purée puree juice zest concentrate condensed evaporated sweetened stock broth
  sauce syrup extract flour oil vinegar seed jam yolk`,
);

const SEVERAL = /\b(?:and|or|from|of choice)\b|&|\p{L} ?\/ ?\p{L}|\||: \D/iu;

/** A line's name by a few separate rules, none of which the list uses; empty if it names several foods, or none. */
export function bareName(line: string): string {
  if (SEVERAL.test(line)) return '';
  const said = line
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^[^:]{0,30}: ?(?=\D)/, '')
    .replace(/\b(?:cans?|tins?|tinned)\b/g, 'canned')
    .split(/,|;| for | to | plus | with |\. /)[0]!
    .replace(/(?<!\d)00(?!\d)|\d%/g, (kept) => kept.replace(/\d/g, 'o'))
    .replace(/[\d¼½¾⅓⅔⅛.,/~*"–-]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const kept = said.filter((word) => /\p{L}/u.test(word) && !CUTS.has(word) && !UNITS.has(word));
  return kept.map(singular).join(' ').trim();
}

const singular = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=tomato|potato|sh|ch)es$/, '')
        .replace(/(?<!s|u)s$/, '');

interface Tables {
  /** The rows of the table that contain a bare name. */
  same: Map<string, Set<number>>;
  /** By bare name: the rows, and its position in each. */
  apart: Map<string, Map<number, number>>;
}

function readTables(): Tables {
  const rows = (file: string) =>
    readFileSync(resolve(TABLES, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      // A difference implied by the amount ('¼ tsp ginger' is ground) does not show in names.
      .map((row) =>
        row.split(' | ').map((line) => (/^[\d¼½]/.test(line) && file === 'apart.txt' ? '' : bareName(line))),
      );
  const same: Tables['same'] = new Map();
  const apart: Tables['apart'] = new Map();
  rows('same.txt').forEach((row, at) => {
    for (const name of row) same.set(name, (same.get(name) ?? new Set()).add(at));
  });
  // Without its amount, 'parsley' may be fresh or dried: such names prove nothing.
  for (const [name, all] of same) if (all.size > 1 || name === '') same.delete(name);
  rows('apart.txt').forEach((row, at) => {
    row.forEach((name, place) => {
      if (name === '') return;
      apart.set(name, (apart.get(name) ?? new Map<number, number>()).set(at, place));
    });
  });
  return { same, apart };
}

export interface Judged {
  /** Pairs of lines in one row that are two products according to the table. */
  wrong: string[];
  /** Pairs in one row of which only one names a form; some are the same product nevertheless ('cinnamon powder'). */
  suspected: string[];
  /** Pairs of lines in two rows that are the same product. */
  missed: string[];
  rows: number;
  /** Rows that are in no aisle. */
  other: number;
}

/** Judges a list by the tables of pairs; pairs they lack are suspected by words for forms. */
export function judge(list: GroceryList, tables = readTables()): Judged {
  // A line of several foods proves nothing.
  const keys = new Set(list.items.map(({ key }) => key));
  const isOne = (key: string) => !keys.has(`${key} (2)`) && !/ \(\d\)$/.test(key);
  const names = new Map(list.items.map(({ key, text }) => [key, isOne(key) ? bareName(text) : '']));
  const judged: Judged = { wrong: [], suspected: [], missed: [], rows: 0, other: 0 };
  const rowsOf = list.foods.map(({ lines }) => [...new Set(lines.flatMap((key) => names.get(key) || []))]);
  const bought = list.foods.filter(({ aisle }) => aisle !== 'home' && aisle !== 'tools');
  judged.rows = bought.length;
  judged.other = bought.filter(({ aisle }) => aisle === 'other').length;
  for (const row of rowsOf)
    row.forEach((name, at) => {
      for (const other of row.slice(at + 1))
        if (isApart(name, other, tables)) judged.wrong.push(`${name} = ${other}`);
        else if (isSuspected(name, other, tables)) judged.suspected.push(`${name} = ${other}`);
    });
  rowsOf.forEach((row, at) => {
    for (const others of rowsOf.slice(at + 1))
      for (const name of row)
        for (const other of others) if (isSame(name, other, tables)) judged.missed.push(`${name} ≠ ${other}`);
  });
  return judged;
}

function isSame(a: string, b: string, { same }: Tables): boolean {
  const [some, others] = a === b ? [] : [same.get(a), same.get(b)];
  return some !== undefined && others !== undefined && [...some].some((row) => others.has(row));
}

function isApart(a: string, b: string, { apart }: Tables): boolean {
  const [some, others] = [apart.get(a), apart.get(b)];
  for (const [row, place] of some ?? []) if (others?.has(row) && others.get(row) !== place) return true;
  return false;
}

function isSuspected(a: string, b: string, tables: Tables): boolean {
  if (a === b || isSame(a, b, tables)) return false;
  const [own, their] = [words(a), words(b)];
  const telling = [...own]
    .filter((word) => !their.has(word))
    .concat([...their].filter((word) => !own.has(word)));
  return telling.some((word) => FORMS.has(word));
}
