import type { GroceryFood } from './list.ts';

/**
 * What the cook has seen of the plan's foods, after they changed the plan themselves: `before` and `after` are the foods
 * around that change.
 */
export function withOwnChanges(
  seen: readonly GroceryFood[],
  before: readonly GroceryFood[],
  after: readonly GroceryFood[],
): GroceryFood[] {
  const earlier = new Map(before.map((food) => [food.key, needsOf(food)]));
  const later = new Map(after.map((food) => [food.key, needsOf(food)]));
  const isOwn = ({ key }: GroceryFood) => earlier.get(key) !== later.get(key);
  return [...seen.filter((food) => !isOwn(food)), ...after.filter(isOwn)];
}

const needsOf = ({ needs }: GroceryFood) => JSON.stringify(needs);
