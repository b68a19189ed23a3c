import { expect, it } from 'vitest';
import { differencesBetween } from './differences.ts';
import type { GroceryFood } from './list.ts';
import { withOwnChanges } from './seen.ts';

const foods = (grams: Record<string, number>): GroceryFood[] =>
  Object.entries(grams).map(([name, quantity]) => ({
    key: name,
    name,
    written: name,
    aisle: 'other',
    amount: `${quantity} g`,
    needs: [{ quantity, unit: 'g' }],
    lines: [name],
    isStaple: false,
    isChanged: false,
  }));

const oats = { oats: 100 };
it.each([
  ['adding a food', oats, oats, { oats: 100, milk: 200 }],
  ['removing a food', oats, oats, {}],
  ['changing an amount', oats, oats, { oats: 300 }],
])('%s here is no news', (_, seen, before, after) => {
  const known = withOwnChanges(foods(seen), foods(before), foods(after));
  expect(differencesBetween(known, foods(after))).toEqual([]);
});

it('what others changed before stays news', () => {
  const plans: Record<string, number>[] = [
    { oats: 100, rice: 50, salt: 5 },
    { oats: 200, beans: 300 },
    { oats: 200, beans: 300, milk: 200 },
  ];
  const [seen = [], before = [], after = []] = plans.map(foods);
  const names = differencesBetween(withOwnChanges(seen, before, after), after).map(({ name }) => name);
  expect(names.sort()).toEqual(['beans', 'oats', 'rice', 'salt']);
});
