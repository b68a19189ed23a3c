import { splitIngredientLine } from '#features/foods/rules.ts';

/** How many ingredients are searched for at a time; the contract takes no more. */
export const SEARCHED_AT_ONCE = 12;
const LONGEST_TERM = 100;
/** How it is cut or cooked at home is nothing the store knows. */
const PREPARATION =
  /\b(?:finely|roughly|coarsely|thinly|thickly|freshly|lightly)\s+\p{L}+(?:ed|en)?\b|\b(?:to taste|for (?:serving|garnish|frying|greasing)|optional|room temperature|at home)\b/giu;
const SIZE = /^(?:extra[- ]large|large|medium|small|big|ripe|heaped|fresh)\s+/i;

/**
 * What to ask a store for: the food of an ingredient's line, without its amount, brackets, and what follows a comma.
 * '2 cans (400 g) chopped tomatoes, drained' is 'chopped tomatoes'. Empty where nothing is left.
 */
export function searchTerm(line: string): string {
  // A multiplied line begins with how often it is needed.
  const { name } = splitIngredientLine(line.replace(/^\d+\s*×\s*/, ''));
  const food = name
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[,;].*$|\s[-–—]\s.*$/su, ' ')
    .replace(/\s+or\s.*$/isu, ' ')
    .replace(PREPARATION, ' ')
    .replace(/^\s*of\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SIZE, '');
  return food.toLowerCase().slice(0, LONGEST_TERM).trim();
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
