import { expect, test } from 'vitest';
import { placeFrom } from './place.ts';

test('a place is an existing day and one of the meals', () => {
  expect(placeFrom('2026-05-05', 'Dinner')).toEqual({ date: '2026-05-05', mealType: 'Dinner' });
});

test.each([
  ['2026-02-31', 'Dinner'],
  ['2026-05-05', 'Feast'],
  ['2026-05-05', null],
  [null, 'Dinner'],
])('an address with the day %s and the meal %s names no place', (date, mealType) => {
  expect(placeFrom(date, mealType)).toBeNull();
});
