import { expect, it } from 'vitest';
import { farthestDay } from './reach.ts';

const TODAY = '2026-03-02';
const items = (...dates: (string | null)[][]) =>
  dates.map((ofItem) => ({
    recipes: ofItem.map((lastDate) => ({ recipeId: 'a', title: 'Soup', times: 1, text: 'leek', lastDate })),
  }));

it.each([
  ['nothing planned', [], null],
  ['own items', [[]], null],
  ['two weeks', [['2026-03-05'], ['2026-03-16', '2026-02-01']], null],
  ['a day that is none', [[null]], null],
  ['a soup of every week', [['2026-03-05'], ['2026-03-04', '2027-11-22']], '2027-11-22'],
])('of %s, the farthest unexpected day is found', (_, dates, day) => {
  expect(farthestDay(items(...dates), TODAY)).toBe(day);
});
