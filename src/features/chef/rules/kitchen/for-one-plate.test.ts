import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['vegetarian chili', 'can i add meat for my husband only', /^Yes, apart from the rest/],
  ['vegetarian chili', 'can you add some chicken just for me', /^Yes, apart from the rest/],
  ['chocolate chip cookies', 'they always spread too much, why', /^Cookies spread when the dough is warm/],
  ['tomato soup', 'how much is one portion', /^One of the 4 servings is about \d+ g/],
  ['tomato soup', 'leftover ideas?', /^Cool leftovers/],
  ['caesar salad', 'which protein could i add', /^Chicken breast fillets.* would go well/],
])('answers what is asked of the dish on screen, and changes nothing: %s, %s', (dish, question, answer) => {
  const [first, then] = answersTo(dish, question);
  expect(then?.said).toMatch(answer);
  expect(then).toMatchObject({ title: first?.title, lines: first?.lines, steps: first?.steps });
});

it('tells nobody to cook meat beside what is made for an allergy', () => {
  const [, then] = answersTo(
    'vegetarian chili, my son is allergic to fish',
    'can i add fish for my husband only',
  );
  expect(then?.said).not.toMatch(/apart from the rest/);
});

it('adds the food that a taste comes from', () => {
  const [, ginger, more] = answersTo(
    'chicken noodle soup',
    'i have a cold, make it more gingery',
    'more gingery',
  );
  expect(ginger?.lines).toMatch(/12 g fresh ginger/);
  expect(more?.lines).toMatch(/18 g fresh ginger/);
});

it('adds a food once, however often it is asked for', () => {
  expect(
    answersTo('beef curry', 'and serve with naan instead of rice', 'in the instant pot').at(-1)?.title,
  ).not.toMatch(/naans.*naans/i);
});
