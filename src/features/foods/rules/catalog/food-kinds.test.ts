import { expect, test } from 'vitest';
import { foodCatalog } from '../../server/catalog.ts';
import { findFood } from './catalog.ts';
import type { Food } from './food.ts';
import { kindsOf } from './food-kinds.ts';

const kinds = (name: string) => kindsOf(findFood(foodCatalog(), name) as Food);

test.each([
  ['salmon', ['seafood', 'fish']],
  ['prawns', ['seafood', 'shellfish']],
  ['bacon', ['meat', 'pork']],
  ['spaghetti', ['pasta']],
  ['strawberries', ['berries']],
  ['cheddar', ['dairy', 'cheese']],
  ['red lentils', ['legumes', 'lentils']],
  ['walnuts', ['nuts']],
  ['kale', ['greens']],
])('%s is of the kinds %j', (name, expected) => {
  expect(kinds(name).is).toEqual(expect.arrayContaining(expected));
  expect(kinds(name).brings).toEqual([]);
});

test.each([
  ['coconut milk', 'dairy'],
  ['peanut butter', 'dairy'],
  ['green beans', 'meat'],
  ['turkey bacon', 'pork'],
  ['nutmeg', 'nuts'],
  ['eggplant', 'eggs'],
])('%s is not of the kind %s', (name, kind) => {
  const { is, brings } = kinds(name);
  expect([...is, ...brings]).not.toContain(kind);
});

test.each([
  ['fish sauce', 'fish'],
  ['chicken stock', 'meat'],
])('%s is not the main food of a dish of the kind %s, but adds some', (name, kind) => {
  expect(kinds(name).is).not.toContain(kind);
  expect(kinds(name).brings).toContain(kind);
});
