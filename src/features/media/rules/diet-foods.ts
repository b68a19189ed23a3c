import { mentions } from './food-words.ts';
import type { FoodName } from './foods.ts';

// biome-ignore format: lists read better in rows
const FLESH: readonly FoodName[] = [
  'bacon', 'cutlet', 'dark-pieces', 'grilled-steak', 'meat-on-bone', 'pale-pieces', 'ribs', 'roast-chicken',
  'roast-joint', 'roast-leg', 'sausage', 'fish', 'salmon-fillet', 'shrimp', 'fried-shrimp', 'lobster', 'crab', 'oyster', 'octopus', 'squid', 'hot-dog', 'sushi',
];
const FROM_ANIMALS: readonly FoodName[] = [...FLESH, 'egg', 'fried-egg', 'cheese-wedge', 'butter'];

/** Foods a diet keeps out of the picture: no egg in a vegan recipe, no meat in a vegetarian 'steak'. */
export function foodsToAvoid(title: string, tags: readonly string[]): ReadonlySet<FoodName> {
  const words = [title, ...tags].join(' . ');
  if (mentions(words, 'vegan, plant based')) return new Set(FROM_ANIMALS);
  return new Set(mentions(words, 'vegetarian, veggie, meatless') ? FLESH : []);
}
