import { type Catalogue, findFood } from './catalogue.ts';
import type { Food } from './food.ts';
import { measureGrams } from './measure-grams.ts';
import { parseIngredient } from './parse-ingredient.ts';

/** A line of a recipe's ingredients with the food it means. */
export interface RecipeFood {
  /** What the line calls it: 'red onion'. */
  name: string;
  /** `null` where nobody knows it. */
  food: Food | null;
  /** `null` where the line does not tell how much. */
  grams: number | null;
  isOptional: boolean;
}

/** The foods of a recipe, one a line, in its order. */
export function recipeFoods(
  catalogue: Catalogue,
  ingredients: readonly { amount: string; name: string }[],
): RecipeFood[] {
  return ingredients.map(({ amount, name }) => {
    const ingredient = parseIngredient(`${amount} ${name}`.trim());
    const food = findFood(catalogue, ingredient.food) ?? findFood(catalogue, name);
    return {
      name: ingredient.food || name,
      food,
      grams: food && measureGrams(food, ingredient),
      isOptional: ingredient.isOptional,
    };
  });
}

/** Where a name or what is done with it goes on with other foods. */
const WITH = /\b(?:with|in)\s+(.+)$/i;
const BETWEEN = /\s*(?:,|\band\b|\bor\b|&|\+)\s*/i;

/** Foods that lines name beside their own: the hazelnuts of 'chocolate with hazelnuts'. Nobody knows how much of them there is. */
export function foodsBeside(
  catalogue: Catalogue,
  ingredients: readonly { amount: string; name: string }[],
): RecipeFood[] {
  return ingredients.flatMap(({ amount, name }) => {
    const { food, preparation, isOptional } = parseIngredient(`${amount} ${name}`.trim());
    const named = [food, preparation].flatMap((text) => WITH.exec(text)?.[1]?.split(BETWEEN) ?? []);
    return named.flatMap((other): RecipeFood[] => {
      const found = findFood(catalogue, other);
      return found ? [{ name: other, food: found, grams: null, isOptional }] : [];
    });
  });
}
