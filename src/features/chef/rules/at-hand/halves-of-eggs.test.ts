import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['egg whites left over, 5 of them', 'Meringues', '5 egg whites'],
  ['5 leftover egg whites', 'Meringues', '5 egg whites'],
  ['3 egg yolks left over', 'Creme Brulee', '3 egg yolks'],
  ['5 egg whites left over, something savoury', 'Egg White Omelette', '5 egg whites'],
])('whites and yolks left over are used up, and are nobody who eats: %s', (prompt, title, line) => {
  const [answer] = answersTo(prompt);
  expect(answer?.title).toBe(title);
  expect(answer?.lines).toContain(line);
});

it('a savory dish in place of the meringues uses the egg whites, too', () => {
  const [, after] = answersTo('egg whites left over, 5 of them', 'something savoury instead');
  expect(after?.title).toBe('Egg White Omelette');
});

it.each(['courgette and feta strata', 'breakfast casserole'])(
  'what many eggs set is set by tofu without them: %s',
  (dish) => {
    const [, after] = answersTo(dish, 'ohne Ei bitte');
    expect(after?.lines).toMatch(/silken tofu/);
    expect(after?.lines).not.toMatch(/flaxseed|\beggs?\b/);
  },
);

it('a frittata without eggs is one of chickpea flour', () => {
  expect(answersTo('frittata without eggs')[0]?.title).toBe('Chickpea Flour Frittata');
});
