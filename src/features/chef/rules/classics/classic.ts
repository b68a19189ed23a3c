import { type Portion, readPortion } from '../knowledge/larder.ts';
import type { Plate } from '../plate/dish.ts';
import { plainPhrase } from '../request/request-words.ts';

/** How a dish is made, which decides how other foods are added to it and how large a serving may be. */
export const CLASSIC_KINDS = {
  pasta: 'main',
  noodles: 'main',
  rice: 'main',
  soup: 'light',
  stew: 'main',
  curry: 'main',
  fry: 'main',
  roast: 'main',
  bake: 'main',
  pie: 'main',
  bread: 'breakfast',
  pizza: 'main',
  filled: 'main',
  dumpling: 'main',
  salad: 'light',
  egg: 'light',
  side: 'side',
  dip: 'side',
  sauce: 'side',
  jam: 'side',
  cake: 'sweet',
  biscuit: 'sweet',
  tart: 'sweet',
  pudding: 'sweet',
  griddle: 'breakfast',
  drink: 'drink',
} as const satisfies Record<string, Plate>;
export type ClassicKind = keyof typeof CLASSIC_KINDS;

/** One way to fill a line: '150 g pancetta, diced'. */
export interface Part extends Portion {
  name: string;
  cut: string;
}

export interface ClassicLine extends Part {
  /** Without it, this would be a different dish. */
  isDefining: boolean;
  isOptional: boolean;
  /** The meat, fish or pulse that the dish is built around; a replacement appears in the title instead. */
  isLead: boolean;
  /** What works as well in the same steps, best first. */
  alternatives: Part[];
}

/** A known dish, which people ask for by name. */
export interface Classic {
  id: string;
  title: string;
  /** Its names, in the form of `plainPhrase`. */
  words: string[];
  kind: ClassicKind;
  cuisine: string;
  meals: string[];
  serves: number;
  prep: number;
  cook: number;
  /** Minutes of cooking if the lead is replaced by something that cooks in no time. */
  cookOther: number;
  /** Minutes of standing time. */
  rest: number;
  needs: string[];
  /** What defines it, as a sentence. */
  about: string;
  lines: ClassicLine[];
  /** Text in [ ] goes with the foods that it names; '<until no pink is left|until golden>' depends on the lead; '{200 ml}' is scaled. */
  steps: string[];
}

const HEAD = /^(\d+)\+(\d+)(?:\|(\d+))?(?: rest (\d+))?$/;

/**
 * Reads a table of dishes. Each starts with '= Title ; other names', then 'kind ; cuisine ; meals ; servings ;
 * work+cooking ; equipment', a sentence that defines it, its ingredients separated by ' ; ', and its steps, one per
 * line after '- '. An ingredient starts with '!' if it makes the dish, '*' if the dish is built around it, '?' if it
 * may be left out; ' / ' separates alternatives. Throws if a row is malformed.
 */
export function readClassics(tables: readonly string[]): Classic[] {
  return tables.flatMap((table) =>
    table
      .trim()
      .split(/\n(?== )/)
      .map(readClassic),
  );
}

function readClassic(text: string): Classic {
  const [name = '', head = '', about = '', ingredients = '', ...rest] = text.trim().split('\n');
  const [title = '', words = ''] = name.replace(/^= /, '').split(' ; ');
  const [kind = '', cuisine = '', meals = '', serves = '', times = '', needs = ''] = head.split(' ; ');
  const [, prep, cook, cookOther, standing] = HEAD.exec(times) ?? [];
  const isKind = (text: string): text is ClassicKind => text in CLASSIC_KINDS;
  if (!isKind(kind) || prep === undefined) throw new Error(`The head of '${title}' cannot be read: ${head}`);
  if (rest.length === 0 || rest.some((line) => !line.startsWith('- ')))
    throw new Error(`The steps of '${title}' cannot be read.`);
  return {
    id: `dish:${plainPhrase(title)}`,
    title,
    words: [...new Set([title, ...words.split(',')].map(plainPhrase).filter(Boolean))],
    kind,
    cuisine,
    meals: meals.split(' '),
    serves: Number(serves),
    prep: Number(prep),
    cook: Number(cook),
    cookOther: Number(cookOther ?? cook),
    rest: Number(standing ?? 0),
    needs: needs.split(' ').filter((need) => need !== 'none' && need !== ''),
    about,
    lines: ingredients.split(' ; ').map(readLine),
    steps: rest.map((line) => line.slice(2)),
  };
}

export function readLine(text: string): ClassicLine {
  const [, marks = '', body = ''] = /^([!*?]*)(.*)$/.exec(text.trim()) ?? [];
  const [first = '', ...others] = body.split(' / ');
  const own = inSmallUnits(readPart(first));
  return {
    ...own,
    isDefining: /[!*]/.test(marks),
    isOptional: marks.includes('?'),
    isLead: marks.includes('*'),
    alternatives: others.map((other) =>
      inSmallUnits(readPart(/^[\d]/.test(other) ? other : `${amountOf(own)} ${other}`)),
    ),
  };
}

const SMALLER: Readonly<Record<string, string>> = { kg: 'g', l: 'ml' };

/** Half of a kilo is not a whole one. */
function inSmallUnits(part: Part): Part {
  const unit = SMALLER[part.unit];
  return unit === undefined ? part : { ...part, count: part.count * 1000, unit, units: unit };
}

const amountOf = ({ count, unit }: Portion) => `${count} ${unit}`.trim();

const UNITS: Record<string, string> = {
  g: 'g',
  ml: 'ml',
  kg: 'kg',
  l: 'l',
  tsp: 'tsp',
  tbsp: 'tbsp',
  clove: 'cloves',
  cloves: 'cloves',
  bunch: 'bunches',
  bunches: 'bunches',
  stick: 'sticks',
  sticks: 'sticks',
  stalk: 'stalks',
  stalks: 'stalks',
  sprig: 'sprigs',
  sprigs: 'sprigs',
  slice: 'slices',
  slices: 'slices',
  sheet: 'sheets',
  sheets: 'sheets',
  head: 'heads',
  heads: 'heads',
  handful: 'handfuls',
  handfuls: 'handfuls',
  pinch: 'pinches',
  rasher: 'rashers',
  rashers: 'rashers',
  leaf: 'leaves',
  leaves: 'leaves',
};
const PART = /^(\d[\d/. ]*)\s*(.*)$/;

/** '2 cloves garlic, crushed'. Throws if it starts with no amount. */
export function readPart(text: string): Part {
  const [, count, rest = ''] = PART.exec(text.trim().replace(/^1 small handful /, '1/2 handful ')) ?? [];
  if (count === undefined) throw new Error(`'${text}' starts with no amount.`);
  const [, word = '', after = ''] = /^([a-z]+) (.+)$/.exec(rest) ?? [];
  const many = UNITS[word];
  const whole = many === undefined ? rest : after;
  const comma = whole.indexOf(', ');
  const unit = many === undefined ? '' : singleUnit(word);
  return {
    ...readPortion(count.trim()),
    unit,
    units: many ?? '',
    name: comma < 0 ? whole : whole.slice(0, comma),
    cut: comma < 0 ? '' : whole.slice(comma + 2),
  };
}

function singleUnit(word: string): string {
  const single = Object.keys(UNITS).find((unit) => unit !== UNITS[unit] && UNITS[unit] === UNITS[word]);
  return single ?? word;
}
