import type { AisleId } from './food.ts';

/** Shelves of what is sold by the bottle. */
const BOTTLES: ReadonlySet<string> = new Set<AisleId>(['oils', 'drinks', 'alcohol']);
/** Grams of a millilitre; dried seaweed stands beside the soy sauce, and is not poured. */
const LEAST_OF_A_LIQUID = 0.8;

/** Oils, vinegars, sauces and drinks: whoever buys them reads millilitres on the bottle, and nobody five eighths of a cup. */
export function isPoured({ aisle, gramsPerMl }: { aisle: string; gramsPerMl: number | null }): boolean {
  return BOTTLES.has(aisle) && gramsPerMl !== null && gramsPerMl >= LEAST_OF_A_LIQUID;
}
