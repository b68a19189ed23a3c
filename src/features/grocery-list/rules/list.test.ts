import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import { understandLine } from '../server/queries/understand.ts';
import { SHOP } from './aisles.ts';
import { buildGroceryList } from './build-list.ts';
import { applyChange, type GroceryChange } from './changes.ts';
import { composeList, type Overlay } from './compose-list.ts';
import { differencesBetween } from './differences.ts';
import { type Understood, understood } from './foods-to-buy.ts';
import type { GroceryList } from './list.ts';
import { aisleText, plainText } from './list-text.ts';
import { afterChange, EMPTY_OVERLAY, readLocalOverlay } from './local-overlay.ts';
import { plannedFoods } from './planned-foods.ts';
import { rowsOf, stillToBuy } from './rows.ts';

const NOTHING: Overlay = { ticks: [], extras: [], amounts: [], staples: [] };
const TOMATO = {
  id: 'tomato',
  name: 'tomato',
  plural: 'tomatoes',
  aisle: 'produce',
  gramsPerMl: null,
  gramsOf: () => null,
};
const understand = (line: string): Understood[] => {
  const ingredient = parseIngredient(line);
  return [understood(ingredient, /tomato/i.test(ingredient.food) ? TOMATO : null)];
};
const compose = (
  lines: readonly string[],
  overlay: Partial<Overlay> = {},
  times = 1,
  read: (line: string) => readonly Understood[] = understand,
): GroceryList => {
  const recipe = { title: 'Soup', ingredients: lines.map((name) => ({ amount: '', name })) };
  const meals = Array.from({ length: times }, () => ({ recipeId: 'soup', date: '2025-11-21' }));
  return composeList(buildGroceryList(meals, new Map([['soup', recipe]])), { ...NOTHING, ...overlay }, read);
};

describe('the list by food', () => {
  it('groups a food’s lines, however they are written', () => {
    const { items, foods } = compose(['200 g tomatoes, diced', '150 g tomato', '2 rolls']);
    expect(items.map(({ text }) => text)).toEqual(['150 g tomato', '2 rolls', '200 g tomatoes, diced']);
    expect(foods).toMatchObject([
      { name: 'rolls', amount: '2', aisle: 'other', lines: ['2 rolls'] },
      { name: 'tomatoes', amount: '350 g', aisle: 'produce', needs: [{ quantity: 350, unit: 'g' }] },
    ]);
  });

  it('names a food as its recipes do, or as the catalog does, in the plural for several', () => {
    const names = (...lines: string[]) => compose(lines).foods.map(({ name }) => name);
    expect(names('2 ripe tomatoes')).toEqual(['ripe tomatoes']);
    expect(names('1 tomato', '3 ripe tomatoes')).toEqual(['tomatoes']);
    expect(names('1 small tomato, diced', '1 small tomato, sliced')).toEqual(['tomatoes']);
    expect(names('200 g tomato', '200 g cherry tomato')).toEqual(['tomato']);
  });

  it('needs a tool as often as one recipe does, and what is used up for every serving', () => {
    const lines = [
      '1 cast-iron skillet',
      '2 muffin tins',
      '1 muffin tin',
      '8 wooden skewers',
      '2 mason jars',
    ];
    const { foods, items } = compose(lines, {}, 3, understandLine);
    expect(foods.map(({ name, amount }) => `${amount} ${name}`)).toEqual([
      '1 cast-iron skillet',
      '6 mason jars',
      '2 muffin tins',
      '24 wooden skewers',
    ]);
    expect(items.find(({ key }) => key === '2 muffin tins')).toMatchObject({
      text: '2 muffin tins',
      recipes: [{ text: '2 muffin tins', times: 3 }],
      needs: [{ quantity: 2 }],
    });
    const extras = [{ id: 'tin', text: '1 muffin tin' }];
    const more = compose(lines, { extras }, 3, understandLine).foods.find(({ name }) =>
      name.startsWith('muffin tin'),
    );
    expect(more?.amount).toBe('3');
  });

  it('weighs popcorn kernels, not what they become', () => {
    const { foods } = compose(['1 cup popcorn kernels', '100 g unpopped popcorn'], {}, 1, understandLine);
    expect(foods).toMatchObject([{ name: 'popcorn kernels', amount: 'about 300 g' }]);
  });

  it('puts the cook’s own items in an aisle, even if most people have them at home', () => {
    const extras = ['ice', 'water', 'paper towels'].map((text) => ({ id: text, text }));
    const { foods } = compose(['1 l water'], { extras }, 1, understandLine);
    const shelves: readonly string[] = SHOP.map(({ id }) => id);
    expect(foods.filter(({ aisle }) => !shelves.includes(aisle))).toEqual([]);
  });

  it('puts a food that all recipes want frozen in the frozen aisle, apart from the fresh one', () => {
    const aisles = (...lines: string[]) =>
      compose(lines, {}, 1, understandLine).foods.map(({ name, aisle }) => `${name}: ${aisle}`);
    expect(aisles('100 g frozen raspberries')).toEqual(['frozen raspberries: frozen']);
    expect(aisles('100 g frozen raspberries', '50 g raspberries')).toEqual([
      'frozen raspberries: frozen',
      'raspberries: produce',
    ]);
    expect(aisles('1 pack TK-Spinat')).toEqual(['TK-Spinat: frozen']);
  });

  it('includes the size of each piece, for counting packages', () => {
    const [food] = compose(['2 tomatoes (about 140 g each)']).foods;
    expect(food?.needs).toEqual([{ quantity: 2, unit: null, each: { quantity: 140, unit: 'g' } }]);
  });

  it('shows many spoons in cups or milliliters, as the recipes do', () => {
    const oil = (...others: string[]) =>
      compose(['6 tbsp oil', '6 tbsp oil, warm', ...others]).foods.find(({ name }) => name === 'oil')?.amount;
    expect([oil('2 cups flour'), oil('200 g flour')]).toEqual(['¾ cup', '180 ml']);
  });

  it('has every line in exactly one food, in any order', () => {
    const line = fc.oneof(
      fc.constantFrom('200 g tomatoes', '2 tomatoes', 'salt', 'Salt', '1 can'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const list = compose(lines);
        expect(list.foods.flatMap((food) => food.lines).sort()).toEqual(
          list.items.map(({ key }) => key).sort(),
        );
        expect(compose([...lines].reverse()).foods).toEqual(list.foods);
        for (const item of list.items)
          expect(list.foods.find(({ lines: keys }) => keys.includes(item.key))?.key).toBe(item.food);
      }),
    );
  });

  it('is ticked when all of its lines are, but not a line the plan adds later', () => {
    const tick = { keys: ['200 g tomatoes'], id: 'a', place: 'home' as const };
    const before = applyChange(compose(['200 g tomatoes']), { kind: 'tick', ...tick });
    const after = compose(['200 g tomatoes', '1 kg tomatoes'], {
      ticks: [{ key: '200 g tomatoes', id: 'a', place: 'home' }],
    });
    const places = (list: GroceryList) => rowsOf(list, null).toBuy.map(({ place }) => place);
    expect([places(before), places(after)]).toEqual([['home'], [null]]);
  });

  it.each([[[]], [['']], [['  ']], [['1e400 g tomatoes']], [[`${'9'.repeat(400)} tomatoes`]]])(
    'survives lines that say nothing sensible: %j',
    (lines) => {
      const { items, foods } = compose(lines, {}, 7);
      expect(foods).toHaveLength(items.length);
      for (const { quantity } of foods.flatMap(({ needs }) => needs)) expect(quantity).toBeLessThan(1e16);
    },
  );

  it('has all of 5,000 ingredients', () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `${at + 1} g thing ${at}`);
    expect(compose(lines).items).toHaveLength(5000);
  });
});

describe('what a cook changes', () => {
  it('looks the same on the device as from the server', () => {
    const lines = ['200 g tomatoes', '2 rolls'];
    const base = compose(lines);
    const cases: [GroceryChange, Partial<Overlay>][] = [
      [
        { kind: 'tick', keys: ['2 rolls'], id: 'a', place: 'cart' },
        { ticks: [{ key: '2 rolls', id: 'a', place: 'cart' }] },
      ],
      [
        { kind: 'setStaple', key: 'food:tomato', name: 'tomato', isStaple: true },
        { staples: ['food:tomato'] },
      ],
    ];
    for (const [change, overlay] of cases) expect(applyChange(base, change)).toEqual(compose(lines, overlay));
    const written = applyChange(base, { kind: 'addItem', id: 'x', text: 'soap' });
    expect(written.items.map(({ text }) => text)).toContain('soap');
    expect(applyChange(written, { kind: 'removeItem', id: 'x', text: 'soap' })).toEqual(base);
  });

  it('is sorted by name, not by amount or order of addition', () => {
    const composed = compose(['1 1/2 tsp thyme', '10 Apples', '2 bananas']);
    const added = ['zucchini', 'Äpfel', 'celery'].reduce(
      (list, text) => applyChange(list, { kind: 'addItem', id: text, text }),
      composed,
    );
    const shown = rowsOf(added, null).toBuy.map(({ food }) => food.name);
    expect(shown).toEqual(['Äpfel', 'Apples', 'bananas', 'celery', 'thyme', 'zucchini']);
  });

  it('renames an own item immediately, and keeps its tick', () => {
    const before = [
      { kind: 'addItem', id: 'x', text: 'mlik' },
      { kind: 'tick', keys: ['own:x'], id: 'a', place: 'cart' },
    ] satisfies GroceryChange[];
    const list = before.reduce(applyChange, compose(['2 rolls']));
    const { foods, items } = applyChange(list, { kind: 'addItem', id: 'x', text: 'milk' });
    expect(foods.map(({ name }) => name)).toEqual(['milk', 'rolls']);
    expect(items.find(({ key }) => key === 'own:x')).toMatchObject({ text: 'milk', ticked: true });
    expect(applyChange(list, { kind: 'addItem', id: 'x', text: 'mlik' })).toEqual(list);
  });

  it('removes every food of an own item with the item', () => {
    const both = (line: string) => line.split(' and ').flatMap((part) => understand(part));
    const extras = [
      { id: 'x', text: 'salt and pepper' },
      { id: 'y', text: 'soap' },
    ];
    const list = compose([], { extras }, 1, both);
    expect(list.items.map(({ key }) => key)).toEqual(['own:x', 'own:x (2)', 'own:y']);
    const left = applyChange(list, { kind: 'removeItem', id: 'x', text: 'salt and pepper' });
    expect([left.items, left.foods].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('survives a round trip through a visitor’s storage, which ignores garbage', () => {
    const changes: GroceryChange[] = [
      { kind: 'tick', keys: ['a', 'b'], id: '1', place: 'cart' },
      { kind: 'untick', keys: ['a'], seen: ['1'] },
      { kind: 'addItem', id: 'x', text: 'soap' },
      { kind: 'setAmount', key: 'b', name: 'b', amount: '2 kg' },
      { kind: 'setStaple', key: 'food:salt', name: 'salt', isStaple: true },
    ];
    const overlay = changes.reduce(afterChange, EMPTY_OVERLAY);
    expect(overlay).toEqual({
      ticks: [{ key: 'b', id: '1', place: 'cart' }],
      extras: [{ id: 'x', text: 'soap' }],
      amounts: [{ key: 'b', amount: '2 kg' }],
      staples: ['food:salt'],
    });
    expect(readLocalOverlay(JSON.parse(JSON.stringify(overlay)))).toEqual(overlay);
    for (const garbage of ['', [], 7, null, { ticks: [1, { key: 2 }, { key: 'a', id: '1' }], extras: 'no' }])
      expect(readLocalOverlay(garbage)).toEqual(EMPTY_OVERLAY);
  });
});

describe('what the plan changed', () => {
  const between = (before: readonly string[], after: readonly string[], overlay: Partial<Overlay> = {}) =>
    differencesBetween(plannedFoods(compose(before)), plannedFoods(compose(after, overlay))).map(
      ({ kind, name, amount }) => `${kind} ${amount} ${name}`.replace('  ', ' '),
    );

  it('is described by amount', () => {
    expect(between(['500 g tomatoes'], ['150 g tomatoes'])).toEqual(['changed 500 g → 150 g tomatoes']);
    expect(between(['500 g tomatoes'], ['1.7 kg tomatoes'])).toEqual(['changed 500 g → 1.7 kg tomatoes']);
    expect(between(['2 rolls'], ['5 rolls'])).toEqual(['changed 2 → 5 rolls']);
    expect(between(['2 rolls'], ['salt'])).toEqual(['new salt', 'gone rolls']);
    expect(between([], ['2 rolls'])).toEqual(['new 2 rolls']);
    expect(between(['2 rolls', 'salt'], ['salt', '2 rolls'])).toEqual([]);
  });

  it('excludes what the cook changed', () => {
    expect(between(['2 rolls'], ['2 rolls'], { extras: [{ id: 'x', text: 'soap' }] })).toEqual([]);
    expect(between(['2 rolls'], ['2 rolls'], { extras: [{ id: 'x', text: '3 rolls' }] })).toEqual([]);
    expect(between(['2 rolls'], ['2 rolls'], { amounts: [{ key: '2 rolls', amount: '9' }] })).toEqual([]);
  });
});

describe('the list as a text', () => {
  const list = compose(['200 g tomatoes', '150 g tomatoes', '2 rolls', 'salt', 'water'], {
    ticks: [{ key: 'salt', id: 'a', place: 'home' }],
    staples: ['text:water'],
  });
  const foods = stillToBuy(rowsOf(list, null).toBuy);

  it('lists what is not at home, one item per line', () => {
    expect(plainText(foods)).toBe('Grocery list\n\n- 2 rolls\n- 350 g tomatoes');
    expect(plainText([])).toBeNull();
  });

  it('follows the aisles of the store', () => {
    expect(aisleText(foods)).toBe('Grocery list\n\nFruit & vegetables\n- 350 g tomatoes\n\nOther\n- 2 rolls');
    expect(aisleText([])).toBeNull();
  });
});
