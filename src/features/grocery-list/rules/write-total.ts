import { isUnit, type UnitId, unitOf } from '#features/foods/rules/units.ts';
import {
  compare,
  type Fraction,
  fraction,
  ONE,
  ofDecimal,
  ofRational,
  over,
  toNumber,
  toRational,
} from '#shared/fraction.ts';
import { formatQuantity } from '#shared/quantity.ts';
import type { Part, Total } from './needs.ts';

/** In which units amounts are shown. */
export type Units = 'written' | 'metric' | 'us';

type Scaled = 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'tsp' | 'tbsp' | 'cup';
/** Parts of a cup that people have measures of. */
const MEASURABLE = new Set([1n, 2n, 3n, 4n, 8n]);
const QUARTER = fraction(1, 4);
const CUP = baseOf('cup');
/** Millilitres from which spoons are no longer counted. */
const MOST_IN_SPOONS = 60;
/** What is converted is as exact as scales and measures are. */
const STEPS: Record<Scaled, number> = {
  g: 1,
  kg: 0.01,
  oz: 0.25,
  lb: 0.125,
  ml: 1,
  l: 0.01,
  tsp: 0.25,
  tbsp: 0.5,
  cup: 0.125,
};
const SPOONS: ReadonlySet<UnitId> = new Set(['tsp', 'tbsp', 'dessertspoon']);

/** '700 g', '2½ cups', '300 g + 2 pieces', '2 × 400 g cans'; empty where no amount is told. */
export function writeTotal({ parts, hasMore, isEstimate }: Total, units: Units = 'written'): string {
  const written = parts.map((part) => writePart(part, units, parts.length > 1)).join(' + ');
  if (!written) return '';
  return `${isEstimate ? 'about ' : ''}${written}${hasMore ? ' + some' : ''}`;
}

/** Grams, millilitres or pieces as they are written: '350 g', '1.2 kg', '2 cloves', '3'. */
export function writeNeed({ quantity, unit }: { quantity: number; unit: string | null }): string {
  const known = unit !== null && isUnit(unit) ? unit : null;
  const kind = known === 'g' ? 'mass' : known === 'ml' ? 'volume' : 'pieces';
  const amount = ofDecimal(quantity);
  const base = { unit: kind === 'pieces' ? known : null, packageSize: null, from: amount, to: amount };
  return writePart({ ...base, kind, units: new Set(known ? [known] : []) }, 'metric', false);
}

function writePart(part: Part, units: Units, isOneOfMany: boolean): string {
  if (part.kind === 'pieces') return writePieces(part, units, isOneOfMany);
  const own = units === 'written' ? ownUnit(part) : null;
  if (own)
    return `${span(part, (value) => quantity(over(value, baseOf(own)), null, false))} ${nameOf(own, over(part.to, baseOf(own)))}`;
  const unit = unitFor(part, units);
  if (unit === 'cup' && compare(part.from, part.to) === 0 && isAll(part, 'us')) return writeCups(part.from);
  const isConverted = ![...part.units].every((used) => unitOf(used).system === unitOf(unit).system);
  const step = isConverted ? STEPS[unit] : null;
  const number = span(part, (value) =>
    quantity(over(value, baseOf(unit)), step, unitOf(unit).system === 'metric'),
  );
  return `${number} ${nameOf(unit, over(part.to, baseOf(unit)))}`;
}

function writePieces(part: Part, units: Units, isOneOfMany: boolean): string {
  const { unit, packageSize, to } = part;
  const number = span(part, (value) => quantity(value, null, false));
  const name = unit ? nameOf(unit, to) : isOneOfMany ? nameOf('piece', to) : '';
  const size = packageSize ? `× ${writePart(packageSize, units, false)}` : '';
  return [number, size, name].filter(Boolean).join(' ');
}

/** '1¾ cups', '¾ cup + 1 tsp', '1 tbsp + 2 tsp'. */
function writeCups(ml: Fraction): string {
  const cups = over(ml, CUP);
  if (isMeasurable(cups)) return `${formatQuantity(toRational(cups))} ${nameOf('cup', cups)}`;
  const quarters = (cups.num * 4n) / cups.den;
  const whole = fraction(quarters, 4n);
  const rest = fraction(cups.num * 4n - quarters * cups.den, cups.den * 4n);
  const spoons = over(fraction(rest.num * CUP.num, rest.den * CUP.den), baseOf('tsp'));
  const tablespoons = spoons.num / (spoons.den * 3n);
  const teaspoons = fraction(spoons.num - tablespoons * 3n * spoons.den, spoons.den);
  return [
    whole.num > 0n && `${formatQuantity(toRational(whole))} ${nameOf('cup', whole)}`,
    tablespoons > 0n && `${tablespoons} tbsp`,
    teaspoons.num > 0n && `${formatQuantity(toRational(teaspoons))} tsp`,
  ]
    .filter(Boolean)
    .join(' + ');
}

function isMeasurable(cups: Fraction): boolean {
  return MEASURABLE.has(cups.den) && compare(cups, QUARTER) >= 0;
}

/** Grams or millilitres of one. */
function baseOf(unit: UnitId): Fraction {
  const { base } = unitOf(unit);
  return base ? ofRational(base) : ONE;
}

function span({ from, to }: Part, write: (value: Fraction) => string): string {
  const [low, high] = [write(from), write(to)];
  return low === high ? low : `${low}–${high}`;
}

/** Rounded to steps where there are some. Fractions of metric units are decimals; above 20 of anything they no longer matter. */
function quantity(value: Fraction, step: number | null, isDecimal: boolean): string {
  const exact = toNumber(value);
  const number = step ? Math.max(step, Math.round(exact / step) * step) : exact;
  if (number >= 20) return String(Math.round(number));
  if (isDecimal) return String(Math.max(0.01, Math.round(number * 100) / 100));
  return formatQuantity(toRational(step ? fraction(Math.round(number * 8), 8) : value));
}

function nameOf(unit: UnitId, count: Fraction): string {
  const { one, many } = unitOf(unit);
  return compare(count, ONE) > 0 ? many : one;
}

/** A pint stays a pint, a stick of butter a stick, as long as nothing else is added. */
function ownUnit({ units }: Part): UnitId | null {
  const [only] = units;
  return only && units.size === 1 && !(only in STEPS) && only !== 'mg' ? only : null;
}

/** The largest unit that suits the amount. */
function unitFor(part: Part, units: Units): Scaled {
  const isUs = units === 'us' || (units === 'written' && isAll(part, 'us'));
  if (part.kind === 'mass') return massUnit(part.to, isUs);
  const ml = toNumber(part.to);
  const inSpoons = [...part.units].every((unit) => SPOONS.has(unit)) && ml < MOST_IN_SPOONS;
  if (!isUs && !inSpoons) return ml >= 1000 ? 'l' : 'ml';
  return spoonFor(part) ?? 'cup';
}

/** The spoon that measures it whole, or by halves. */
function spoonFor({ from, to }: Part): 'tbsp' | 'tsp' | null {
  if (toNumber(to) >= MOST_IN_SPOONS) return null;
  const [low, high] = [over(from, baseOf('tbsp')), over(to, baseOf('tbsp'))];
  if (low.den <= 2n && high.den <= 2n && compare(low, ONE) >= 0) return 'tbsp';
  return toNumber(to) < 15 || compare(from, to) !== 0 ? 'tsp' : null;
}

function massUnit(grams: Fraction, isUs: boolean): 'g' | 'kg' | 'oz' | 'lb' {
  if (!isUs) return toNumber(grams) >= 1000 ? 'kg' : 'g';
  return compare(grams, baseOf('lb')) >= 0 ? 'lb' : 'oz';
}

function isAll({ units }: Part, system: 'us' | 'metric'): boolean {
  return [...units].every((unit) => unitOf(unit).system === system);
}
