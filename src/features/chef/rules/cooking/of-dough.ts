import { withoutCut } from '../knowledge/line-food.ts';

const LEAST_GRAMS = 100;

/** Whether a line is the flour of a dough or a batter, and not what thickens a sauce. */
export const isOfDough = (food: string, lines: readonly { amount: string; name: string }[]): boolean =>
  /\bflour$/.test(food) &&
  lines.some(({ amount, name }) => withoutCut(name) === food && parseInt(amount, 10) >= LEAST_GRAMS);
