import { expect, test } from 'vitest';
import { type Comparable, likeness } from './alike.ts';

const dinner = (title: string, mainFoods: string[] = [], tags: string[] = []): Comparable => ({
  ...{ title, mainFoods, tags },
  category: 'dinner',
  difficulty: 'Medium',
});
const stew = dinner('Beef Stew', ['beef', 'potato'], ['comfort food']);

test.each([
  ['bread, filed as dinner too', dinner('Crusty White Bread', ['potato'], ['comfort food'])],
  ['another dinner of other foods', dinner('Tofu Noodles', ['tofu', 'noodle'], ['comfort food'])],
  ['a dessert with carrots', { ...dinner('Carrot Cake', ['potato']), category: 'dessert' }],
  ['a drink', dinner('Potato Smoothie', ['potato'])],
])('a beef stew is not like %s', (_, other) => {
  expect(likeness(stew, other)).toBe(0);
});

test.each([
  ['of the same meat', dinner('Beef and Ale Pie', ['beef', 'mushroom'])],
  ['of the same form', dinner('Lentil Stew', ['lentil'])],
  ['with a tag that says something', dinner('Pot Roast Pork', ['pork'], ['Slow Cooker'])],
])('a beef stew is like a dish %s', (_, other) => {
  expect(likeness({ ...stew, tags: ['slow cooker'] }, other)).toBeGreaterThan(0);
});

test('a bread is like another bread', () => {
  expect(likeness(dinner('Rye Bread'), dinner('Focaccia bread with olives', ['olive']))).toBeGreaterThan(0);
});
