import { BAKED_DISHES } from './baked-dishes.ts';
import { type Dish, filled, hero } from './dish.ts';
import { FOOD_DISHES, MAIN_DISHES } from './main-dishes.ts';
import { SPOONED_DISHES } from './spooned-dishes.ts';

export { FOOD_DISHES };

/** Dish names; if two rows share a name, the first wins. */
export const DISHES: readonly Dish[] = [...BAKED_DISHES, ...SPOONED_DISHES, ...MAIN_DISHES];

/** How a category is served when the title gives no hint. */
export const SERVED_BY_CATEGORY: ReadonlyMap<string, Dish> = new Map(
  Object.entries({
    breakfast: filled('', ['bowl', 'plate'], 'cream', '#f5ead2'),
    lunch: filled('', ['bowl'], 'leaves', '#6f9b4c', { always: '#6f9b4c' }),
    dessert: hero('', 'stand', 'tart', 1, 220),
    drinks: filled('', ['glass'], 'liquid', '#f0b45a'),
    snacks: { words: '', vessels: ['board', 'basket'], topped: true },
    seafood: hero('', 'plate', 'fish', 2, 190),
    bbq: filled('', ['grill'], 'pieces', '#a4602e'),
    vegan: filled('', ['bowl'], 'leaves', '#6f9b4c', { always: '#6f9b4c' }),
    healthy: filled('', ['bowl'], 'leaves', '#7ba653', { always: '#7ba653' }),
  }),
);

export const SERVED_OTHERWISE: readonly Dish[] = [
  { words: '', vessels: ['pan', 'board', 'plate'], topped: true },
  filled('', ['bowl'], 'grain', '#dcb873', { always: '#dcb873' }),
  filled('', ['pot'], 'liquid', '#c9772f', { steam: true }),
];
