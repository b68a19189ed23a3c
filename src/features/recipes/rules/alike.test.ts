import { expect, test } from 'vitest';
import { type Comparable, mostAlike } from './alike.ts';

const dinner = (title: string, mainFoods: string[] = [], tags: string[] = []): Comparable => ({
  ...{ title, mainFoods, tags },
  category: 'dinner',
  difficulty: 'Medium',
});
const isLike = (recipe: Comparable, other: Comparable) =>
  mostAlike(recipe, [{ ...other, id: 'other', score: 0 }], 1).length === 1;
const stew = dinner('Beef Stew', ['beef', 'potato'], ['comfort food']);

test.each([
  ['bread, filed as dinner too', dinner('Crusty White Bread', ['potato'], ['comfort food'])],
  ['another dinner of other foods', dinner('Tofu Noodles', ['tofu', 'noodle'], ['comfort food'])],
  ['a dessert with carrots', { ...dinner('Carrot Cake', ['potato']), category: 'dessert' }],
  ['a drink', dinner('Potato Smoothie', ['potato'])],
])('a beef stew is not like %s', (_, other) => {
  expect(isLike(stew, other)).toBe(false);
});

test.each([
  ['of the same meat', dinner('Beef and Ale Pie', ['beef', 'mushroom'])],
  ['of the same form', dinner('Lentil Stew', ['lentil'])],
  ['with a tag that says something', dinner('Pot Roast Pork', ['pork'], ['Slow Cooker'])],
])('a beef stew is like a dish %s', (_, other) => {
  expect(isLike({ ...stew, tags: ['slow cooker'] }, other)).toBe(true);
});

test('a bread resembles another bread', () => {
  expect(isLike(dinner('Rye Bread'), dinner('Focaccia bread with olives', ['olive']))).toBe(true);
});

test('the most similar come first, then the more popular, up to the requested number', () => {
  const candidate = (id: string, tags: string[], score: number) => ({
    ...dinner('Beef Pie', ['beef'], tags),
    ...{ id, score },
  });
  const candidates = [
    candidate('unpopular', [], 1),
    candidate('popular', [], 9),
    candidate('same tag', ['Comfort food'], 0),
    { ...dinner('Tofu Noodles', ['tofu'], ['comfort food']), id: 'other dish', score: 99 },
  ];
  expect(mostAlike(stew, candidates, 2).map(({ id }) => id)).toEqual(['same tag', 'popular']);
});
