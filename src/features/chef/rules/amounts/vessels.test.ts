import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish for much fewer than usual', () => {
  it.each([
    ['spanish omelette', 'for 1 person', /in a 14 cm pan/],
    ['chocolate cake', 'half the recipe', /two lined 14 cm tins/],
    ['lemon tart', 'for 4', /a 16 cm tin/],
  ])('is cooked in a smaller pan or tin: %s, “%s”', (dish, said, steps) => {
    expect(answersTo(dish, said).at(-1)?.steps).toMatch(steps);
  });

  it('keeps the usual ones for nearly as many', () => {
    expect(answersTo('quiche lorraine', 'for 5').at(-1)?.steps).toMatch(/a 24 cm tin/);
  });
});

describe('what lies on top', () => {
  it.each([
    ['apple crumble', 'double the topping', /360 g plain flour/, /1000 g cooking apples/],
    ['shepherds pie', 'extra mash', /1350 g floury potatoes/, /500 g minced lamb/],
    ['cottage pie', 'more topping', /1350 g floury potatoes/, /500 g minced beef/],
    ['mac and cheese', 'the topping should be cheesy', /380 g cheddar/, /350 g macaroni/],
  ])('changes alone: %s, “%s”', (dish, said, more, same) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.lines).toMatch(more);
    expect(last?.lines).toMatch(same);
  });
});
