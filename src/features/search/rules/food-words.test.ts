import { expect, test } from 'vitest';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { foodWords } from './food-words.ts';
import { SAME_DISHES } from './same-dishes.ts';

const { otherNames } = foodWords(foodCatalog());

test.each([
  ['shakshuka', 'shakshouka'],
  ['Milchreis', 'rice pudding'],
  ['kaesekuchen', 'cheesecake'],
  ['Frikadellen', 'meatball'],
  ['crock pot', 'slow cooker'],
  ['albóndigas', 'meatball'],
  ['kekse', 'cookies'],
  ['cilantro', 'coriander'],
  ['zuchini', 'zucchini'],
  ['zuccini', 'zucchini'],
  ['parmesean', 'parmesan'],
])('%s is also looked for as %s', (typed, other) => {
  expect(otherNames(typed.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))?.names).toContainEqual(
    other.split(' '),
  );
});

test('no name belongs to two dishes, and none is longer than the search looks for', () => {
  const names = SAME_DISHES.trim().split(/\n|, /);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => name.split(' ').length > 3)).toEqual([]);
});
