import Fraction from 'fraction.js';
import { SPOONS, UNITS, type UnitId } from '#features/foods/rules/units/units.ts';
import type { MeasureSystem } from '#shared/unit-systems.ts';
import { ONE, ofDecimal, ofRational } from './exact.ts';
import { MANY_CUPS, MOST_IN_SPOONS } from './kitchen-measures.ts';
import { first, type Key, keyOf, keysOf, multiplied, PACKS, type Part, sumOf, type Told } from './told.ts';

/** A recipe line's amounts (`toldBy`), and how often it is needed. */
export interface Need {
  told: readonly Told[];
  count: Fraction;
}

/** Weights of a food; `null` when unknown. */
export interface Weights {
  gramsPerMl: number | null;
  /** Grams per piece of the food itself, or per clove, can and so on. */
  gramsOf(unit: UnitId | null, size: string): number | null;
  /** The preferred measure if lines use several: flour is weighed, milk is poured. */
  best?: 'mass' | 'volume' | null;
}

export interface Total {
  /** At most one per kind, unit and size. Empty if no amount is given. */
  parts: Part[];
  /** An additional unspecified amount is needed ('to taste'). */
  hasMore: boolean;
  /** Some of it was converted by weight. */
  isEstimate: boolean;
}

/**
 * The exact total of a food's needs, as written in the lines: packs keep their count and size, and amounts measured in
 * different ways are converted to the measure of most lines, if the weight is known. The rest stay separate parts.
 */
export function sumNeeds(needs: readonly Need[], weights: Weights): Total {
  const all = needs.flatMap(({ told, count }) =>
    count.equals(ONE) ? told : told.map((one) => multiplied(one, count)),
  );
  const told = all.length > 1 ? inOnePiece(inOneLength(all), weights) : all;
  const hasMore = needs.some(({ told }) => told.length === 0);
  // Packs and pinches are never converted.
  const [kept, measured] = [told.filter(isKept), told.filter((one) => !isKept(one))];
  if (kept.length === 0) return { ...sumOfTold(told.map(inPieces(told, weights)), weights), hasMore };
  const { parts, isEstimate } = sumOfTold(measured, weights);
  return { parts: sumOf([...parts, ...kept.map(first)]), hasMore, isEstimate };
}

/**
 * Pieces that weigh the same under different names are one kind: bay leaves and leaves of bay, sprigs and branches of thyme.
 */
function inOnePiece(all: readonly Told[], { gramsOf }: Weights): readonly Told[] {
  const pieces = all
    .map((told) => first(told))
    .filter(({ kind, packageSize }) => kind === 'pieces' && !packageSize);
  const units = [...Map.groupBy(pieces, ({ unit }) => unit)]
    .sort(([a, some], [b, others]) => amountOf(others) - amountOf(some) || ((a ?? '') < (b ?? '') ? -1 : 1))
    .map(([unit]) => unit);
  const as = new Map<UnitId | null, UnitId | null>();
  for (const unit of units) {
    const grams = gramsOf(unit, '');
    const same = units.find((other) => grams !== null && gramsOf(other, '') === grams);
    if (same !== undefined && same !== unit) as.set(unit, same);
  }
  if (as.size === 0) return all;
  const like = (part: Part): Part =>
    part.kind === 'pieces' && as.has(part.unit) ? { ...part, unit: as.get(part.unit) ?? null } : part;
  return all.map(({ ways, size }) => ({
    ways: new Map([...ways.values()].map(like).map((part) => [keyOf(part), part])),
    size,
  }));
}

const amountOf = (parts: readonly Part[]) => parts.reduce((sum, { to }) => sum + to.valueOf(), 0);

/**
 * Eggs and pieces of egg are the same, and so are gingers and pieces of ginger; a piece of chicken is not a whole chicken.
 */
function inPieces(all: readonly Told[], { gramsOf }: Weights): (told: Told) => Told {
  const units = new Set(
    all.map((told) => first(told)).flatMap(({ kind, unit }) => (kind === 'pieces' ? unit : [])),
  );
  if (!units.has(null) || !units.has('piece') || (gramsOf(null, '') ?? 0) > MOST_OF_COUNTED)
    return (told) => told;
  const as: UnitId | null = gramsOf('piece', '') === null ? null : 'piece';
  const like = (part: Part): Part =>
    part.kind === 'pieces' && (part.unit === null || part.unit === 'piece') ? { ...part, unit: as } : part;
  return ({ ways, size }) => ({
    ways: new Map([...ways.values()].map(like).map((part) => [keyOf(part), part])),
    size,
  });
}

const LENGTHS: ReadonlySet<UnitId | null> = new Set(['inch', 'cm', 'mm']);

/** 5 cm and 2 inches of ginger are both lengths. */
function inOneLength(all: readonly Told[]): readonly Told[] {
  const units = all.map((told) => first(told).unit).filter((unit) => LENGTHS.has(unit));
  const uses = (unit: UnitId | null) => units.filter((other) => other === unit).length;
  const [as = null] = [...new Set(units)].sort(
    (a, b) => uses(b) - uses(a) || ((a ?? '') < (b ?? '') ? -1 : 1),
  );
  if (as === null || new Set(units).size < 2) return all;
  const own = UNITS[as].base;
  const mm = own ? ofRational(own) : ONE;
  const like = (part: Part): Part => {
    const base = part.unit !== null && LENGTHS.has(part.unit) ? UNITS[part.unit].base : null;
    const times = base ? ofRational(base).div(mm) : ONE;
    return base ? { ...part, unit: as, from: part.from.mul(times), to: part.to.mul(times) } : part;
  };
  return all.map(({ ways, size }) => ({
    ways: new Map([...ways.values()].map(like).map((part) => [keyOf(part), part])),
    size,
  }));
}

const PINCHES: ReadonlySet<UnitId | null> = new Set(['pinch', 'dash', 'drop']);
function isKept(told: Told): boolean {
  const { unit } = first(told);
  return PINCHES.has(unit) || PACKS.has(unit);
}

function sumOfTold(told: readonly Told[], weights: Weights): Pick<Total, 'parts' | 'isEstimate'> {
  // Fast path: most foods have one line.
  const [only] = told;
  if (only && told.length === 1) return { parts: [first(only)], isEstimate: false };
  if (!only) return { parts: [], isEstimate: false };
  const common = keysOf(told)
    .sort(byUse(told))
    .find((key) => told.every(({ ways }) => ways.has(key)));
  const inGrams = common === 'volume' && weights.best === 'mass' ? mixedInGrams(told, weights) : null;
  if (inGrams) return inGrams;
  if (common !== undefined && !isCupsOfSold(common, told, weights))
    return { parts: sumOf(told.map(({ ways }) => ways.get(common) as Part)), isEstimate: false };
  const keys = keysOf(told).sort(byUse(told, weights.best));
  // A sprig of unknown weight stays separate.
  const unknown = told.filter((one) => first(one).kind === 'pieces' && weighed(one, weights) === null);
  if (unknown.length > 0 && unknown.length < told.length) {
    const { parts, isEstimate } = sumOfTold(
      told.filter((one) => !unknown.includes(one)),
      weights,
    );
    return { parts: sumOf([...parts, ...unknown.map(first)]), isEstimate };
  }
  // A pound of chicken is not part of a whole bird.
  const isWhole = told.some((one) => isHeavy(first(one), weights));
  if (isWhole) return inPart(told, keys.find((key) => !key.startsWith('pieces')) ?? '', weights);
  for (const key of keys) {
    const like = told.map(({ ways }) => ways.get(key)).find((part) => part !== undefined);
    // Pieces stay separate: a head of garlic and three cloves are bought as such.
    if (
      !like ||
      told.every((one) => first(one).kind === 'pieces') ||
      isTiny(like, weights) ||
      (like.packageSize && like.unit === null)
    )
      continue;
    const converted = told.map((one) => one.ways.get(key) ?? convertedTo(like, one, weights));
    if (converted.some((part) => part === null)) continue;
    return { parts: sumOf(converted.map((part) => part as Part)), isEstimate: true };
  }
  return inPart(told, keys[0] ?? '', weights);
}

/**
 * A cup and a deciliter of flour are given in grams: no package counts milliliters of flour. `null` if all use one system.
 */
function mixedInGrams(told: readonly Told[], weights: Weights): Pick<Total, 'parts' | 'isEstimate'> | null {
  const units = told.flatMap((one) => [...first(one).units]).filter((unit) => !SPOONS.has(unit));
  const systems = new Set(units.map((unit) => UNITS[unit].system));
  if (!systems.has('metric') || !systems.has('us')) return null;
  const parts = told.flatMap((one) => weighed(one, weights) ?? []);
  return parts.length === told.length ? { parts: sumOf(parts), isEstimate: true } : null;
}

/** Cups in grams, as metric cooks weigh; what is only measured in a few spoons stays so. */
export function volumesInGrams(parts: readonly Part[], gramsPerMl: number): Part[] {
  const isWeighed = ({ units, to }: Part) =>
    [...units].some((unit) => !SPOONS.has(unit)) || to.valueOf() >= MOST_IN_SPOONS;
  return sumOf(
    parts.map((part) => (part.kind === 'volume' && isWeighed(part) ? inMass(part, gramsPerMl, GRAMS) : part)),
  );
}

/**
 * More cups than anyone counts, of a food that is not poured, in the weight that stores sell: in pounds, but spoons, which all
 * cooks use, in the system of the other lines.
 */
export function manyCupsInWeight(
  { parts, ...total }: Total,
  gramsPerMl: number,
  leaning: MeasureSystem,
): Total {
  const isMany = ({ kind, units, to }: Part) =>
    kind === 'volume' && to.gte(MANY_CUPS) && [...units].some((unit) => UNITS[unit].system === 'us');
  if (!parts.some(isMany)) return { ...total, parts };
  const soldIn = ({ units }: Part) =>
    leaning === 'metric' && [...units].every((unit) => SPOONS.has(unit)) ? GRAMS : POUNDS;
  const weighed = parts.map((part) => (isMany(part) ? inMass(part, gramsPerMl, soldIn(part)) : part));
  return { ...total, parts: sumOf(weighed), isEstimate: true };
}

const POUNDS: ReadonlySet<UnitId> = new Set(['oz', 'lb']);

function inMass(part: Part, gramsPerMl: number, units: ReadonlySet<UnitId>): Part {
  const density = new Fraction(gramsPerMl);
  return { ...part, kind: 'mass', from: part.from.mul(density), to: part.to.mul(density), units };
}

/** A cup of onions and one onion (about a cup) are two onions: no store sells them by the cup. */
function isCupsOfSold(common: Key, told: readonly Told[], { best, gramsPerMl, gramsOf }: Weights): boolean {
  const isSold = told.some(
    (one) => SOLD.includes(keyOf(first(one))) && gramsOf(first(one).unit, '') !== null,
  );
  return common === 'volume' && best !== 'volume' && gramsPerMl !== null && isSold;
}

/** A spoonful of cloves is not a number of cloves, nor a bunch of basil a number of leaves. */
const isTiny = (part: Part, weights: Weights) =>
  (part.unit === 'leaf' ? (weights.gramsOf('leaf', '') ?? ANY_PIECE) : pieceOf(part, weights)) <
  LEAST_OF_COUNTED;
const isHeavy = (part: Part, weights: Weights) => pieceOf(part, weights) > MOST_OF_COUNTED;

/** In grams: about an olive, about a cabbage. */
const [LEAST_OF_COUNTED, MOST_OF_COUNTED, ANY_PIECE] = [1, 1200, 100];

function pieceOf({ kind, unit }: Part, { gramsOf }: Weights): number {
  return (kind === 'pieces' && unit === null && gramsOf(null, '')) || ANY_PIECE;
}

/** Converts amounts to the measure of most lines if possible; the rest stay. */
function inPart(told: readonly Told[], key: Key, weights: Weights): Pick<Total, 'parts' | 'isEstimate'> {
  const like = told.map(({ ways }) => ways.get(key)).find((part) => part !== undefined);
  const converted = told.map((one) => {
    const own = one.ways.get(key);
    // A head of garlic is not a number of cloves.
    const isOther = like === undefined || own !== undefined || first(one).kind === 'pieces';
    return isOther ? { part: own ?? first(one), isEstimate: false } : toldLike(like, one, weights);
  });
  return {
    parts: sumOf(converted.map(({ part }) => part)),
    isEstimate: converted.some(({ isEstimate }) => isEstimate),
  };
}

function toldLike(like: Part, one: Told, weights: Weights): { part: Part; isEstimate: boolean } {
  const part = convertedTo(like, one, weights);
  return { part: part ?? first(one), isEstimate: part !== null };
}

/** A need in the kind and unit of another; `null` if a weight is unknown. */
function convertedTo(like: Part, one: Told, weights: Weights): Part | null {
  const mass = one.ways.get('mass') ?? weighed(one, weights);
  if (!mass) return null;
  if (like.kind === 'mass') return { ...mass, units: new Set() };
  const each = like.kind === 'volume' ? weights.gramsPerMl : weights.gramsOf(like.unit, '');
  if (!each) return null;
  const grams = ofDecimal(each);
  return { ...like, from: mass.from.div(grams), to: mass.to.div(grams), units: new Set() };
}

/** In grams; `null` if the weight is unknown. */
function weighed({ ways, size }: Told, weights: Weights): Part | null {
  for (const part of ways.values()) {
    const grams =
      part.kind === 'volume'
        ? weights.gramsPerMl
        : part.packageSize
          ? null
          : weights.gramsOf(part.unit, size);
    if (grams === null) continue;
    const each = ofDecimal(grams);
    const [from, to] = [part.from.mul(each), part.to.mul(each)];
    return { kind: 'mass', unit: null, packageSize: null, from, to, units: GRAMS };
  }
  return null;
}

const GRAMS: ReadonlySet<UnitId> = new Set(['g']);

const SOLD: readonly Key[] = ['pieces ', 'pieces head', 'pieces stalk', 'pieces bulb', 'pieces ear'];

/**
 * Orders measures by how many lines list them first; in a tie, pieces come first. Bunches are bought as such, and a food
 * that is best weighed is not measured in milliliters.
 */
/** What nobody buys: a weight is better than knobs of butter. */
const LOOSE: ReadonlySet<Key> = new Set<Key>([
  'pieces knob',
  'pieces splash',
  'pieces drizzle',
  'pieces glug',
]);

function byUse(told: readonly Told[], best?: Weights['best']) {
  const isFirst = (key: Key) => Number(key === 'pieces bunch' || (best === 'volume' && key === best));
  const isBest = best && told.some(({ ways }) => ways.has(best));
  const as = (key: Key) => (isBest && (key === 'mass' || key === 'volume') ? best : key);
  const isWorse = (key: Key) => Number(as(key) !== key);
  // Stores sell heads of broccoli, not cups of it.
  const isSold = best !== 'volume' && told.some(({ ways }) => SOLD.some((key) => ways.has(key)));
  const uses = (key: Key) =>
    isSold && key === 'volume' ? 0 : told.filter((one) => as(keyOf(first(one))) === as(key)).length;
  const isPieces = (key: Key) => Number(key.startsWith('pieces'));
  const isLoose = (key: Key) => Number(LOOSE.has(key));
  return (a: Key, b: Key) =>
    isLoose(a) - isLoose(b) ||
    isFirst(b) - isFirst(a) ||
    uses(b) - uses(a) ||
    isWorse(a) - isWorse(b) ||
    isPieces(b) - isPieces(a) ||
    (a < b ? -1 : 1);
}
