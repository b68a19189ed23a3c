import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GroceryFood, GroceryItem, GroceryList } from './list.ts';
import { formatPrice, searchTerm, stillToBuy, totalOf } from './store.ts';

describe('what a store is asked for', () => {
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

  test('is short, whatever a line says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 700 }), (line) => {
        expect(searchTerm(line).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test('the total is exact to the cent, and counts what has no price', () => {
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

describe('what is still to be bought', () => {
  const line = (text: string, quantity: number, isTicked = false): GroceryItem => ({
    key: text,
    text,
    ticked: isTicked,
    ticks: isTicked ? ['tick'] : [],
    food: 'food:tomato',
    recipes: [],
    isOwn: false,
    isStaple: false,
    needs: [{ quantity, unit: 'g' }],
  });
  const listOf = (items: GroceryItem[], isStaple = false): GroceryList => {
    const lines = items.map(({ key }) => key);
    const needs = [{ quantity: 650, unit: 'g' }];
    const of = { key: 'food:tomato', name: 'tomatoes', aisle: 'produce', amount: '650 g', isChanged: false };
    const food: GroceryFood = { ...of, lines, needs, isStaple };
    return { items, foods: [food], shown: 1, total: 1 };
  };
  const [diced, sliced, ripe] = [
    ['200 g tomatoes, diced', 200],
    ['150 g tomato, sliced', 150],
    ['300 g ripe tomatoes', 300],
  ] as const;

  test('is the whole food while nothing is ticked, and nothing once all is', () => {
    expect(stillToBuy(listOf([line(...diced), line(...sliced)]))).toMatchObject([{ amount: '650 g' }]);
    expect(stillToBuy(listOf([line(...diced, true), line(...sliced, true)]))).toEqual([]);
    expect(stillToBuy(listOf([line(...diced)], true))).toEqual([]);
  });

  test('is the rest of a food that is ticked in part', () => {
    const [food] = stillToBuy(listOf([line(...diced, true), line(...sliced), line(...ripe)]));
    expect(food?.amount).toBe('150 g + 300 g');
    expect(food?.needs.map(({ quantity }) => quantity)).toEqual([150, 300]);
  });
});
