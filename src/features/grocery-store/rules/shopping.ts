import { parseIngredient } from '#features/foods/rules/parse-ingredient.ts';

/** How many ingredients are searched for at a time; the contract takes no more. */
export const SEARCHED_AT_ONCE = 12;
const LONGEST_TERM = 100;
/** Of what the store has one kind only. */
const QUALITY = /^(?:extra[- ]large|large|medium|small|big|ripe|fresh|freshly)\s+/i;

/**
 * What to ask a store for: the food of an ingredient's line. '2 cans (400 g) chopped tomatoes, drained' is 'chopped
 * tomatoes'. Empty where nothing is left.
 */
export function searchTerm(line: string): string {
  // A line that cannot be multiplied begins with how often it is needed.
  const { food } = parseIngredient(line.replace(/^\d+\s*×\s*/, ''));
  return food.replace(QUALITY, '').toLowerCase().slice(0, LONGEST_TERM).trim();
}

/** A choice of the cook: one product for an ingredient. */
export interface Choice {
  price: number | null;
  quantity: number;
}

/** What the choices cost, in dollars, exact to the cent; products without a price are counted in `unpriced`. */
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
