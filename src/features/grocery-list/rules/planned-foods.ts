import { HOME_AISLE, TOOLS_AISLE } from './aisles.ts';
import type { GroceryFood, GroceryList } from './list.ts';

/** Foods without items the cook added, with needs per line. */
export function plannedFoods({ items, foods }: GroceryList): GroceryFood[] {
  const byFood = Map.groupBy(
    items.filter(({ isOwn }) => !isOwn),
    ({ food }) => food,
  );
  return foods.flatMap((food) => {
    const planned = byFood.get(food.key);
    if (!planned || food.aisle === HOME_AISLE || food.aisle === TOOLS_AISLE) return [];
    const lines = planned.map(({ key }) => key);
    return { ...food, lines, needs: planned.flatMap(({ needs }) => needs) };
  });
}
