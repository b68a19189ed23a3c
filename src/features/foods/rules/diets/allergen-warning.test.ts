import { expect, it } from 'vitest';
import { allergenWarning } from './allergen-warning.ts';

const recipe = { allergens: ['milk', 'nuts', 'soybeans'], mayContain: ['gluten', 'celery'] };

it('names the avoided foods that a recipe contains or may contain', () => {
  expect(allergenWarning(recipe, new Set(['nuts', 'milk', 'gluten', 'fish']))).toEqual({
    contains: ['milk', 'nuts'],
    mayContain: ['gluten'],
  });
});

it('is empty for a person who eats everything, and for things no recipe can contain', () => {
  expect(allergenWarning(recipe, new Set())).toBeNull();
  expect(allergenWarning(recipe, new Set(['fish']))).toBeNull();
  expect(allergenWarning({ allergens: ['cilantro'], mayContain: [] }, new Set(['cilantro']))).toBeNull();
});
