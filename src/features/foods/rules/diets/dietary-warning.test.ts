import { describe, expect, it } from 'vitest';
import { dietaryWarning } from './dietary-warning.ts';

const recipe = {
  allergens: ['milk', 'nuts', 'soybeans'],
  mayContain: ['gluten', 'celery'],
  unsuitedTo: ['vegan', 'plant-based', 'dairy-free', 'nut-free', 'paleo'],
};

describe('what a reader is warned of', () => {
  it('is what a recipe contains or may contain that they must not eat', () => {
    expect(dietaryWarning(recipe, new Set(['nuts', 'milk', 'gluten', 'fish']))).toEqual({
      contains: ['milk', 'nuts'],
      mayContain: ['gluten'],
      unsuitedTo: [],
    });
  });

  it('is that it does not suit a diet they follow', () => {
    expect(dietaryWarning(recipe, new Set(['paleo', 'vegan', 'gluten-free']))).toEqual({
      contains: [],
      mayContain: [],
      unsuitedTo: ['Vegan', 'Paleo'],
    });
  });

  it('is nothing for a person who eats everything, and for things no recipe can contain', () => {
    expect(dietaryWarning(recipe, new Set())).toBeNull();
    expect(dietaryWarning(recipe, new Set(['fish', 'vegetarian']))).toBeNull();
    const unknown = { allergens: ['cilantro'], mayContain: [], unsuitedTo: ['fruitarian'] };
    expect(dietaryWarning(unknown, new Set(['cilantro', 'fruitarian']))).toBeNull();
  });

  it.each([
    [
      'an allergen says more than its diet',
      ['milk', 'dairy-free', 'peanuts', 'nut-free'],
      ['milk'],
      ['Nut-free'],
    ],
    ['the wider of two diets says both', ['vegan', 'vegetarian'], [], ['Vegetarian']],
    ['two names of one diet are one', ['plant-based', 'vegan'], [], ['Vegan']],
  ])('is said once: %s', (_, avoided, contains, unsuitedTo) => {
    const stew = { allergens: ['milk'], mayContain: [], unsuitedTo: [...recipe.unsuitedTo, 'vegetarian'] };
    expect(dietaryWarning(stew, new Set(avoided))).toEqual({ contains, mayContain: [], unsuitedTo });
  });
});
