import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type RecipeInput, type World } from '../../../../test/world.ts';

let world: World;

const made = (title: string, ingredients: string[], more: Partial<RecipeInput> = {}): RecipeInput => ({
  title,
  ingredients: ingredients.map((name) => ({ amount: '1', name })),
  ...more,
});

const SHELF: RecipeInput[] = [
  made('Green Salsa', ['cilantro', 'lime', 'jalapeño']),
  made('Carrot Soup', ['carrots', 'fresh coriander'], { category: 'lunch', prepTime: 10, cookTime: 15 }),
  made('Prawn Laksa', ['king prawns', 'coconut milk'], { prepTime: 10, cookTime: 15 }),
  made('Gumbo', ['shrimp', 'andouille sausage', 'okra']),
  made('Moussaka', ['eggplants', 'minced lamb', 'milk']),
  made('Ratatouille', ['aubergine', 'zucchini', 'tomatoes'], { prepTime: 20, cookTime: 60 }),
  made('Potato Salad', ['potatoes', 'mayonnaise', 'eggs'], { category: 'lunch' }),
  made('German Potato Salad', ['potatoes', 'vinegar', 'red onion'], { category: 'lunch' }),
  made('Beef Stew', ['beef chuck', 'carrots', 'red wine'], { prepTime: 20, cookTime: 180 }),
  made('Chicken Noodle Soup', ['chicken thighs', 'egg noodles'], { prepTime: 10, cookTime: 15 }),
  made('Peanut Butter Cookies', ['peanut butter', 'sugar', 'flour'], { category: 'dessert' }),
  made('Bean Chili', ['kidney beans', 'tomatoes', 'chili powder'], { prepTime: 10, cookTime: 15 }),
  made('Caesar Dressing', ['worcestershire sauce', 'egg yolk']),
];

beforeAll(async () => {
  world = await createWorld();
  for (const recipe of SHELF) await world.recipe(recipe);
});
afterAll(() => world.close());

const search = (q: string, more: object = {}) => world.visitor.api.search.search({ q, ...more });
const titles = async (q: string, more: object = {}) =>
  (await search(q, more)).recipes.items.map(({ title }) => title);

describe('names of one food find each other', () => {
  test.each([
    ['coriander', 'cilantro', ['Carrot Soup', 'Green Salsa']],
    ['prawns', 'shrimp', ['Gumbo', 'Prawn Laksa']],
    ['aubergine', 'eggplant', ['Moussaka', 'Ratatouille']],
    ['courgette', 'zucchini', ['Ratatouille']],
    ['Hähnchen', 'chicken', ['Chicken Noodle Soup']],
    ['Möhren', 'carrot', ['Beef Stew', 'Carrot Soup']],
    ['berenjena', 'aubergine', ['Moussaka', 'Ratatouille']],
    ['melanzana', 'aubergine', ['Moussaka', 'Ratatouille']],
    ['ensalada de patatas', 'potato salad', ['German Potato Salad', 'Potato Salad']],
    ['soupe aux carottes', 'carrot soup', ['Carrot Soup']],
    ['zuppa di carote', 'carrot soup', ['Carrot Soup']],
    ['gambas', 'prawn', ['Gumbo', 'Prawn Laksa']],
  ])('%s and %s', async (one, other, expected) => {
    expect((await titles(one)).toSorted()).toEqual(expected);
    expect((await titles(other)).toSorted()).toEqual(expected);
  });

  test('a recipe with that name comes first', async () => {
    expect(await titles('prawn')).toEqual(['Prawn Laksa', 'Gumbo']);
  });
});

describe('a kind of food finds its members', () => {
  test.each([
    ['seafood', ['Gumbo', 'Prawn Laksa']],
    ['Meeresfrüchte', ['Gumbo', 'Prawn Laksa']],
    ['poultry', ['Chicken Noodle Soup']],
    ['legumes', ['Bean Chili']],
  ])('%s', async (kind, expected) => {
    expect((await titles(kind)).toSorted()).toEqual(expected);
  });

  test('a sauce with fish in it is not fish, except for people who eat none', async () => {
    expect(await titles('fish')).not.toContain('Caesar Dressing');
    expect(await titles('dressing without fish')).not.toContain('Caesar Dressing');
    expect(await titles('dressing')).toContain('Caesar Dressing');
  });
});

describe('criteria', () => {
  test.each([
    ['potato salad no mayo', ['German Potato Salad']],
    ['potato salad ohne Eier', ['German Potato Salad']],
    ['potato salad sin huevos', ['German Potato Salad']],
    ['soup under 30 minutes', ['Carrot Soup', 'Chicken Noodle Soup']],
    ['vegan soup under 30 minutes', ['Carrot Soup']],
    ['cookies without butter', ['Peanut Butter Cookies']],
    ['potato salad without onion', ['Potato Salad']],
    ['potato salad without eggs or onions', []],
    ['potato salad without mayo and onion', []],
    ['potato salad -onion', ['Potato Salad']],
    ['carrots without soup', ['Beef Stew']],
    ['soup without soup', []],
  ])('%s', async (q, expected) => {
    expect((await titles(q)).toSorted()).toEqual(expected);
    expect((await titles(q, { sort: 'newest' })).toSorted()).toEqual(expected);
  });

  test('are reported as typed', async () => {
    const { understood } = await search('Vegan soup, under 30 minutes, no eggs');
    expect(understood).toEqual({
      criteria: [
        { kind: 'category', id: 'vegan', said: 'Vegan' },
        { kind: 'time', minutes: 30, said: 'under 30 minutes' },
        { kind: 'without', food: 'eggs', said: 'no eggs' },
      ],
      leftOut: [],
    });
  });
});

test('suggestions meet criteria too', async () => {
  const { recipes } = await world.visitor.api.search.suggest({ q: 'potato salad no mayo' });
  expect(recipes.map(({ title }) => title)).toEqual(['German Potato Salad']);
});

describe('partial matches rather than nothing', () => {
  test.each([
    ['beef stew slow cooker', ['Beef Stew'], ['slow cooker']],
    ['zebra ratatouille', ['Ratatouille'], ['zebra']],
    ['seafood moussaka', ['Moussaka'], ['seafood']],
    ['carrot cake', ['Carrot Soup', 'Beef Stew'], ['cake']],
    ['prawn cookies', ['Peanut Butter Cookies'], ['prawn']],
    ['easy moussaka for breakfast', ['Moussaka'], ['easy', 'breakfast']],
  ])('%s', async (q, expected, leftOut) => {
    const { recipes, understood } = await search(q);
    expect(recipes.items.map(({ title }) => title)).toEqual(expected);
    expect(understood.leftOut.map((said) => said.toLowerCase())).toEqual(leftOut);
  });

  test('the name of a food that no recipe has is not taken for a misspelt word', async () => {
    await world.recipe(made('Almeirim Stone Soup', ['beans']));
    expect(await titles('stons')).toEqual(['Almeirim Stone Soup']);
    expect(await titles('scones')).toEqual([]);
  });

  test('never include a food that somebody does not eat', async () => {
    const { recipes, understood } = await search('vegan moussaka');
    expect(recipes.items.map(({ title }) => title)).not.toContain('Moussaka');
    expect(understood.criteria).toEqual([{ kind: 'category', id: 'vegan', said: 'vegan' }]);
  });

  test('are empty for an unknown dish', async () => {
    expect((await search('zebra qwzx')).recipes).toMatchObject({ items: [], total: 0 });
  });
});
