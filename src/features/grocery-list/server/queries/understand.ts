import { LRUCache } from 'lru-cache';
import type { Food } from '#features/foods/rules/food.ts';
import { pieceGrams } from '#features/foods/rules/measure-grams.ts';
import { parseIngredient } from '#features/foods/rules/parse-ingredient.ts';
import { foodOf } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { type KnownFood, type Understood, understood } from '../../rules/foods-to-buy.ts';

const MOST_LINES = 4000;

/** Parsed lines are cached, since the same ones recur. */
const known = new LRUCache<string, Understood>({ max: MOST_LINES });

/** A recipe line, parsed and matched with the catalog. */
export function understandLine(line: string): Understood {
  const before = known.get(line);
  if (before) return before;
  const ingredient = parseIngredient(line);
  const food = foodOf(foodCatalog(), ingredient);
  const read = understood(ingredient, food && bought(food));
  known.set(line, read);
  return read;
}

function bought(food: Food): KnownFood {
  const { id, name, plural, aisle, gramsPerMl } = food;
  return { id, name, plural, aisle, gramsPerMl, gramsOf: (unit, size) => pieceGrams(food, unit, size) };
}
