import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('several additions', () => {
  it.each([
    ['banana bread', 'add walnuts and chocolate chips', /Fold the walnuts and chocolate into the mixture/],
    ['carrot cake', 'add raisins and pecans', /Fold the raisins and pecans into the mixture/],
    [
      'lasagne',
      'add spinach and mushrooms',
      /Scatter some of the (?:spinach and mushrooms|mushrooms and spinach) over each layer/,
    ],
    ['cottage pie', 'with peas and sweetcorn', /the (?:peas and sweetcorn|sweetcorn and peas)/],
  ])('of which the same is said are in one sentence: %s, “%s”', (dish, said, steps) => {
    expect(answersTo(dish, said).at(-1)?.steps).toMatch(steps);
  });

  it.each(['add merguez', 'add merguez sausages'])('are what was named: “%s”', (said) => {
    const lines = answersTo('shakshuka', said).at(-1)?.lines;
    expect(lines).toMatch(/merguez/);
    expect(lines).not.toMatch(/pork/);
  });

  it.each([
    ['mac and cheese', 'with ham and peas', /Add the peas to the same water for the last 3 minutes/],
    [
      'roast chicken',
      'add potatoes in the same tin',
      /potatoes with the olive oil, spread in the same tin for the last 40 minutes/,
    ],
  ])('go where there is room for them already: %s, “%s”', (dish, said, steps) => {
    expect(answersTo(dish, said).at(-1)?.steps).toMatch(steps);
  });
});
