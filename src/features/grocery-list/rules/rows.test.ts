import { describe, expect, it } from 'vitest';
import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import type { GroceryFood, GroceryItem, GroceryList } from './list.ts';
import { rowsOf, stillToBuy } from './rows.ts';
import { type Place, placeOf } from './ticks.ts';

const TODAY = '2025-11-21';

interface Given {
  text: string;
  food: string;
  grams?: number;
  ticks?: Place[];
  on?: (string | null)[];
  isOwn?: boolean;
}

function line({ text, food, grams = 0, ticks = [], on = [TODAY], isOwn = false }: Given): GroceryItem {
  return {
    key: text,
    text,
    amount: splitIngredientLine(text).amount,
    ticked: ticks.length > 0,
    ticks: ticks.map((place, at) => ({ id: String(at), place })),
    food,
    recipes: isOwn
      ? []
      : on.map((lastDate, at) => ({ recipeId: String(at), title: 'Soup', times: 1, lastDate, text })),
    isOwn,
    isStaple: false,
    needs: grams ? [{ quantity: grams, unit: 'g' }] : [],
  };
}

function listOf(...given: Given[]): GroceryList {
  const items = given.map(line);
  const foods = [...Map.groupBy(items, ({ food }) => food)].map(
    ([key, lines]): GroceryFood => ({
      key,
      name: key,
      written: key,
      aisle: 'produce',
      amount: 'all of it',
      needs: lines.flatMap(({ needs }) => needs),
      lines: lines.map((item) => item.key),
      isStaple: key === 'salt',
      isChanged: false,
    }),
  );
  return { items, foods, split: null, shown: 1, total: 1 };
}

const names = (rows: readonly { food: GroceryFood }[]) => rows.map(({ food }) => food.name);

describe('the rows of the list', () => {
  it('are separate for staples that are always at home', () => {
    const { toBuy, staples } = rowsOf(listOf({ text: 'salt', food: 'salt' }), TODAY);
    expect([names(toBuy), names(staples)]).toEqual([[], ['salt']]);
  });

  it('include a staple that the cook adds, because it ran out', () => {
    const list = listOf({ text: '1 tsp salt', food: 'salt' }, { text: 'salt', food: 'salt', isOwn: true });
    const { toBuy, staples } = rowsOf(list, TODAY);
    expect([names(toBuy), names(staples)]).toEqual([['salt'], []]);
    expect(toBuy[0]?.items.map(({ text }) => text)).toEqual(['1 tsp salt', 'salt']);
  });

  it('show only the rest of a partly ticked food', () => {
    const list = listOf(
      { text: '200 g tomatoes, diced', food: 'tomatoes', grams: 200 },
      { text: '300 g tomatoes', food: 'tomatoes', grams: 300, ticks: ['home'] },
    );
    const [row] = rowsOf(list, TODAY).toBuy;
    expect(row).toMatchObject({ place: null, food: { amount: '200 g' } });
    expect(row?.food.needs).toEqual([{ quantity: 200, unit: 'g' }]);
    expect(row?.items).toHaveLength(2);
  });

  it('that are ticked need not be bought', () => {
    const rows = (...ticks: Place[]) => rowsOf(listOf({ text: 'milk', food: 'milk', ticks }), TODAY).toBuy;
    expect([rows(), rows('home'), rows('cart')].map((each) => stillToBuy(each).length)).toEqual([1, 0, 0]);
  });
});

describe('what only earlier days need', () => {
  it.each<[string, Given, 'earlier' | 'toBuy']>([
    ['yesterday', { text: 'a', food: 'a', on: ['2025-11-20'] }, 'earlier'],
    ['today', { text: 'a', food: 'a', on: [TODAY] }, 'toBuy'],
    ['yesterday and tomorrow', { text: 'a', food: 'a', on: ['2025-11-20', '2025-11-22'] }, 'toBuy'],
    ['a day that cannot be told', { text: 'a', food: 'a', on: [null] }, 'toBuy'],
    ['the cook', { text: 'a', food: 'a', isOwn: true }, 'toBuy'],
  ])('%s', (_, given, where) => {
    expect(names(rowsOf(listOf(given), TODAY)[where])).toEqual(['a']);
  });

  it('is not a separate group if a range of days is requested', () => {
    const list = listOf({ text: 'a', food: 'a', on: ['2025-11-20'] });
    expect(rowsOf(list, null)).toMatchObject({ toBuy: [{ food: { name: 'a' } }], earlier: [] });
  });
});

describe('the aisle of a food', () => {
  const of = (...ticks: Place[][]) =>
    placeOf(ticks.map((each) => line({ text: 'a', food: 'a', ticks: each })));
  it.each<[string, Place[][], Place | null]>([
    ['nobody ticked it', [[]], null],
    ['one of its lines is not ticked', [['home'], []], null],
    ['at home', [['home'], ['home']], 'home'],
    ['in the cart', [['cart']], 'cart'],
    ['in part at home, in part in the cart', [['home'], ['cart']], 'cart'],
    ['two people ticked the same line', [['home', 'cart']], 'cart'],
  ])('%s', (_, ticks, place) => {
    expect(of(...ticks)).toBe(place);
  });
});
