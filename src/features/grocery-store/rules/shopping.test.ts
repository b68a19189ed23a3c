import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice, searchTerm, totalOf } from './shopping.ts';

describe('search terms', () => {
  test.each([
    ['1 red onion, chopped', 'red onion'],
    ['2 cans (400 g) chopped tomatoes, drained', 'chopped tomatoes'],
    ['250 g plain flour', 'plain flour'],
    ['1/2 tsp freshly ground black pepper', 'black pepper'],
    ['2 large eggs', 'eggs'],
    ['1 pinch of salt', 'salt'],
    ['1 ripe avocado, sliced', 'avocado'],
    ['3 × a pinch of salt', 'salt'],
    ['salt to taste', 'salt'],
    ['1 onion or 2 shallots', 'onion'],
    ['vegetable oil, for frying', 'vegetable oil'],
  ])('%s: %s', (line, term) => {
    expect(searchTerm(line)).toBe(term);
  });

  test('are short, whatever the line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 700 }), (line) => {
        expect(searchTerm(line).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test('the total is exact to the cent, and counts products without a price', () => {
  expect(totalOf([])).toEqual({ total: 0, unpriced: 0 });
  expect(
    totalOf([
      { price: 0.1, quantity: 3 },
      { price: 1.29, quantity: 2 },
      { price: null, quantity: 1 },
    ]),
  ).toEqual({ total: 2.88, unpriced: 1 });
});

test('prices are shown to 2 decimals', () => {
  expect([0, 0.5, 2.88, 12].map(formatPrice)).toEqual(['$0.00', '$0.50', '$2.88', '$12.00']);
});
