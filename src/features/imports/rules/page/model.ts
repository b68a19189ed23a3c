import { withContext } from './context.ts';
import { featuresOf } from './features.ts';
import { type Forest, oddsOf } from './forest.ts';
import type { Page } from './tree.ts';
import type { Unit } from './units.ts';

/**
 * Tells which units are ingredients and which are steps, in two passes: the second knows the first pass's odds of all units.
 */
export interface PageModel {
  first: { ingredients: Forest; steps: Forest };
  second: { ingredients: Forest; steps: Forest };
  title: Forest;
}

export interface PageOdds {
  ingredients: Float32Array;
  steps: Float32Array;
}

/** Log-odds of each unit for each part. */
export function judge(
  page: Page,
  units: readonly Unit[],
  { first, second }: Omit<PageModel, 'title'>,
): PageOdds {
  const table = featuresOf(page, units);
  const looks = [oddsOf(first.ingredients, table), oddsOf(first.steps, table)];
  const whole = withContext(units, table, looks);
  return { ingredients: oddsOf(second.ingredients, whole), steps: oddsOf(second.steps, whole) };
}
