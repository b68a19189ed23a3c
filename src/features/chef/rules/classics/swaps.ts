import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { memoizeByObject } from '#shared/memoize.ts';
import { type ClassicKind, type Part, readPart } from './classic.ts';

interface SwapRow {
  foods: ReadonlySet<string>;
  traits: string[];
  words: string[];
  /** Every kind if empty. */
  kinds: string[];
  instead: string[];
}

export type Swaps = readonly SwapRow[];

/** Reads the table of substitutes (data/swaps.ts). */
export function readSwaps(table: string): Swaps {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', instead = ''] = line.split(' : ');
      const [names = '', kinds = ''] = head.split(' @');
      const foods = names.split(',').map((name) => name.trim());
      return {
        foods: new Set(foods.filter((name) => !/^[~=]/.test(name))),
        traits: foods.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
        words: foods.filter((name) => name.startsWith('=')).map((name) => name.slice(1)),
        kinds: kinds === '' ? [] : kinds.split(',').map((kind) => kind.trim()),
        instead: instead.split(',').map((name) => name.trim()),
      };
    });
}

/** What may stand for a part of a dish of a kind, best first; `null` in the list leaves it out. */
export function swapsFor(part: Part, kind: ClassicKind, swaps: Swaps, catalog: Catalog): (Part | null)[] {
  const food = findFood(catalog, part.name);
  if (!food) return [];
  const known = rowsOf(swaps);
  const key = `${kind} ${part.name}`;
  const rows =
    known.get(key) ??
    swaps
      .filter((row) => (row.kinds.length === 0 || row.kinds.includes(kind)) && isAbout(row, part, food))
      .slice(0, MOST_ROWS);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, rows);
  return rows.flatMap(({ instead }) =>
    instead.flatMap((text) => (BINDS.test(text) && part.count > MOST_BOUND ? [] : read(text, part))),
  );
}
/** What binds as an egg does, and does not set a dish of many. */
const BINDS = /^=.*(?:flaxseed|cornflour)/;
const MOST_BOUND = 3;
const MOST_ROWS = 2;

/** The rows about a food in a kind of dish, by both: cooking any dish asks for those of each of its lines. */
const rowsOf = memoizeByObject((_: Swaps) => new Map<string, Swaps>());
const MOST_KNOWN = 10_000;

function isAbout({ foods, traits, words }: SwapRow, { name }: Part, food: Food): boolean {
  return (
    foods.has(food.name) ||
    foods.has(name) ||
    (words.some((word) => name.includes(word)) &&
      food.traits.some((trait) => trait === 'meat' || trait === 'poultry')) ||
    food.traits.some((trait) => traits.includes(trait) && food.aisle !== 'cans' && food.aisle !== 'oils')
  );
}

/** How any solid food may be cut. */
const CUT =
  /^(?:finely |coarsely |thinly |very finely |thickly )*(?:chopped|grated|sliced|diced|cubed|crumbled|shredded|torn|halved|quartered)$|^in (?:thin |thick |\d cm |small )*(?:strips|cubes|chunks|wedges|slices|pieces)$/;
const UNCUT =
  /oil|milk|stock|water|yogurt|cream|sauce|seeds?|yeast|flour|flaxseed|paprika|extract|vinegar|syrup|lentils|chickpeas|beans|rice|quinoa|pasta|noodles|prawns|juice|butter|mayonnaise|capers|olives|raisins/;

/** What tofu takes the place of only in crumbs. */
const OF_CRUMBS = /ricotta|cottage cheese|quark|feta|minced|queso fresco/;

const WEIGHED = /^(\d\.\d) (.+)$/;

/** The names of all that may stand for anything. */
export const substitutesIn = memoizeByObject((swaps: Swaps): readonly string[] => [
  ...new Set(
    swaps.flatMap(({ instead }) =>
      instead.map((text) =>
        text.startsWith('=') ? readPart(text.slice(1)).name : text.replace(WEIGHED, '$2'),
      ),
    ),
  ),
]);

function read(text: string, part: Part): (Part | null)[] {
  if (text === '-') return [null];
  if (text.startsWith('=')) {
    const each = readPart(text.slice(1));
    return part.unit === '' ? [{ ...each, count: each.count * part.count }] : [];
  }
  const [, ratio, name = text] = WEIGHED.exec(text) ?? [];
  // A counted food is weighed when another takes its place.
  const isCrumbled = name === 'firm tofu' && OF_CRUMBS.test(part.name);
  const cut = isCrumbled ? 'finely crumbled' : CUT.test(part.cut) && !UNCUT.test(name) ? part.cut : '';
  return [{ ...part, count: part.count * Number(ratio ?? 1), name, cut }];
}
