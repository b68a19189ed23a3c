import { expect, it } from 'vitest';
import { foodCatalogue } from '../server/catalogue.ts';
import { findFood } from './catalogue.ts';
import { isPoured } from './poured.ts';

it.each([
  ['olive oil', true],
  ['red wine vinegar', true],
  ['soy sauce', true],
  ['white wine', true],
  ['orange juice', true],
  ['nori', false],
  ['flour', false],
  ['carrots', false],
])('%s is sold by the bottle: %s', (name, expected) => {
  const food = findFood(foodCatalogue(), name);
  expect(food && isPoured(food)).toBe(expected);
});
