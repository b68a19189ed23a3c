import { describe, expect, it } from 'vitest';
import { foodCatalog } from '../../server/catalog.ts';
import { likelyAisle } from './likely-aisle.ts';
import { separateFoods } from './separate-foods.ts';

const catalog = foodCatalog();

describe('a name of several foods', () => {
  it.each<[string, string[] | null]>([
    ['salt and pepper', ['salt', 'pepper']],
    ['sea salt & black pepper', ['sea salt', 'black pepper']],
    ['butter and flour', ['butter', 'flour']],
    ['red and green bell peppers', ['red bell peppers', 'green bell peppers']],
    ['carrots, celery and leeks', ['carrots', 'celery', 'leeks']],
    ['half and half', null],
    ['sweet and sour sauce', null],
    ['butter or margarine', null],
    ['macaroni and whatever', null],
    ['onions', null],
  ])('%s is %j', (name, foods) => {
    expect(separateFoods(catalog, name)).toEqual(foods);
  });
});

describe('a food that the catalog does not know', () => {
  it.each([
    ['St. Agur blue cheese', 'dairy'],
    ['Norwegian mackerel fillets', 'fish'],
    ['Nashville hot chicken seasoning', 'spices'],
    ['buttered cookies', 'snacks'],
    ['Tony Chachere’s', 'spices'],
    ['Pama porridge rice', 'grains'],
    ['patience', null],
  ])('%s stands in %s by its last known noun, or its brand', (name, aisle) => {
    expect(likelyAisle(catalog, name)).toBe(aisle);
  });
});
