import type Fraction from 'fraction.js';
import type { Ingredient, Measure } from '#features/foods/rules/ingredient/ingredient.ts';
import { PACKAGES } from '#features/foods/rules/ingredient/unit-words.ts';
import { UNITS, type UnitId } from '#features/foods/rules/units/units.ts';
import { ofRational } from './exact.ts';

/** A quantity in grams, milliliters or pieces; `to` is the upper end of a range, otherwise equal. */
export interface Part {
  kind: 'mass' | 'volume' | 'pieces';
  /** For pieces: 'clove', 'can' and so on; `null` for the food itself. */
  unit: UnitId | null;
  /** For pieces: the size of each in grams or milliliters; `null` if not given. */
  packageSize: Part | null;
  from: Fraction;
  to: Fraction;
  /** The units it was written in, as candidates for display. */
  units: ReadonlySet<UnitId>;
}

export type Key = string;
const KIND_ORDER = { mass: 0, volume: 1, pieces: 2 };

/** One amount in a line, by each unit it is given in; the first one written comes first. */
export interface Told {
  ways: ReadonlyMap<Key, Part>;
  /** 'large', 'small', … */
  size: string;
}

/** Sold by the piece, whatever the content; blocks and envelopes are added up. */
export const PACKS: ReadonlySet<UnitId | null> = new Set(
  [...PACKAGES].filter((unit) => unit !== 'block' && unit !== 'envelope'),
);

/** '2 x 400 g tinned tomatoes' are cans. */
const TINNED = /^(?:tinned|canned)\b/i;

/** The amounts in a line: usually one, more for '1 cup plus 1 stick'. */
export function toldBy({ measures, plus: added, size, packageSize: packedIn, food }: Ingredient): Told[] {
  const [written, ...others] = measures;
  if (!written) return [];
  const main =
    packedIn && written.unit === null && TINNED.test(food) ? { ...written, unit: 'can' as const } : written;
  // '12 (10-inch) tortillas' are 12: a length is not an amount.
  const isContent = packedIn?.unit && UNITS[packedIn.unit].dimension !== 'length';
  const packageSize = isContent ? partOf(packedIn, null) : null;
  const begun = partOf(main, packageSize);
  if (added.length > 0) {
    const sum = sumOf([begun, ...added.map((measure) => partOf(measure, null))]);
    return sum.map((part) => ({ ways: new Map([[keyOf(part), part]]), size }));
  }
  const ways = new Map<Key, Part>();
  const all = [begun, ...others.map((measure) => partOf(measure, packageSize))];
  if (begun.kind === 'pieces' && packageSize)
    all.push(...(begun.unit === null ? [{ ...begun, packageSize: null }] : []), packed(begun, packageSize));
  for (const part of all) if (!ways.has(keyOf(part))) ways.set(keyOf(part), part);
  return [{ ways, size }];
}

/** Aisles where stores sell whole pieces, or by weight. */
const SOLD_WHOLE: ReadonlySet<string> = new Set([
  'produce',
  'meat',
  'fish',
  'dairy',
  'bakery',
  'grains',
  'cans',
  'nuts',
  'frozen',
]);
/** Grams of the smallest piece that is counted: a clove of garlic. */
const LEAST_COUNTED = 4;

/** Of several amounts in a line, the one that stores sell by: three carrots, not a cup and a half. */
export function asSold(
  told: readonly Told[],
  { aisle, gramsOf }: { aisle: string; gramsOf(unit: UnitId | null, size: string): number | null },
): readonly Told[] {
  if (!SOLD_WHOLE.has(aisle)) return told;
  return told.map((one) => {
    if (first(one).kind !== 'volume' || one.ways.size === 1) return one;
    const ways = [...one.ways];
    const isCount = ([, { kind, unit }]: [Key, Part]) =>
      kind === 'pieces' && unit !== 'handful' && (gramsOf(unit, one.size) ?? 0) >= LEAST_COUNTED;
    const isInOunces = ([, { kind, units }]: [Key, Part]) =>
      kind === 'mass' && [...units].some((unit) => UNITS[unit].system === 'us');
    const sold = ways.find(isCount) ?? ways.find(isInOunces);
    return sold ? { ...one, ways: new Map([sold, ...ways]) } : one;
  });
}

export function multiplied({ ways, size }: Told, count: Fraction): Told {
  const more = [...ways].map(
    ([key, part]) => [key, { ...part, from: part.from.mul(count), to: part.to.mul(count) }] as const,
  );
  return { ways: new Map(more), size };
}

function partOf(measure: Measure, packageSize: Part | null): Part {
  const unit = measure.unit === null ? null : UNITS[measure.unit];
  const from = ofRational(measure.from);
  const to = measure.to ? ofRational(measure.to) : from;
  const units = new Set(measure.unit === null ? [] : [measure.unit]);
  if (unit?.base && (unit.dimension === 'mass' || unit.dimension === 'volume')) {
    const base = ofRational(unit.base);
    const kind = unit.dimension;
    return { kind, unit: null, packageSize: null, from: from.mul(base), to: to.mul(base), units };
  }
  // A clove is bought as one piece, whatever it weighs.
  const size = measure.unit === null || PACKS.has(measure.unit) ? packageSize : null;
  return { kind: 'pieces', unit: measure.unit, packageSize: size, from, to, units };
}

function packed(pieces: Part, size: Part): Part {
  return { ...size, from: pieces.from.mul(size.from), to: pieces.to.mul(size.to) };
}

export function first({ ways }: Told): Part {
  return ways.values().next().value as Part;
}

/** Merges parts of the same kind, unit and size, in an order independent of the input. */
export function sumOf(parts: readonly Part[]): Part[] {
  const sums = new Map<Key, Part>();
  for (const part of parts) {
    const sum = sums.get(keyOf(part));
    sums.set(
      keyOf(part),
      sum
        ? {
            ...sum,
            from: sum.from.add(part.from),
            to: sum.to.add(part.to),
            units: new Set([...sum.units, ...part.units]),
          }
        : part,
    );
  }
  return [...sums.entries()]
    .sort(([a, one], [b, other]) => KIND_ORDER[one.kind] - KIND_ORDER[other.kind] || (a < b ? -1 : 1))
    .map(([, part]) => part);
}

export function keyOf({ kind, unit, packageSize }: Part): Key {
  if (kind !== 'pieces') return kind;
  const size = packageSize ? ` ${keyOf(packageSize)} ${packageSize.from.toFraction()}` : '';
  return `pieces ${unit ?? ''}${size}`;
}

export function keysOf(told: readonly Told[]): Key[] {
  return [...new Set(told.flatMap(({ ways }) => [...ways.keys()]))];
}
