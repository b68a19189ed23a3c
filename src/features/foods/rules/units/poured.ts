import type { AisleId } from '../catalog/food.ts';

/** Aisles of products sold by the bottle. */
const BOTTLES: ReadonlySet<string> = new Set<AisleId>(['oils', 'drinks', 'alcohol']);
/** Minimum grams per milliliter of a liquid: dried seaweed shares an aisle with soy sauce but is not poured. */
const LEAST_OF_A_LIQUID = 0.8;

/** Oils, vinegars, sauces and drinks, bought in milliliters rather than five eighths of a cup. */
export function isPoured({ aisle, gramsPerMl }: { aisle: string; gramsPerMl: number | null }): boolean {
  return BOTTLES.has(aisle) && gramsPerMl !== null && gramsPerMl >= LEAST_OF_A_LIQUID;
}
