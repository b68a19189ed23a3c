import { setImmediate as breathe } from 'node:timers/promises';
import { foodsInLine, type RecipeFood } from '../rules/recipe-foods.ts';
import { foodCatalog } from './catalog.ts';

/** Others get their turn after this long. */
const TURN_MS = 15;

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
  let since = performance.now();
  for (const line of ingredients) {
    const found = foodsInLine(catalog, line);
    foods.push(found.food);
    beside.push(...found.beside);
    if (performance.now() - since < TURN_MS) continue;
    await breathe();
    since = performance.now();
  }
  return { foods, beside };
}
