import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a food that comes to the dish', () => {
  it.each([
    ['shakshuka', 'with sausage', /^4 eggs[\s\S]*pork sausages/m],
    ['shakshuka', 'more filling, maybe with sausage', /^4 eggs[\s\S]*pork sausages/m],
    ['omelette', 'mit Speck', /eggs[\s\S]*bacon/],
    ['roast vegetables', 'add a grain', /courgettes[\s\S]*quinoa/],
    ['ratatouille', 'add some carbs', /aubergines[\s\S]*rice/],
    ['poached eggs on toast', 'use salmon too', /^4 eggs[\s\S]*salmon/m],
    ['sausage casserole', 'bulk it out with beans', /1200 g canned cannellini beans/],
    ['meatballs in tomato sauce', 'serve with pasta', /minced beef[\s\S]*penne/],
  ])('takes the place of none: %s, “%s”', (dish, said, lines) => {
    expect(answersTo(dish, said).at(-1)?.lines).toMatch(lines);
  });
});

it('savory scones are those with cheese', () => {
  const last = answersTo('scones', 'savoury ones').at(-1);
  expect(last?.title).toBe('Cheese Scones');
});
