import { t } from '#shared/t.ts';
import { SHOP } from './aisles.ts';
import type { GroceryFood } from './list.ts';

/** The list from A to Z as text for sharing; `null` when empty. */
export function plainText(foods: readonly GroceryFood[]): string | null {
  return foods.length === 0 ? null : [t('Grocery list'), '', ...foods.map(lineOf)].join('\n');
}

/** The list by aisle as text. */
export function aisleText(foods: readonly GroceryFood[]): string | null {
  const byAisle = Map.groupBy(foods, ({ aisle }) => aisle);
  const parts = SHOP.flatMap(({ id, name }) => {
    const wanted = byAisle.get(id);
    return wanted ? [[name, ...wanted.map(lineOf)].join('\n')] : [];
  });
  return parts.length === 0 ? null : [t('Grocery list'), ...parts].join('\n\n');
}

function lineOf({ amount, name }: GroceryFood): string {
  return `- ${[amount, name].filter(Boolean).join(' ')}`;
}
