import { expect, it } from 'vitest';
import { foodCatalog } from '../../server/catalog.ts';
import { findFood } from '../catalog/catalog.ts';
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
  const food = findFood(foodCatalog(), name);
  expect(food && isPoured(food)).toBe(expected);
});
