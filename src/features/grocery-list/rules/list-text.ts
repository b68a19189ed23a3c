import { isTicked } from './changes.ts';
import { SHOP } from './foods-to-buy.ts';
import type { GroceryItem, GroceryList } from './list.ts';

/** The plain list as a text to send; what is at home is left out. `null` when nothing is left (spec part 2 §5). */
export function plainText(
  items: readonly Pick<GroceryItem, 'text' | 'ticked' | 'isStaple'>[],
): string | null {
  const wanted = items.filter((item) => !item.ticked && !item.isStaple).map((item) => `- ${item.text}`);
  return wanted.length === 0 ? null : ['Grocery list', '', ...wanted].join('\n');
}

/** The list by aisle as a text to send, without what is at home. `null` when nothing is left. */
export function aisleText({ items, foods }: GroceryList): string | null {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const wanted = Map.groupBy(
    foods.filter((food) => !food.isStaple && !isTicked(food, byKey)),
    ({ aisle }) => aisle,
  );
  const parts = SHOP.flatMap(({ id, name }) => {
    const lines = wanted.get(id)?.map((food) => `- ${[food.amount, food.name].filter(Boolean).join(' ')}`);
    return lines ? [[name, ...lines].join('\n')] : [];
  });
  return parts.length === 0 ? null : ['Grocery list', ...parts].join('\n\n');
}
