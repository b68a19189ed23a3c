import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('asked how much water a dish needs', () => {
  it.each([
    [
      'mushroom risotto',
      'how much water should i bring for it',
      /1\.2 l vegetable stock\. If the stock .* 1\.2 l of water/,
    ],
    ['mushroom risotto', 'how many litres of water do we need in total', /1\.2 l of water/],
    ['mushroom risotto', 'wie viel Wasser brauche ich dafür?', /1\.2 l of water/],
    ['mushroom risotto', "combien d'eau faut-il prévoir", /1\.2 l of water/],
    ['mushroom risotto', 'cuánta agua necesito', /1\.2 l of water/],
    ['mushroom risotto', 'quanta acqua mi serve per questo', /1\.2 l of water/],
    ['carbonara', 'how much water do i need', /pot of water for this: “.*water/],
    ['greek salad', 'how much water should i bring for it', /^It needs no water/],
  ])('counts it from the recipe: %s, %s', (dish, question, said) => {
    const [before, after] = answersTo(dish, question);
    expect(after?.said).toMatch(said);
    expect(after?.lines).toBe(before?.lines);
  });
});
