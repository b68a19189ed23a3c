import Fraction from 'fraction.js';
import { isIn, writeConverted } from '#features/foods/rules/units/converted.ts';
import { measurable } from '#features/foods/rules/units/measurable.ts';
import { SPOONS, type UnitId, unitOf } from '#features/foods/rules/units/units.ts';
import { formatQuantity } from '#shared/quantity.ts';
import type { MeasureSystem, UnitSystem } from '#shared/unit-systems.ts';
import { ONE, ofDecimal, ofRational, toRational } from './exact.ts';
import {
  baseOf,
  CUP,
  inThirds,
  isMeasurable,
  MANY_CUPS,
  MOST_IN_SPOONS,
  nameOf,
  writeCups,
} from './kitchen-measures.ts';
import type { Total } from './needs.ts';
import type { Part } from './told.ts';

type Scaled = 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'tsp' | 'tbsp' | 'cup';
const SCALED: ReadonlySet<string> = new Set<Scaled | 'mg'>([
  'mg',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cup',
]);
const FL_OZ = baseOf('fl-oz');
const HALF_TBSP = baseOf('tbsp').div(2);
/** The same, for oils and other liquids that are poured from a bottle. */
const MOST_IN_TABLESPOONS = 150;
const MOST_OF_OWN: Partial<Record<UnitId, number>> = {
  tbsp: 8,
  tsp: 3,
  oz: 49,
  lb: Number.POSITIVE_INFINITY,
};

/** A piece is bought whole once a fifth of it is missing. */
const LEAST_OF_A_PIECE = 0.2;

/**
 * Estimates are rounded to whole pieces, quarters of a cup, ounces, or 5 grams or milliliters; more coarsely for larger
 * amounts.
 */
export function rounded(part: Part): Part {
  const step = { pieces: 1, volume: 0, mass: 0 }[part.kind];
  const near = (value: Fraction) => {
    const number = value.valueOf();
    if (step) return new Fraction(Math.max(1, Math.ceil(number - LEAST_OF_A_PIECE)));
    const ofMass = isInUs(part) ? OUNCE : number < 100 ? 5 : 10;
    const ofVolume = isInCups(part) ? 60 : number < 300 ? 10 : 50;
    const own = part.kind === 'mass' ? ofMass : number < MOST_IN_SPOONS ? 5 : ofVolume;
    return ofDecimal(own).mul(Math.max(1, Math.ceil(number / own - LEAST_OF_A_PIECE)));
  };
  return { ...part, from: near(part.from), to: near(part.to) };
}

const OUNCE = baseOf('oz').valueOf();
const isInUs = ({ units }: Part) =>
  units.size > 0 && [...units].every((unit) => unitOf(unit).system === 'us');

/** Spoons belong to both systems. */
const isInCups = ({ units }: Part) =>
  [...units].some((unit) => !SPOONS.has(unit) && unitOf(unit).system === 'us');

/** How to display amounts. */
export interface Style {
  units: UnitSystem;
  /** The recipes' predominant system, which decides whether many spoons become milliliters or cups. */
  leaning: MeasureSystem;
  /** A liquid: shown in milliliters, whole spoons or measurable cups. */
  isPoured?: boolean;
  /** Neither poured nor a liquid: it is not measured in a jug. */
  isDry?: boolean;
}

/** '700 g', '2½ cups', '300 g + 2 pieces', '2 × 400 g cans'; empty if no amount is given. */
export function writeTotal({ parts: all, hasMore, isEstimate }: Total, style: Style): string {
  // Zero is not an amount to buy.
  const parts = all.filter(({ to }) => to.gt(0));
  const shown = isEstimate ? parts.map(rounded) : parts;
  const written = shown.map((part) => writePart(part, style, parts.length > 1)).join(' + ');
  if (!written) return '';
  return `${isEstimate ? 'about ' : ''}${written}${hasMore ? ' + some' : ''}`;
}

function writePart(part: Part, style: Style, isOneOfMany: boolean): string {
  const { kind, from, to } = part;
  const { units } = style;
  if (kind === 'pieces') return writePieces(part, style, isOneOfMany);
  if (kind === 'volume' && style.isPoured) return writePoured(part, style);
  if (units === 'written' ? !isMixed(part) : isKept(part, units)) return writeMeasured(part, style);
  // A pound and 300 g are rounded up like any other amount to buy.
  if (units === 'written' && kind === 'mass' && style.leaning === 'us')
    return writeMeasured({ ...part, units: new Set(['oz', 'lb']) }, style);
  if (units === 'written')
    return writeConverted(from.valueOf(), from.equals(to) ? null : to.valueOf(), kind, style.leaning);
  return writeConverted(from.valueOf(), from.equals(to) ? null : to.valueOf(), kind, units);
}

/** Whether lines measure it in both systems: the system of most lines is then shown. */
function isMixed({ units }: Part): boolean {
  const systems = new Set(
    [...units].flatMap((unit) => (SPOONS.has(unit) ? [] : (unitOf(unit).system ?? []))),
  );
  return systems.size > 1;
}

/** Amounts already in the system need no conversion; small spoons fit both. */
function isKept({ units, to }: Part, system: MeasureSystem): boolean {
  const all = [...units];
  if (system === 'metric' && all.some((unit) => SPOONS.has(unit)))
    return all.every((unit) => SPOONS.has(unit)) && to.valueOf() < MOST_IN_SPOONS;
  return all.every((unit) => isIn(system, unit));
}

/** '150 ml', '10 tbsp', '1½ cups'; rounded up. */
function writePoured(part: Part, { units, leaning }: Style): string {
  const all = [...part.units];
  const isInSpoons = all.every((unit) => SPOONS.has(unit)) && part.to.valueOf() <= MOST_IN_SPOONS;
  const isUs =
    units === 'written' ? leaning === 'us' && all.some((unit) => isIn('us', unit)) : units === 'us';
  if (!isInSpoons && !isUs) {
    const to = part.from.equals(part.to) ? null : part.to.valueOf();
    return writeConverted(part.from.valueOf(), to, 'volume', 'metric');
  }
  const unit = unitOfPoured(part);
  // '4 tsp' is not shown as one and a third tablespoons.
  const halves = part.to.div(HALF_TBSP);
  const isBetween = unit === 'tbsp' && all.every((one) => one === 'tsp') && !halves.equals(halves.floor());
  const isMany = unit === 'tbsp' && part.to.valueOf() > MOST_IN_TABLESPOONS;
  if ((isBetween || isMany) && part.from.equals(part.to)) return writeCups(part.to);
  const slack = isMixed(part) ? A_CUP_LESS : ONE;
  const count = (value: Fraction) => enough(value.mul(slack).div(baseOf(unit)), unit);
  return `${span(part, (value) => formatQuantity(toRational(count(value))))} ${nameOf(unit, count(part.to))}`;
}

/** Cups hold 237 to 250 ml, so an amount in milliliters may miss a whole number of cups by a few percent. */
const A_CUP_LESS = new Fraction(98, 100);

function unitOfPoured({ to, units }: Part): 'tsp' | 'tbsp' | 'cup' {
  const ml = to.valueOf();
  const isInCupsOnly = [...units].every((unit) => unit === 'cup');
  const isCup = isMeasurable(inThirds(to.div(CUP)));
  if (isCup && (isInCupsOnly || ml > MOST_IN_SPOONS)) return 'cup';
  if (ml >= CUP.valueOf()) return 'cup';
  return ml < baseOf('tbsp').valueOf() ? 'tsp' : 'tbsp';
}

/** Rounded up to whole or half spoons, or a measurable part of a cup. */
function enough(value: Fraction, unit: 'tsp' | 'tbsp' | 'cup'): Fraction {
  const tidy = ofRational(measurable(toRational(value), unit, 'enough'));
  if (unit !== 'tbsp') return tidy;
  const halves = tidy.gt(2) ? 1 : 2;
  return tidy.mul(halves).ceil().div(halves);
}

function writeMeasured(part: Part, { leaning, isDry = false }: Style): string {
  const isInSpoons =
    isDry && leaning === 'metric' && part.units.size > 0 && [...part.units].every((each) => SPOONS.has(each));
  const unit =
    ownUnit(part) ?? (isInSpoons && part.to.valueOf() >= MOST_IN_SPOONS ? 'tbsp' : unitFor(part, leaning));
  if (unit === 'cup' && part.to.gte(MANY_CUPS))
    return writeConverted(
      part.from.valueOf(),
      part.from.equals(part.to) ? null : part.to.valueOf(),
      'volume',
      'us',
    );
  if (unit === 'cup' && part.from.equals(part.to)) return writeCups(part.from);
  const isMetric = unitOf(unit).system === 'metric';
  const number = span(part, (value) => quantity(value.div(baseOf(unit)), isMetric, unit));
  if (unit === 'tsp' && number === '3') return '1 tbsp';
  return `${number} ${nameOf(unit, part.to.div(baseOf(unit)))}`;
}

/** Measures that nobody divides. */
const LOOSE: ReadonlySet<UnitId | null> = new Set([
  'pinch',
  'dash',
  'drop',
  'drizzle',
  'splash',
  'glug',
  'handful',
  'knob',
]);

function writePieces(part: Part, style: Style, isOneOfMany: boolean): string {
  const { unit, packageSize, to } = part;
  // Half a pinch is a pinch for shopping.
  const number = span(part, (value) => quantity(LOOSE.has(unit) ? value.ceil() : value, false));
  const name = unit ? nameOf(unit, to) : isOneOfMany ? nameOf('piece', to) : '';
  const size = packageSize ? `× ${writeSize(packageSize, style)}` : '';
  return [number, size, name].filter(Boolean).join(' ');
}

/** The size on a package, in the line's unit: '14½ oz'. */
function writeSize(size: Part, style: Style): string {
  const [unit] = size.units;
  // No can is labeled in cups.
  if (size.kind === 'volume' && style.units === 'us' && unit && !isIn('us', unit))
    return `${span(size, (value) => formatQuantity(toRational(value.div(FL_OZ).mul(2).round().div(2))))} fl oz`;
  if (!unit || style.units !== 'written') return writePart(size, style, false);
  const isMetric = unitOf(unit).system === 'metric';
  const number = span(size, (value) => {
    const own = value.div(baseOf(unit));
    return isMetric ? String(Math.round(own.valueOf() * 100) / 100) : formatQuantity(toRational(own));
  });
  return `${number} ${nameOf(unit, size.to.div(baseOf(unit)))}`;
}

function span({ from, to }: Part, write: (value: Fraction) => string): string {
  const [low, high] = [write(from), write(to)];
  return low === high ? low : `${low}–${high}`;
}

/** Metric fractions are written as decimals; above 20, or 10 grams or milliliters, fractions are dropped. */
function quantity(value: Fraction, isDecimal: boolean, unit = ''): string {
  const number = value.valueOf();
  if (number >= 20 || (number >= 10 && /^(?:g|ml)$/.test(unit))) return String(Math.round(number));
  if (isDecimal) return String(Math.max(0.01, Math.round(number * 100) / 100));
  return formatQuantity(measurable(toRational(value), unit, 'enough'));
}

/** Keeps the written unit (pint, stick, pounds, a few spoons) as long as nothing else was added. */
function ownUnit({ units, to }: Part): UnitId | null {
  const [only] = units;
  if (!only || units.size > 1) return null;
  const isUneven =
    (only === 'tbsp' && to.div(HALF_TBSP).d > 1n) || (only === 'lb' && to.div(baseOf(only)).d > 4n);
  if (isUneven) return null;
  const isFew = to.div(baseOf(only)).valueOf() < (MOST_OF_OWN[only] ?? 0);
  return isFew || !SCALED.has(only) ? only : null;
}

/** The largest suitable unit; metric unless everything was written in other units. */
function unitFor(part: Part, leaning: MeasureSystem): Scaled {
  const all = [...part.units];
  const isUs = all.every((unit) => unitOf(unit).system === 'us');
  if (part.kind === 'mass') return massUnit(part.to, isUs);
  const ml = part.to.valueOf();
  const isManySpoons = ml >= MOST_IN_SPOONS && all.every((unit) => SPOONS.has(unit));
  if (!isUs || (isManySpoons && leaning === 'metric')) return ml >= 1000 ? 'l' : 'ml';
  return spoonFor(part) ?? 'cup';
}

/** The largest spoon that measures it in wholes or halves. */
function spoonFor({ from, to }: Part): 'tbsp' | 'tsp' | null {
  if (to.valueOf() >= MOST_IN_SPOONS) return null;
  const [low, high] = [from.div(baseOf('tbsp')), to.div(baseOf('tbsp'))];
  if (low.d <= 2n && high.d <= 2n && low.gte(ONE)) return 'tbsp';
  return to.valueOf() < 15 || !from.equals(to) ? 'tsp' : null;
}

function massUnit(grams: Fraction, isUs: boolean): 'g' | 'kg' | 'oz' | 'lb' {
  if (!isUs) return grams.valueOf() >= 1000 ? 'kg' : 'g';
  return grams.gte(baseOf('lb')) ? 'lb' : 'oz';
}
