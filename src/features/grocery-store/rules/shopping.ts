import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';

/** Ingredients per search request. */
export const SEARCHED_AT_ONCE = 12;
const LONGEST_TERM = 100;
const QUALITY = /^(?:extra[- ]large|large|medium|small|big|ripe|fresh|freshly)\s+/i;

/**
 * The search term for an ingredient line: '2 cans (400 g) chopped tomatoes, drained' gives 'chopped tomatoes'. Empty if
 * nothing is left.
 */
export function searchTerm(line: string): string {
  // Lines that cannot be multiplied start with a count.
  const { food } = parseIngredient(line.replace(/^\d+\s*×\s*/, ''));
  return food.replace(QUALITY, '').toLowerCase().slice(0, LONGEST_TERM).trim();
}

/** The product chosen for an ingredient. */
export interface Choice {
  price: number | null;
  quantity: number;
}

/** The total in dollars, exact to the cent; products without a price are counted in `unpriced`. */
export function totalOf(choices: readonly Choice[]): { total: number; unpriced: number } {
  const cents = choices.reduce(
    (sum, { price, quantity }) => sum + Math.round((price ?? 0) * 100) * quantity,
    0,
  );
  return { total: cents / 100, unpriced: choices.filter(({ price }) => price === null).length };
}

/** Dollars to 2 decimals (spec part 2 §9). */
export function formatPrice(dollars: number): string {
  return `$${dollars.toFixed(2)}`;
}
