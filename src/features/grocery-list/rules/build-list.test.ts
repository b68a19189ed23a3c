import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGroceryList, type ShoppedRecipe } from './build-list.ts';

const line = (amount: string, name: string) => ({ amount, name });
const recipes = (record: Record<string, [string, string][]>) =>
  new Map<string, ShoppedRecipe>(
    Object.entries(record).map(([id, lines]) => [
      id,
      { title: `Recipe ${id}`, ingredients: lines.map(([amount, name]) => line(amount, name)) },
    ]),
  );
const on = (recipeId: string, date = '2025-11-21') => ({ recipeId, date });
const texts = (list: ReturnType<typeof buildGroceryList>) => list.items.map(({ text }) => text);

describe('a grocery list', () => {
  it('joins amount and name, merges regardless of case, and sorts alphabetically', () => {
    const byId = recipes({
      a: [
        ['', 'Salt'],
        ['2', 'eggs'],
        ['200 g', 'Flour'],
      ],
      b: [
        ['', ' salt '],
        ['', 'butter'],
        ['  ', 'Äpfel'],
      ],
    });
    expect(texts(buildGroceryList([on('a'), on('b')], byId))).toEqual([
      '2 eggs',
      '200 g Flour',
      'Äpfel',
      'butter',
      'Salt',
    ]);
  });

  it.each<[number, (number | null)[], string[]]>([
    [4, [8], ['2 × pinch of salt', '400 g flour', 'butter']],
    [4, [2], ['100 g flour', 'butter', 'pinch of salt']],
    [4, [6, null], ['3 × pinch of salt', '500 g flour', 'butter']],
    [3, [1, 1, 1], ['200 g flour', 'butter', 'pinch of salt']],
    [7, Array(7).fill(1), ['200 g flour', 'butter', 'pinch of salt']],
    [0, [8], ['200 g flour', 'butter', 'pinch of salt']],
  ])('a recipe for %i planned for %j is bought for that many', (servings, planned, expected) => {
    const ingredients = [line('200 g', 'flour'), line('', 'butter'), line('pinch of', 'salt')];
    const byId = new Map([['a', { title: 'Recipe a', servings, ingredients }]]);
    const list = buildGroceryList(
      planned.map((each) => ({ ...on('a'), servings: each })),
      byId,
    );
    expect(texts(list)).toEqual(expected);
    expect(list.items[0]?.recipes).toMatchObject([
      { recipeId: 'a', title: 'Recipe a', times: planned.length },
    ]);
  });

  it('buys nothing for a free-text entry, but counts it', () => {
    const list = buildGroceryList(
      [{ recipeId: null, date: '2025-11-21' }, on('a')],
      recipes({ a: [['1', 'egg']] }),
    );
    expect([texts(list), list.shown, list.total]).toEqual([['1 egg'], 1, 2]);
  });

  it.each<[string, string, string]>([
    ['2', 'eggs', '4 eggs'],
    ['1 1/2 cups', 'milk', '3 cups milk'],
    ['2-3', 'carrots', '4–6 carrots'],
    ['a pinch of', 'salt', '2 × a pinch of salt'],
    ['', 'salt', 'salt'],
    ['', '2 eggs', '4 eggs'],
    ['', '2% milk', '2% milk'],
    ['', '7up', '7up'],
    ['', '5-spice powder', '5-spice powder'],
    ['1 tsp', '5-spice powder', '2 tsp 5-spice powder'],
    ['1 lb 2 oz', 'beef', '2 lb 4 oz beef'],
    ['1 and 1/2 cups', 'milk', '3 cups milk'],
    ['2', '5-inch pitas', '4 5-inch pitas'],
    ['1', '1/2 inch piece of ginger', '2 1/2 inch piece of ginger'],
    ['2', '½ lemons', '4 ½ lemons'],
    ['3', 'or 4 leaves', '6 or 4 leaves'],
    ['1 cup', '(240 ml) milk', '2 cup (480 ml) milk'],
    ['00', 'flour', '2 × 00 flour'],
    ['2', '', '4'],
    ['2 (14 oz) cans', 'tomatoes', '4 (14 oz) cans tomatoes'],
  ])('a recipe planned twice is shopped twice: %s %s', (amount, name, expected) => {
    const list = buildGroceryList([on('a'), on('a', '2025-11-22')], recipes({ a: [[amount, name]] }));
    expect(texts(list)).toEqual([expected]);
    expect(list.items[0]?.key).toBe(`${amount} ${name}`.trim().toLowerCase());
    expect(list.items[0]?.recipes).toMatchObject([{ recipeId: 'a', title: 'Recipe a', times: 2 }]);
  });

  it('gives a recipe’s last date, and counts it as upcoming if a date is invalid', () => {
    const byId = recipes({ a: [['2', 'eggs']] });
    const lastDate = (...dates: string[]) =>
      buildGroceryList(
        dates.map((date) => on('a', date)),
        byId,
      ).items[0]?.recipes[0]?.lastDate;
    expect(lastDate('2025-11-22', '2025-11-21')).toBe('2025-11-22');
    expect(lastDate('soon', '2025-11-21')).toBeNull();
  });

  it('a line that two recipes share is needed by both', () => {
    const list = buildGroceryList(
      [on('a'), on('b'), on('b')],
      recipes({ a: [['2', 'Eggs']], b: [['2', 'eggs']] }),
    );
    expect(list.items).toMatchObject([
      {
        key: '2 eggs',
        text: '6 Eggs',
        line: '2 Eggs',
        recipes: [
          { recipeId: 'a', title: 'Recipe a', times: 1, text: '2 Eggs' },
          { recipeId: 'b', title: 'Recipe b', times: 2, text: '4 Eggs' },
        ],
      },
    ]);
  });

  it('merged lines use one spelling, preferably with an amount', () => {
    const byId = recipes({
      a: [['', 'a pinch of Salt']],
      b: [['A pinch of', 'salt']],
      c: [['a pinch of', 'salt']],
    });
    const expected = ['3 × A pinch of salt'];
    expect(texts(buildGroceryList([on('a'), on('b'), on('c')], byId))).toEqual(expected);
    expect(texts(buildGroceryList([on('c'), on('b'), on('a')], byId))).toEqual(expected);
  });

  it('keeps its keys when the plan changes, and makes long ones short', () => {
    const long = 'x'.repeat(3000);
    const byId = recipes({
      a: [
        ['2', 'Eggs'],
        ['', long],
        ['', `${long}y`],
      ],
    });
    const once = buildGroceryList([on('a')], byId).items.map(({ key }) => key);
    const thrice = buildGroceryList([on('a'), on('a'), on('a')], byId).items.map(({ key }) => key);
    expect(thrice).toEqual(once);
    expect(new Set(once).size).toBe(3);
    expect(Math.max(...once.map((key) => key.length))).toBeLessThanOrEqual(600);
  });

  it.each([
    [{}, 5, ['a', 'b', 'c', 'd', 'e']],
    [{ start: '2025-11-02', end: '2025-11-03' }, 2, ['b', 'c']],
    [{ start: '2025-11-02' }, 2, ['b', 'c']],
    [{ end: '2025-11-02' }, 2, ['a', 'b']],
    [{ start: '2025-12-01' }, 0, []],
    [{ start: '2025-11-03', end: '2025-11-01' }, 0, []],
  ])('of the range %j has %i meals', (range, shown, expected) => {
    const byId = recipes({ a: [['', 'a']], b: [['', 'b']], c: [['', 'c']], d: [['', 'd']], e: [['', 'e']] });
    const meals = [
      on('a', '2025-11-01'),
      on('b', '2025-11-02'),
      on('c', '2025-11-03'),
      on('d', 'soon'),
      on('e', '2025-02-30'),
      on('gone'),
    ];
    const list = buildGroceryList(meals, byId, range);
    expect(texts(list)).toEqual(expected);
    expect(list.shown).toBe(shown);
    expect(list.total).toBe(6);
  });

  it('does not depend on the plan’s order, and drops nothing', () => {
    const amount = fc.constantFrom('', '2', '200 g', '1/2 cup', 'a pinch of', 'A Pinch Of', '2–3');
    const name = fc.oneof(
      fc.constantFrom('egg', 'Egg', ' EGG', 'salt', 'Salt', '2 onions', 'ß', 'İ'),
      fc.string(),
    );
    const ingredients = fc.array(fc.record({ amount, name }), { maxLength: 6 });
    const book = fc
      .array(ingredients, { minLength: 1, maxLength: 4 })
      .map(
        (all) =>
          new Map(
            all.map((of, index): [string, ShoppedRecipe] => [
              `r${index}`,
              { title: `R${index % 2}`, ingredients: of },
            ]),
          ),
      );
    const plan = fc.array(
      fc.record({
        recipeId: fc.constantFrom('r0', 'r1', 'r2', 'r3', 'gone'),
        date: fc.constantFrom('2025-11-21', '2025-11-22', 'bad'),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(book, plan, (byId, meals) => {
        const list = buildGroceryList(meals, byId);
        expect(buildGroceryList([...meals].reverse(), new Map([...byId].reverse()))).toEqual(list);
        expect(new Set(list.items.map(({ key }) => key)).size).toBe(list.items.length);
        for (const { recipeId } of meals)
          for (const given of byId.get(recipeId)?.ingredients ?? []) {
            const key = `${given.amount} ${given.name}`.replace(/\s+/g, ' ').trim().toLowerCase();
            const item = list.items.find((found) => found.key === key);
            expect(key === '' || item?.recipes.some((asking) => asking.recipeId === recipeId)).toBe(true);
          }
        expect(list.shown).toBe(meals.filter(({ recipeId }) => byId.has(recipeId)).length);
      }),
    );
  });
});
