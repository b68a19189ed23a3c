import { describe, expect, it } from 'vitest';
import { understandLine } from '../server/queries/understand.ts';
import type { Overlay } from './compose-list.ts';
import { type Row, rowsOf, stillToBuy } from './rows.ts';
import { listOfPlan } from './split-days.ts';

const [LAST_WEEK, YESTERDAY, TODAY, TOMORROW] = ['2025-11-14', '2025-11-20', '2025-11-21', '2025-11-22'];
const NOTHING: Overlay = { ticks: [], extras: [], amounts: [], staples: [] };
const RECIPES = new Map([
  ['roast', { title: 'Roast', servings: 2, ingredients: [{ amount: '2 1/2', name: 'lemons' }] }],
  ['tart', { title: 'Tart', servings: 4, ingredients: [{ amount: '4', name: 'lemons, juiced' }] }],
  ['cake', { title: 'Cake', servings: 4, ingredients: [{ amount: '1', name: 'lemon' }] }],
  ['soup', { title: 'Soup', servings: 4, ingredients: [{ amount: '200 g', name: 'leeks' }] }],
]);

type Meal = readonly [recipeId: string, date: string];

/** Three roasts were cooked and one is still to come. */
const ROASTS: readonly Meal[] = [
  ['roast', LAST_WEEK],
  ['roast', YESTERDAY],
  ['roast', YESTERDAY],
  ['roast', TOMORROW],
];

function listWith(meals: readonly Meal[], overlay: Partial<Overlay> = {}, today: string | null = TODAY) {
  return listOfPlan(
    {
      meals: meals.map(([recipeId, date]) => ({ recipeId, date })),
      recipesById: RECIPES,
      range: {},
      today: today ?? undefined,
    },
    { ...NOTHING, ...overlay },
    understandLine,
    'written',
  );
}

const rowsWith = (meals: readonly Meal[], overlay: Partial<Overlay> = {}) =>
  rowsOf(listWith(meals, overlay), TODAY);
const written = (rows: readonly Row[]) => rows.map(({ food: { amount, name } }) => `${amount} ${name}`);
const tick = (key: string) => ({ ticks: [{ key, id: '1', place: 'home' as const }] });

describe('a food that earlier and later days need', () => {
  it('shows what is still to be cooked, separately from earlier days', () => {
    const { toBuy, earlier } = rowsWith(ROASTS);
    expect(written(toBuy)).toEqual(['2½ lemons']);
    expect(written(earlier)).toEqual(['7½ lemons']);
    expect(toBuy[0]?.items.map(({ text, recipes }) => [text, recipes[0]?.times])).toEqual([
      ['2 1/2 lemons', 1],
    ]);
    expect(earlier[0]?.items.map(({ text, recipes }) => [text, recipes[0]?.times])).toEqual([
      ['7½ lemons', 3],
    ]);
  });

  it('is bought for what is still to be cooked', () => {
    expect(stillToBuy(rowsWith(ROASTS).toBuy).map(({ needs }) => needs)).toEqual([
      [{ quantity: 2.5, unit: null }],
    ]);
  });

  it('counts today as still to be cooked', () => {
    const { toBuy } = rowsWith([
      ['roast', YESTERDAY],
      ['roast', TODAY],
      ['roast', TOMORROW],
    ]);
    expect(written(toBuy)).toEqual(['5 lemons']);
  });

  it('is split by line when different recipes need it', () => {
    const { toBuy, earlier } = rowsWith([
      ['tart', YESTERDAY],
      ['roast', TOMORROW],
    ]);
    expect(written(toBuy)).toEqual(['2½ lemons']);
    expect(written(earlier)).toEqual(['4 lemons']);
  });

  it('has one tick, in the upper row, for a line that both need', () => {
    const key = '2 1/2 lemons';
    const { toBuy, earlier } = rowsWith(ROASTS, tick(key));
    expect([toBuy[0]?.place, earlier[0]?.place]).toEqual(['home', 'home']);
    expect(toBuy[0]?.tickable.map((item) => item.key)).toEqual([key]);
    expect(earlier[0]?.tickable).toEqual([]);
  });

  it('has separate ticks for lines that only earlier days need', () => {
    const meals: Meal[] = [...ROASTS, ['tart', YESTERDAY]];
    const { toBuy, earlier } = rowsWith(meals, tick('4 lemons, juiced'));
    expect(toBuy[0]).toMatchObject({ place: null, food: { amount: '2½' } });
    expect(earlier[0]).toMatchObject({ place: null, isRest: true, food: { amount: '7½' } });
    expect(earlier[0]?.tickable.map(({ key }) => key)).toEqual(['4 lemons, juiced']);
  });

  it('is not split if the cook set its amount', () => {
    const [food] = listWith(ROASTS).foods;
    const amounts = [{ key: food?.key ?? '', amount: '12' }];
    const { toBuy, earlier } = rowsWith(ROASTS, { amounts });
    expect(written(toBuy)).toEqual(['12 lemons']);
    expect(earlier).toEqual([]);
  });

  it("keeps the cook's own items on the list", () => {
    const { toBuy, earlier } = rowsWith([['roast', YESTERDAY]], { extras: [{ id: 'a', text: '3 lemons' }] });
    expect([written(toBuy), written(earlier)]).toEqual([['3 lemons'], ['2½ lemons']]);
  });

  it('is whole in the list itself, which covers all meals', () => {
    expect(listWith(ROASTS).foods.map(({ amount }) => amount)).toEqual(['10']);
    expect(listWith(ROASTS, {}, null).split).toBeNull();
    expect(written(rowsOf(listWith(ROASTS), null).toBuy)).toEqual(['10 lemons']);
  });

  it('belongs entirely to earlier days once its last meal does', () => {
    const { toBuy, earlier } = rowsOf(listWith(ROASTS), '2025-11-23');
    expect([written(toBuy), written(earlier)]).toEqual([[], ['10 lemons']]);
  });

  it('is singular or plural by its own amount', () => {
    const { toBuy, earlier } = rowsWith([
      ['tart', YESTERDAY],
      ['cake', TOMORROW],
    ]);
    expect([written(toBuy), written(earlier)]).toEqual([['1 lemon'], ['4 lemons']]);
  });

  it('leaves other foods as they are', () => {
    const { toBuy, earlier } = rowsWith([...ROASTS, ['soup', TOMORROW]]);
    expect(written(toBuy)).toEqual(['200 g leeks', '2½ lemons']);
    expect(written(earlier)).toEqual(['7½ lemons']);
  });
});
