import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const said = (dish: string, wish: string): string => answersTo(dish, wish)[1]?.said ?? '';

describe('a wish that the dish on screen meets already', () => {
  it.each([
    ['chicken curry', 'no oven please', /^It needs no oven as it is\.$/],
    ['vegetable stir fry', 'ohne Ofen', /^It needs no oven as it is\./],
    ['greek salad', 'i have no stove', /^It needs no stove as it is\.$/],
    ['chicken curry', 'for 4 people', /^The amounts are for 4 already\.$/],
    ['beef stew', 'para 4 personas', /^The amounts are for 4 already\./],
    ['scrambled eggs', 'make it in 30 minutes', /^It takes 8 minutes as it is\.$/],
    [
      'overnight oats',
      'make it in 30 minutes',
      /^The work on it takes 5 minutes\. The rest of the time it waits/,
    ],
    ['greek salad', 'make it quicker', /^At 15 minutes it is quick already\.[^|\n]*$/],
    ['vegetable soup', 'make it kid friendly', /^It suits children as it is/],
  ])('is answered by saying so: %s, %s', (dish, wish, expected) => {
    expect(said(dish, wish)).toMatch(expected);
  });

  it('takes the heat out of what is to suit children', () => {
    expect(said('beef tacos', 'can you make it kid friendly')).toMatch(/chilli powder \(1 tsp → 1\/2 tsp\)/);
  });

  it('does not say besides that the ingredients are the same', () => {
    expect(said('tacos', 'make it in 30 minutes')).not.toMatch(/same as before/);
    expect(said('fried rice', 'in the air fryer')).not.toMatch(/same as before/);
  });
});

describe('a plate that the chef put together', () => {
  it('keeps its foods in their places', () => {
    const [first, then] = answersTo('vegetable stir fry', 'no oven');
    expect(then?.steps).toEqual(first?.steps);
  });
});
