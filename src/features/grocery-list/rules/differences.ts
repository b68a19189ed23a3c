import type { GroceryFood } from './list.ts';
import { writeNeed } from './write-total.ts';

export interface Difference {
  key: string;
  name: string;
  /** '−350 g', '+2', 'new', 'gone', 'changed'. */
  text: string;
}

type Need = GroceryFood['needs'][number];

/** How each planned food changed between two visits, by name. Amounts the cook set are not news. */
export function differencesBetween(
  before: readonly GroceryFood[],
  after: readonly GroceryFood[],
): Difference[] {
  const known = new Map(before.map((food) => [food.key, food]));
  const now = new Set(after.map(({ key }) => key));
  const gone = before.filter((food) => !now.has(food.key) && !food.isChanged);
  const changed = after.flatMap((food): Difference[] => {
    if (food.isChanged) return [];
    const earlier = known.get(food.key);
    const text = earlier ? changeOf(earlier, food) : `+${food.amount}`.replace(/^\+$/, 'new');
    return text ? [{ key: food.key, name: food.name, text }] : [];
  });
  return [...changed, ...gone.map(({ key, name }) => ({ key, name, text: 'gone' }))].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

function changeOf(before: GroceryFood, after: GroceryFood): string | null {
  const units = new Set([...before.needs, ...after.needs].map(({ unit }) => unit));
  const texts = [...units].flatMap((unit) => {
    const by = quantityOf(after.needs, unit) - quantityOf(before.needs, unit);
    if (Math.abs(by) < 0.005) return [];
    return `${by > 0 ? '+' : '−'}${writeNeed({ quantity: Math.abs(by), unit })}`;
  });
  return texts.join(', ') || null;
}

function quantityOf(needs: readonly Need[], unit: string | null): number {
  return needs.reduce((sum, need) => (need.unit === unit ? sum + need.quantity : sum), 0);
}
