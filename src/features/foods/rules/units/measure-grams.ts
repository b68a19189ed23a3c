import type { Rational } from '#shared/quantity.ts';
import type { Food } from '../catalog/food.ts';
import type { Ingredient, Measure } from '../ingredient/ingredient.ts';
import { type UnitId, unitOf } from './units.ts';

/** Volumes of imprecise measures, in milliliters. */
const LOOSE_ML: Partial<Record<UnitId, number>> = {
  pinch: 0.3,
  dash: 0.6,
  drop: 0.05,
  drizzle: 5,
  splash: 5,
  glug: 15,
  knob: 15,
};

/**
 * The weight of a food in an ingredient, in grams; the middle of a range. Weights stated in the recipe win over typical
 * weights of a piece or cup. `null` if unknown: 'salt to taste'.
 */
export function measureGrams(food: Food, ingredient: Ingredient): number | null {
  const { measures } = ingredient;
  const weighed = ingredient.plus.length > 0 ? [] : measures.filter(isMass);
  for (const measure of [...weighed, ...measures]) {
    const grams = gramsOf(food, measure, ingredient);
    if (grams === null) continue;
    const more = ingredient.plus.map((each) => gramsOf(food, each, ingredient));
    return more.some((each) => each === null)
      ? null
      : more.reduce<number>((sum, each) => sum + (each ?? 0), grams);
  }
  return null;
}

const isMass = ({ unit }: Measure): boolean => unit !== null && unitOf(unit).dimension === 'mass';

function gramsOf(food: Food, measure: Measure, { packageSize, size }: Ingredient): number | null {
  const amount = middleOf(measure);
  const piece = pieceGrams(food, measure.unit, size);
  if (measure.unit !== null) {
    const { dimension, base } = unitOf(measure.unit);
    // A stick of cinnamon is not a stick of butter.
    if (dimension === 'mass' && base) return piece === null ? amount * numberOf(base) : amount * piece;
    if (dimension === 'volume' && base)
      return food.gramsPerMl === null ? null : amount * numberOf(base) * food.gramsPerMl;
    if (dimension === 'length') return null;
  }
  if (packageSize) {
    const grams = gramsOf(food, packageSize, { packageSize: null, size: '' } as Ingredient);
    if (grams !== null) return amount * grams;
  }
  if (piece !== null) return amount * piece;
  const loose = measure.unit === null ? undefined : LOOSE_ML[measure.unit];
  return loose === undefined ? null : amount * loose * (food.gramsPerMl ?? 1);
}

/** Grams per piece, by size, or per clove, slice, …; `null` if unknown. */
export function pieceGrams(food: Food, unit: UnitId | null, size: string): number | null {
  if (unit !== null) return food.pieces.find((piece) => piece.unit === unit)?.grams ?? null;
  const counted = food.pieces.filter((piece) => piece.unit === null);
  return (
    (counted.find((piece) => piece.size === size) ?? counted.find((piece) => piece.size === 'medium'))
      ?.grams ?? null
  );
}

const numberOf = ({ num, den }: Rational) => num / den;

function middleOf({ from, to }: Measure): number {
  return to === null ? numberOf(from) : (numberOf(from) + numberOf(to)) / 2;
}
