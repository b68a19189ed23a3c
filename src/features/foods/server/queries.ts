import { eachInTurns } from '#server/in-turns.ts';
import { foodsInLine, type RecipeFood } from '../rules/recipe-foods.ts';
import { foodCatalog } from './catalog.ts';

/**
 * The foods of a recipe, one per line, in order, and those that lines name besides. The longest recipe takes a fifth of a
 * second, so it yields to other requests between lines.
 */
export async function readFoods(
  ingredients: readonly { amount: string; name: string }[],
): Promise<{ foods: RecipeFood[]; beside: RecipeFood[] }> {
  const catalog = foodCatalog();
  const foods: RecipeFood[] = [];
  const beside: RecipeFood[] = [];
  await eachInTurns(ingredients, (line) => {
    const found = foodsInLine(catalog, line);
    foods.push(found.food);
    beside.push(...found.beside);
  });
  return { foods, beside };
}
