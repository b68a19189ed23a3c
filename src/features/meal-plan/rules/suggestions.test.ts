import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foodKey,
  foodsNamed,
  type NamedFood,
  suggestionsFor,
  suggestionsWithoutFoods,
} from './suggestions.ts';

const food = (...names: string[]): NamedFood[] =>
  names.map((name) => ({
    name,
    words: name.split(' ').map((typed) => ({
      typed,
      strong: new Set([typed, `${typed}s`]),
      any: new Set([typed, `${typed}s`]),
    })),
  }));
const recipe = (title: string, ...names: string[]) => ({
  title,
  ingredients: names.map((name) => ({ amount: '1', name })),
  isRecent: false,
});
const buying = (...names: string[]) => new Set(names.map(foodKey));
const titles = (list: { recipe: { title: string } }[]) => list.map((each) => each.recipe.title);

describe('the foods someone names', () => {
  it.each([
    ['chicken, spinach', ['chicken', 'spinach']],
    ['  Baby  Spinach and rice ', ['Baby Spinach', 'rice']],
    ['eggs & bacon; milk + butter', ['eggs', 'bacon', 'milk', 'butter']],
    ['candy', ['candy']],
    [' , and ,', []],
    ['', []],
  ])('in “%s”', (q, names) => {
    expect(foodsNamed(q).map(({ name }) => name)).toEqual(names);
  });

  it('number at most ten, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (q) => {
        expect(foodsNamed(q).length).toBeLessThanOrEqual(10);
      }),
    );
    expect(foodsNamed('egg,'.repeat(50))).toHaveLength(10);
  });
});

describe('suggestions for foods', () => {
  it('are ordered by foods used, then by fewest missing, then by what is bought anyway', () => {
    const recipes = [
      recipe('Chicken and rice', 'chicken', 'rice'),
      recipe('Big curry', 'chicken', 'spinach', 'cream', 'rice', 'ghee'),
      recipe('Plain', 'chicken', 'spinach', 'salt'),
      recipe('Shopped', 'chicken', 'spinach', 'onions'),
      recipe('No fit', 'tofu'),
    ];
    const found = suggestionsFor(food('chicken', 'spinach'), recipes, buying('onion'));
    expect(titles(found)).toEqual(['Shopped', 'Plain', 'Big curry']);
    expect(found[0]).toMatchObject({ have: ['chicken', 'spinach'], missing: ['onions'] });
  });

  it.each([
    [recipe('A', 'chicken', 'spinach'), 'Uses your chicken and spinach; needs nothing else'],
    [recipe('A', 'chicken', 'milk', 'flour'), 'Uses your chicken; needs 2 more: milk and flour'],
    [
      recipe('A', 'chicken', 'onions', 'flour', 'salt'),
      'Uses your chicken; needs 3 more: onions, flour and salt; onions on this week’s list',
    ],
    [recipe('A', 'spinach', 'Onion'), 'Uses your spinach; needs 1 more: Onion, on this week’s list'],
  ])('say why', (each, reason) => {
    const [found] = suggestionsFor(food('chicken', 'spinach'), [each], buying('onions'));
    expect(found?.reason).toBe(reason);
  });

  it('name each food once, without its preparation', () => {
    const each = recipe(
      'A',
      'chicken thighs, trimmed',
      'potatoes, halved across, in large chunks',
      'garlic, finely grated',
      'Garlic, sliced (optional)',
    );
    const [found] = suggestionsFor(food('chicken'), [each], buying());
    expect(found).toMatchObject({
      have: ['chicken thighs'],
      missing: ['potatoes', 'garlic'],
      reason: 'Uses your chicken; needs 2 more: potatoes and garlic',
    });
    expect(suggestionsWithoutFoods([each], buying())[0]?.missing).toEqual([
      'chicken thighs',
      'potatoes',
      'garlic',
    ]);
  });

  it('ignore case, accents and plurals, and find a food in a title too', () => {
    const recipes = [recipe('A', 'Chickens'), recipe('B', 'CRÈME fraîche'), recipe('Chicken soup', 'stock')];
    expect(titles(suggestionsFor(food('chicken'), recipes, buying()))).toEqual(['A', 'Chicken soup']);
    expect(titles(suggestionsFor(food('creme fraiche'), recipes, buying()))).toEqual(['B']);
  });

  it('rank the food itself above words that contain it', () => {
    const recipes = [recipe('Moussaka', 'eggplant'), recipe('Omelette', 'eggs', 'butter', 'salt')];
    expect(titles(suggestionsFor(food('egg'), recipes, buying()))).toEqual(['Omelette', 'Moussaka']);
  });

  it('never leave out what a plain search in title and ingredients finds', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 5 }), (typed, names) => {
        const each = recipe('dish', ...names);
        const plain = [each.title, ...names].some((text) => text.includes(typed));
        expect(suggestionsFor(food(typed), [each], buying()).length === 1).toBe(
          plain || names.includes(`${typed}s`),
        );
      }),
    );
  });
});

describe('suggestions without foods', () => {
  it('put recipes sharing ingredients with the week first, and say so', () => {
    const recipes = [
      { ...recipe('Popular', 'rice'), isRecent: false },
      { ...recipe('New', 'tofu'), isRecent: true },
      recipe('Bought', 'leek', 'onions', 'Egg'),
      recipe('Last', 'beans'),
    ];
    const found = suggestionsWithoutFoods(recipes, buying('onion', 'eggs'));
    expect(found.map(({ reason }) => reason)).toEqual([
      'Shares 2 ingredients with this week',
      'Popular with other cooks',
      'New on Plateful',
    ]);
  });
});

it.each([
  ['Onions, finely chopped', 'onion'],
  ['ripe Tomatoes (about 2)', 'ripe tomato'],
  ['Jalapeño', 'jalapeno'],
  ['strawberries', 'strawberry'],
  ['couscous', 'couscous'],
])('%s is the food %s', (name, key) => {
  expect(foodKey(name)).toBe(key);
});
