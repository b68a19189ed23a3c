import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['minestrone', 'what can I leave out', /without any one of these: parmesan/],
  ['chili con carne', 'which ingredients can I skip', /oregano/],
  ['lamb tagine', 'what is optional', /saffron and almonds/],
  ['ratatouille', 'was kann ich weglassen', /thyme/],
  ['spaghetti carbonara', 'what can be left out?', /each of these foods has its work/],
])('the chef says what a dish is still itself without: %s, “%s”', (dish, said, told) => {
  const [first, last] = answersTo(dish, said);
  expect(last?.said).toMatch(told);
  expect(last?.lines).toBe(first?.lines);
});

it.each([
  ['lasagne', 'what size baking dish', /A dish or tray that holds about/],
  ['cottage pie for 20', 'how big a dish do I need', /4 dishes of about/],
])('what is baked needs a dish, and many portions several: %s, “%s”', (dish, said, told) => {
  expect(answersTo(dish, said).at(-1)?.said).toMatch(told);
});

it('a fruit salad is dressed with honey', () => {
  const last = answersTo('fruit salad for 15', 'add a dressing').at(-1);
  expect(last?.lines).toMatch(/honey/);
  expect(last?.lines).not.toMatch(/garlic|yogurt/);
});
