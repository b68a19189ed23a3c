import { expect, test } from 'vitest';
import { averageRating, ratingScore } from './rating.ts';

test.each([
  [0, 0, null],
  [5, 1, 5],
  [14, 3, 4.67],
])('%i stars in %i ratings average %s', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});

test('one rating of five ranks below many good ones, and above many mediocre ones', () => {
  const onlyFive = ratingScore(5, 1);
  expect(ratingScore(36, 8)).toBeGreaterThan(onlyFive);
  expect(ratingScore(120, 40)).toBeLessThan(onlyFive);
});

test('a recipe without ratings ranks below every rated one', () => {
  expect(ratingScore(0, 0)).toBeLessThan(ratingScore(40, 40));
});
