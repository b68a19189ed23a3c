import { language } from '#shared/spoken.ts';
import type { GroceryFood } from './list.ts';

export interface Difference {
  key: string;
  name: string;
  kind: 'new' | 'changed' | 'gone';
  /** '200 g' of a new food, '200 g → 300 g' of another; empty without one. */
  amount: string;
}

type Need = GroceryFood['needs'][number];

/**
 * How each planned food changed between two visits: new ones first, then other amounts, then those no longer needed. Amounts
 * the cook set are not news, and neither are changes too small for the amount that is shown.
 */
export function differencesBetween(
  before: readonly GroceryFood[],
  after: readonly GroceryFood[],
): Difference[] {
  const known = new Map(before.map((food) => [food.key, food]));
  const now = new Set(after.map(({ key }) => key));
  const found = [
    ...after.flatMap((food): Difference[] => {
      const { key, name, amount, isChanged } = food;
      if (isChanged) return [];
      const earlier = known.get(key);
      if (!earlier) return [{ key, name, kind: 'new', amount }];
      if (amount === earlier.amount || hasSameNeeds(earlier, food)) return [];
      const change = earlier.amount && amount ? `${earlier.amount} → ${amount}` : amount;
      return [{ key, name, kind: 'changed', amount: change }];
    }),
    ...before.flatMap(({ key, name, isChanged }): Difference[] =>
      now.has(key) || isChanged ? [] : [{ key, name, kind: 'gone', amount: '' }],
    ),
  ];
  const { compare } = new Intl.Collator(language(), { sensitivity: 'base' });
  return found.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.name, b.name));
}

const KINDS = ['new', 'changed', 'gone'] as const satisfies readonly Difference['kind'][];

function hasSameNeeds(before: GroceryFood, after: GroceryFood): boolean {
  const units = new Set([...before.needs, ...after.needs].map(({ unit }) => unit));
  return [...units].every(
    (unit) => Math.abs(quantityOf(after.needs, unit) - quantityOf(before.needs, unit)) < 0.005,
  );
}

function quantityOf(needs: readonly Need[], unit: string | null): number {
  return needs.reduce((sum, need) => (need.unit === unit ? sum + need.quantity : sum), 0);
}
