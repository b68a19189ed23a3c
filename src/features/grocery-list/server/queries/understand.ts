import { LRUCache } from 'lru-cache';
import { parseIngredient } from '#features/foods/rules/parse-ingredient.ts';
import type { Understood } from '../../rules/foods-to-buy.ts';

const MOST_LINES = 4000;

/** Lines are read once: the same ones are shopped for again and again. */
const known = new LRUCache<string, Understood>({ max: MOST_LINES });

/** What a line of a recipe says, and the food of the catalogue it is about. */
export function understandLine(line: string): Understood {
  const before = known.get(line);
  if (before) return before;
  const understood = { ingredient: parseIngredient(line), food: null };
  known.set(line, understood);
  return understood;
}
