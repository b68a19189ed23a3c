import type { LarderFood } from '../knowledge/larder.ts';
import type { CuisineKey, Dish, Slot } from './dish.ts';

/** Kinds of foods that may replace a cuisine's own if the cook requests them. */
const CUISINE_KINDS: Record<CuisineKey, string[]> = {
  fat: ['oil', 'fat'],
  aromatics: ['onion', 'garlic', 'ginger', 'chilli', 'allium'],
  spices: ['spice', 'hot', 'hot-sauce'],
  herb: ['herb'],
  acid: ['citrus', 'vinegar', 'sour'],
  salty: ['salty'],
};
/** Uses that need no preparation. */
const AS_IT_IS = new Set(['raw', 'fresh', 'ready']);

/** Whether a dish has a slot for a food. */
export function hasPlaceFor(dish: Dish, food: LarderFood): boolean {
  return dish.slots.some((slot) => accepts(slot, food));
}

export function accepts({ source, uses }: Slot, food: LarderFood): boolean {
  switch (source.from) {
    case 'kinds':
      return source.kinds.some(({ kind }) => isOfKind(food, kind)) && canBeUsed(food, uses);
    case 'first':
      return source.options.some(({ name }) => name === food.name);
    case 'all':
      return source.names.includes(food.name);
    case 'cuisine':
      return (
        CUISINE_KINDS[source.key].some((kind) => food.kinds.has(kind)) &&
        canBeUsed(food, cuisineUses(source.key, uses))
      );
  }
}

export const isOfKind = (food: LarderFood, kind: string) => food.kinds.has(kind) || food.name === kind;
export const canBeUsed = (food: LarderFood, uses: readonly string[]) =>
  uses.length === 0 ||
  uses.some((use) => food.uses.has(use)) ||
  (food.uses.size === 0 && uses.some((use) => AS_IT_IS.has(use)));
export const cuisineUses = (key: CuisineKey, uses: string[]) => (key === 'aromatics' ? uses : []);
