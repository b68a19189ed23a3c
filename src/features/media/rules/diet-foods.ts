import { mentions } from './food-words.ts';
import type { FoodName } from './foods.ts';

// biome-ignore format: a list reads better in rows
const FLESH: readonly FoodName[] = [
  'bacon', 'cutlet', 'dark-pieces', 'grilled-steak', 'meat-on-bone', 'pale-pieces', 'ribs', 'roast-chicken',
  'roast-joint', 'roast-leg', 'sausage', 'fish', 'salmon-fillet', 'shrimp', 'fried-shrimp', 'lobster', 'crab', 'oyster', 'octopus', 'squid', 'hot-dog', 'sushi',
];
const FROM_ANIMALS: readonly FoodName[] = [...FLESH, 'egg', 'fried-egg', 'cheese-wedge', 'butter'];

/** Foods that must not be in the picture: a vegan recipe shows no egg, a vegetarian 'steak' no meat. */
export function foodsToAvoid(title: string, tags: readonly string[]): ReadonlySet<FoodName> {
  const words = [title, ...tags].join(' . ');
  if (mentions(words, 'vegan, plant based')) return new Set(FROM_ANIMALS);
  return new Set(mentions(words, 'vegetarian, veggie, meatless') ? FLESH : []);
}
