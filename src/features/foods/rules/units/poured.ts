import type { MeasureSystem } from '#shared/unit-systems.ts';
import type { AisleId } from '../catalog/food.ts';

/** Aisles of products sold by the bottle. */
const BOTTLES: ReadonlySet<string> = new Set<AisleId>(['oils', 'drinks', 'alcohol']);
/** Minimum grams per milliliter of a liquid: dried seaweed shares an aisle with soy sauce but is not poured. */
const LEAST_OF_A_LIQUID = 0.8;

/** Oils, vinegars, sauces and drinks, bought in milliliters rather than five eighths of a cup. */
export function isPoured({ aisle, gramsPerMl }: { aisle: string; gramsPerMl: number | null }): boolean {
  return BOTTLES.has(aisle) && gramsPerMl !== null && gramsPerMl >= LEAST_OF_A_LIQUID;
}

/** Sold by the gram though lighter than water, or by the milliliter though not drinks. */
const DRY = /\b(?:butter|salt|sugar)\b/i;
const LIQUID = /\b(?:milk|water|stock|cream|extract|essence|flavouring)$/i;
const MOST_OF_DRY = 0.9;

/** Whether a shopper finds a food by its weight or its volume; `null` if either will do. */
export function bestTold(
  food: { name: string; aisle: string; gramsPerMl: number | null },
  leaning: MeasureSystem,
): 'mass' | 'volume' | null {
  if (food.gramsPerMl === null) return null;
  if (isPoured(food) || LIQUID.test(food.name)) return 'volume';
  const isDry = food.aisle === 'spices' || DRY.test(food.name) || food.gramsPerMl < MOST_OF_DRY;
  return leaning === 'metric' && isDry && food.aisle !== 'oils' ? 'mass' : null;
}

/** Grams per milliliter of a food that metric cooks weigh; `null` for all others. */
export function weighedDensity(food: Parameters<typeof bestTold>[0]): number | null {
  return bestTold(food, 'metric') === 'mass' ? food.gramsPerMl : null;
}
