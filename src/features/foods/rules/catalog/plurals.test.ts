import { describe, expect, it } from 'vitest';
import { foodCatalog } from '../../server/catalog.ts';
import { findFood } from './catalog.ts';
import { pluralOf, singularOf } from './plurals.ts';

describe('the plural of a name', () => {
  it.each([
    ['sweet potato', 'sweet potatoes'],
    ['bay leaf', 'bay leaves'],
    ['cherry tomato', 'cherry tomatoes'],
    ['leg of lamb', 'legs of lamb'],
    ['radish', 'radishes'],
    ['berry', 'berries'],
    ['avocado', 'avocados'],
    ['jalapeño', 'jalapeños'],
    ['red chilli', 'red chillies'],
    ['zucchini', 'zucchini'],
    ['zucchinis', 'zucchinis'],
    ['cassis', 'cassises'],
    ['asparagus', 'asparagus'],
    ['onions', 'onions'],
    ['split peas', 'split peas'],
    ['Granny Smith', 'Granny Smiths'],
  ])('of %s is %s', (one, several) => {
    expect(pluralOf(one)).toBe(several);
  });

  it('finds the food of the singular, for every food of the pantry that is counted', () => {
    const catalog = foodCatalog();
    const lost = catalog.foods
      .filter(({ name, plural }) => plural !== name && !/[,(]/.test(name))
      .filter(({ name, plural }) => {
        const food = findFood(catalog, name);
        return findFood(catalog, plural) !== food || findFood(catalog, pluralOf(name)) !== food;
      });
    expect(lost.map(({ name, plural }) => `${name}: ${plural}, ${pluralOf(name)}`)).toEqual([]);
  });
});

describe('one of several', () => {
  it.each([
    ['capsicums', 'capsicum'],
    ['cherry tomatoes', 'cherry tomato'],
    ['berries', 'berry'],
    ['peaches', 'peach'],
    ['loaves', 'loaf'],
    ['chicken breast fillets', 'chicken breast fillet'],
    ['asparagus', 'asparagus'],
    ['couscous', 'couscous'],
    ['molasses', 'molasses'],
    ['egg', 'egg'],
  ])('of %s is %s', (several, one) => {
    expect(singularOf(several)).toBe(one);
  });
});
