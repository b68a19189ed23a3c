import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('how many of a dish are wanted', () => {
  it.each([
    [['pizza margherita', 'make 3 pizzas'], 3, /into 3 balls/],
    [['Frikadellen', 'make 16'], 8, /16 flat cakes/],
    [['banana bread', 'make 2 loaves'], 20, /./],
    [['Linsensuppe', 'für zwei Tage'], 8, /./],
    [['vanilla cake', 'as cupcakes', 'make 12'], 7, /12 paper cases/],
  ])('tells the amounts: %s', (turns, servings, steps) => {
    const last = lastOf(...turns);
    expect(last?.servings).toBe(servings);
    expect(last?.steps).toMatch(steps);
  });

  it('leaves no large tins to cupcakes', () => {
    const last = lastOf('vanilla cake', 'as cupcakes');
    expect(last?.steps).toMatch(/Divide among 20 paper cases in a muffin tin and bake/);
    expect(last?.steps).not.toMatch(/20 cm|between the tins|cover the cake/);
  });
});

describe('so much of the main food', () => {
  it('is heard without its name', () => {
    expect(lastOf('lamb tagine', 'I only have 500 g')?.lines).toMatch(/^500 g diced lamb/m);
  });
});
