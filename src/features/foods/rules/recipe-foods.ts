import { type Catalog, findFood } from './catalog.ts';
import type { Food } from './food.ts';
import type { Ingredient } from './ingredient.ts';
import { measureGrams } from './measure-grams.ts';
import { parseIngredient } from './parse-ingredient.ts';
import type { UnitId } from './units.ts';

/** An ingredient line with the food it refers to. */
export interface RecipeFood {
  /** The name in the line: 'red onion'. */
  name: string;
  /** `null` if unknown. */
  food: Food | null;
  /** `null` if the line gives no amount. */
  grams: number | null;
  isOptional: boolean;
}

/** The foods of a recipe, one per line, in order. */
export function recipeFoods(
  catalog: Catalog,
  ingredients: readonly { amount: string; name: string }[],
): RecipeFood[] {
  return ingredients.map(({ amount, name }) => {
    const ingredient = parseIngredient(`${amount} ${name}`.trim());
    const food = foodOf(catalog, ingredient) ?? findFood(catalog, name);
    return {
      name: ingredient.food || name,
      food,
      grams: food && measureGrams(food, ingredient),
      isOptional: ingredient.isOptional,
    };
  });
}

const FRESH_UNITS: ReadonlySet<UnitId | null> = new Set(['bunch', 'handful', 'sprig', 'stalk', 'leaf']);
const FRESHLY_CUT = /\b(?:chopped|torn|picked|snipped)\b/i;
/** Excludes 'cooked according to the packet', which is measured dry. */
const COOKED = /\bcooked\b(?!\s+(?:according|as|in|per|to|until|with)\b)/i;
const CANNED = /\b(?:cans?|tins?|dosen?|boîtes?)\b/i;

/**
 * Finds the food of an ingredient from its name and measure: a bunch of coriander is the herb and not the spice, a can
 * of tomatoes is not fresh, cooked rice is not dry, and two peppers are not peppercorns. `null` if unknown.
 */
export function foodOf(
  catalog: Catalog,
  { food: name, measures: [measure], preparation }: Pick<Ingredient, 'food' | 'measures' | 'preparation'>,
): Food | null {
  const food = findFood(catalog, name);
  const find = (kind: string, called = name) => findFood(catalog, `${kind} ${called}`);
  if (measure && FRESH_UNITS.has(measure.unit)) return find('fresh') ?? food;
  if (measure && CANNED.test(measure.unitText))
    return find('canned') ?? (food && find('canned', food.name)) ?? food;
  if (COOKED.test(preparation)) return find('cooked') ?? food;
  if (food?.aisle !== 'spices') return food;
  if (FRESHLY_CUT.test(preparation)) return find('fresh') ?? food;
  return (measure?.unit === null ? find('bell') : null) ?? food;
}

/** Where a name or preparation turns to other foods. */
const WITH = /\b(?:with|in)\s+(.+)$/i;
const BETWEEN = /\s*(?:,|\band\b|\bor\b|&|\+)\s*/i;

/** Secondary foods of a line, in unknown amounts: the hazelnuts of 'chocolate with hazelnuts'. */
export function foodsBeside(
  catalog: Catalog,
  ingredients: readonly { amount: string; name: string }[],
): RecipeFood[] {
  return ingredients.flatMap(({ amount, name }) => {
    const { food, preparation, isOptional } = parseIngredient(`${amount} ${name}`.trim());
    const named = [food, preparation].flatMap((text) => WITH.exec(text)?.[1]?.split(BETWEEN) ?? []);
    return named.flatMap((other): RecipeFood[] => {
      const found = findFood(catalog, other);
      return found ? [{ name: other, food: found, grams: null, isOptional }] : [];
    });
  });
}
