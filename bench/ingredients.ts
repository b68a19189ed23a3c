import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Ingredient, Measure } from '../src/features/foods/rules/ingredient/ingredient.ts';
import { parseIngredient } from '../src/features/foods/rules/ingredient/parse-ingredient.ts';
import { UNIT_WORDS } from '../src/features/foods/rules/ingredient/unit-words.ts';
import { NUMBER_WORDS } from '../src/shared/number-words.ts';

const WORDS: ReadonlyMap<string, number> = new Map([...NUMBER_WORDS, ['couple', 2], ['half', 0.5]]);

/** Real lines with labels; not part of the project. */
export const LABELED_LINES = resolve(import.meta.dirname, '../../shared/bench/ingredient-lines');
export const hasLabeledLines = existsSync(LABELED_LINES);

interface Labeled {
  input: string;
  name: string;
  quantity: string;
  unit: string;
}
type Miss = 'quantity' | 'unit' | 'name';
export interface Scores {
  lines: number;
  right: number;
  /** Correct if only the first quantity and unit are compared. */
  rightFirst: number;
  /** Best of several rounds. */
  perSecond: number;
  wrong: { labeled: Labeled; read: Ingredient; misses: Miss[] }[];
}

const ENOUGH = 0.8;
const ROUNDS = 5;
const SHOWN = 12;

/**
 * Parses every labeled line. One is correct if its quantities and units match, including equivalents, and the F1 of
 * its name's words is at least 0.8. Singular and plural count as the same word.
 */
export function scoreLabeledLines(folder = LABELED_LINES): Scores {
  const labeled = readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .flatMap((file) => readCsv(readFileSync(join(folder, file), 'utf8')));
  const scores: Scores = { lines: labeled.length, right: 0, rightFirst: 0, perSecond: 0, wrong: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    for (const { input } of labeled) parseIngredient(input);
    scores.perSecond = Math.max(scores.perSecond, (labeled.length * 1000) / (performance.now() - started));
  }
  for (const line of labeled) {
    const read = parseIngredient(line.input);
    const misses = missesOf(line, read);
    if (misses.length === 0) scores.right++;
    else scores.wrong.push({ labeled: line, read, misses });
    if (!misses.includes('name') && isFirstRight(line, read)) scores.rightFirst++;
  }
  return scores;
}

/** The most common errors, and the words that names most often lack or have in excess, with counts. */
export function commonMisses({ wrong }: Scores): { kinds: string[]; words: string[] } {
  const kinds = wrong.map(({ misses }) => misses.join(' and '));
  const differences = wrong.flatMap(({ labeled, read }) => {
    const [wanted, found] = [words(labeled.name).map(single), words(read.food).map(single)];
    return [
      ...wanted.filter((word) => !found.includes(word)).map((word) => `lacks ${word}`),
      ...found.filter((word) => !wanted.includes(word)).map((word) => `adds ${word}`),
    ];
  });
  return { kinds: commonest(kinds), words: commonest(differences) };
}

function commonest(texts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, SHOWN).map(([text, count]) => `${text} ${count}`);
}

function missesOf(line: Labeled, read: Ingredient): Miss[] {
  const measures = measuresOf(read);
  const misses: Miss[] = [];
  if (!isSame(quantitiesOf(line.quantity), measures.flatMap(numbersOf))) misses.push('quantity');
  if (
    !isSame(
      unitsOf(line.unit),
      measures.flatMap(({ unitText }) => unitsOf(unitText)),
    )
  )
    misses.push('unit');
  if (overlap(line.name, read.food) < ENOUGH) misses.push('name');
  return misses;
}

function isFirstRight(line: Labeled, { measures: [first], packageSize }: Ingredient): boolean {
  const quantity = quantitiesOf(line.quantity)[0];
  const units = unitsOf(line.unit);
  const read = first && !first.isImplied ? numbersOf(first)[0] : undefined;
  const written = first ? unitsOf(first.unitText) : [];
  const own = packageSize ? units.length > 0 : written.every((unit) => units.includes(unit));
  return quantity === read && own && (written.length > 0 || units.length === 0 || !!packageSize);
}

function measuresOf({ measures, plus, packageSize, packageSizeAlso = [] }: Ingredient): Measure[] {
  const all = [...measures, ...plus, ...(packageSize ? [packageSize] : []), ...packageSizeAlso];
  return all.flatMap((measure) => measure.parts ?? [measure]);
}

function numbersOf({ from, to, isImplied }: Measure): string[] {
  const text = (value: { num: number; den: number }) => (value.num / value.den).toFixed(3);
  if (isImplied) return [];
  return [to ? `${text(from)}-${text(to)}` : text(from)];
}

/** Parses '5#1$4-7#1$4', '#1$2', '4x', 'One', 'few' to numbers with three decimals. */
function quantitiesOf(quantity: string): string[] {
  const number = (text: string) => {
    const [, whole, num, den] = /^(\d*\.?\d*)x?(?:#(\d+)\$(\d+))?$/.exec(text) ?? [];
    const told = WORDS.get(text.toLowerCase());
    if (whole === undefined) return told?.toFixed(3) ?? text;
    return (Number(whole) + (num ? Number(num) / Number(den) : 0)).toFixed(3);
  };
  return quantity
    .split(' ')
    .filter((text) => text && !/^(few|several)$/i.test(text))
    .map((text) => text.split('-').map(number).join('-'));
}
/** Unit words, with spelling variants merged. */
function unitsOf(text: string): string[] {
  return words(text)
    .filter((word) => word !== 'few')
    .map((word) => (word === 'floz' ? 'fl oz' : (UNIT_WORDS.get(word) ?? word)))
    .flatMap((word) => word.split(' '));
}

const words = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}'%]+/gu) ?? [];
const isSame = (a: string[], b: string[]) => [...a].sort().join(' ') === [...b].sort().join(' ');

/** F1 of the words of two names, ignoring singular and plural. */
function overlap(a: string, b: string): number {
  const [left, right] = [words(a).map(single), words(b).map(single)];
  const rest = [...right];
  let common = 0;
  for (const word of left) {
    const at = rest.indexOf(word);
    if (at >= 0) {
      rest.splice(at, 1);
      common++;
    }
  }
  return left.length + right.length === 0 ? 1 : (2 * common) / (left.length + right.length);
}
const single = (word: string) =>
  word
    .replace(/(?<=lea|loa|hal)ves$/, 'f')
    .replace(/ies$/, 'y')
    .replace(/(?<=[hsxo])es$/, '')
    .replace(/s$/, '')
    .replace(/f$/, '');

function readCsv(text: string): Labeled[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;
  for (let match = cell.exec(text); match && match.index < text.length; match = cell.exec(text)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  const [head = [], ...lines] = rows;
  const column = (name: string, cells: string[]) => cells[head.indexOf(name)] ?? '';
  return lines.map((cells) => ({
    input: column('input', cells),
    name: column('name', cells),
    quantity: column('quantity', cells),
    unit: column('unit', cells),
  }));
}

if (import.meta.main && !hasLabeledLines)
  console.log(`No labeled lines in ${LABELED_LINES}: nothing to measure.`);
if (import.meta.main && hasLabeledLines) {
  const scores = scoreLabeledLines();
  const { kinds, words: differing } = commonMisses(scores);
  console.log(
    `${scores.right} of ${scores.lines} lines right; ${Math.round(scores.perSecond)} lines a second`,
  );
  console.log(`Misses: ${kinds.join(', ')}\nNames: ${differing.join(', ')}`);
}
