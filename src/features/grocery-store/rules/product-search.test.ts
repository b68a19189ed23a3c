import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSize } from '#features/grocery-list/rules/packages.ts';
import { CORNER_MARKET } from '../data/corner-market/corner-market.ts';
import { searchOf } from './product-search.ts';

const search = searchOf(CORNER_MARKET);
const found = (term: string) => [...new Set(search(term, 10).map(({ description }) => description))];

describe('a search of the test store', () => {
  test.each([
    ['red onion', 'Red onion'],
    ['plain flour', 'Plain flour'],
    ['all-purpose flour', 'Plain flour'],
    ['chopped tomatoes', 'Chopped tomatoes'],
    ['ripe tomatoes', 'Tomato'],
    ['scallions', 'Spring onion'],
    ['boneless skinless chicken thighs', 'Chicken thigh'],
    ['heavy cream', 'Double cream'],
    ['jalapeños', 'Jalapeno'],
    ['crème fraîche', 'Creme fraiche'],
    ['goat’s cheese', 'Goat cheese'],
    ['bay leaves', 'Bay leaf'],
    ['extra virgin olive oil', 'Olive oil'],
    ['ground beef', 'Minced beef'],
    ['gluten-free tamari', 'Gluten-free tamari'],
    ['soy sauce', 'Soy sauce'],
  ])('for %s begins with %s', (term, first) => {
    expect(found(term)[0]).toBe(first);
  });

  test('leaves out products that only share a word', () => {
    expect(found('eggs')).toEqual(['Egg']);
    expect(found('tomatoes')).not.toContain('Tomato paste');
    expect(found('butter')).not.toContain('Butternut squash');
    expect(found('unicorn tears')).toEqual([]);
  });

  test('accepts any words, and returns no more than requested', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.integer({ min: 0, max: 10 }), (term, most) => {
        expect(search(term, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

test('every product has a unique name, a parseable size and a sensible price', () => {
  expect(CORNER_MARKET.length).toBeGreaterThan(600);
  expect(new Set(CORNER_MARKET.map(({ productId }) => productId)).size).toBe(CORNER_MARKET.length);
  for (const { productId, size, price } of CORNER_MARKET) {
    expect(readSize(size), productId).not.toBeNull();
    expect(price > 0.1 && price < 20, productId).toBe(true);
    expect(productId.length).toBeLessThanOrEqual(100);
  }
});
