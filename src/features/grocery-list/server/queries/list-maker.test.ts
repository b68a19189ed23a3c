import { afterAll, expect, test } from 'vitest';
import { inLanguage } from '#server/language.ts';
import type { ShoppedRecipe } from '../../rules/build-list.ts';
import { ListMaker } from './list-maker.ts';
import { type ListOrder, makeList } from './make-list.ts';

const lists = new ListMaker();
afterAll(() => lists.close());

/** A plan with this many recipes of ten lines each. */
function planOf(recipes: number): ListOrder {
  const foods = ['onions', 'flour', 'eggs', 'milk', 'butter', 'leeks', 'rice', 'peas', 'lentils', 'limes'];
  const recipesById = new Map<string, ShoppedRecipe>();
  for (let nth = 0; nth < recipes; nth++)
    recipesById.set(`recipe ${nth}`, {
      title: `Supper ${nth}`,
      servings: 4,
      ingredients: foods.map((name) => ({ amount: String(nth + 1), name })),
    });
  const meals = [...recipesById.keys()].map((recipeId) => ({ recipeId, date: '2026-01-01', servings: null }));
  const overlay = { ticks: [], extras: [], amounts: [], staples: [] };
  return { plan: { meals, recipesById, range: {}, today: undefined }, overlay, units: 'written' };
}

test('a list of more than 1,000 lines is built in another process, so this one can serve others', async () => {
  const order = planOf(101);
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  const list = await inLanguage('de', () => lists.make(order));
  clearInterval(others);
  expect(turns).toBeGreaterThan(10);
  expect(list.foods).toHaveLength(10);
  expect(list).toEqual(inLanguage('de', () => makeList(order)));
});

test('a short list is built directly', async () => {
  const made = lists.make(planOf(2));
  const first = await Promise.race([made, new Promise((later) => setImmediate(() => later('others')))]);
  expect(first).toMatchObject({ shown: 2 });
});

const germanFood = (amount: string, name: string) => inLanguage('de', () => onlyFood(amount, name));

/** The foods on the list of one line. */
function onlyFood(amount: string, name: string) {
  const order = planOf(0);
  order.plan = {
    ...order.plan,
    meals: [{ recipeId: 'one', date: '2026-01-01', servings: null }],
    recipesById: new Map([['one', { title: 'Supper', servings: 4, ingredients: [{ amount, name }] }]]),
  };
  const { foods } = makeList(order);
  return foods.map((food) => `${food.amount} ${food.name}`);
}

test.each([
  ['250 g', 'Kirschtomaten', '250 g Kirschtomaten'],
  ['1 Bund', 'Frühlingszwiebeln', '1 Bund Frühlingszwiebeln'],
  ['1 jar', 'gherkins', '1 Glas Gewürzgurken'],
  ['500 g', 'meat', '500 g Fleisch'],
  ['500 g', 'Fleisch', '500 g Fleisch'],
  ['½ bunch', 'parsley', '½ Bund Petersilie'],
  ['1', 'Hokkaidokürbis', '1 Hokkaidokürbis'],
  ['1', 'Gans', '1 Gans'],
  ['200 g', 'Salami', '200 g Salami'],
  ['2', 'bay leaves', '2 Lorbeerblätter'],
  ['1 leaf', 'bay', '1 Lorbeerblatt'],
  ['6 leaves', 'sage', '6 Blätter Salbei'],
  ['1 can', 'sweetcorn', '1 Dose Mais'],
  ['2 cans', 'tomatoes', '2 Dosen Tomaten'],
  ['2 (400 g) cans', 'tomatoes', '2 × 400 g Dosen Tomaten'],
  ['1 (200 g) container', 'cream', '1 × 200 g Becher Sahne'],
])('%s %s are listed in German as %s, once', (amount, name, listed) => {
  expect(germanFood(amount, name)).toEqual([listed]);
});

test.each([
  ['12', 'corn tortillas', 'Maistortillas'],
  ['1', 'corn tortilla', 'Maistortilla'],
  ['3', 'passion fruit', 'Passionsfrüchte'],
  ['4', 'trout', 'Forellen'],
  ['2', 'pork chops', 'Schweinekoteletts'],
  ['3', 'courgettes', 'Zucchini'],
  ['500 g', 'salmon', 'Lachs'],
])('%s %s are %s on a German list', (amount, name, expected) => {
  expect(germanFood(amount, name)).toEqual([`${amount} ${expected}`]);
});

test.each([
  ['2', 'citron', '2 citron'],
  ['3', 'pommes golden', '3 pommes golden'],
  ['4', 'patate', '4 patate'],
  ['2', 'oignon jaune', '2 oignons jaunes'],
  ['3', 'cipolla', '3 cipolle'],
])('%s %s are %s, without the plural of another language', (amount, name, listed) => {
  expect(onlyFood(amount, name)).toEqual([listed]);
});
