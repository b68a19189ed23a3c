import { describe, expect, it } from 'vitest';
import { answersTo, recipeFor } from '../../../../../test/chef.ts';

describe('amounts for other numbers of people', () => {
  it.each([
    ['kofta kebabs for 1', /^1\/2 bunch parsley/m],
    ['tabbouleh for 1', /^1\/2 bunch mint/m],
    ['chicken curry for 1', /^1 small handful fresh coriander/m],
    ['chicken curry for 4', /^1 handful fresh coriander/m],
    ['steak for 6 well done, pregnant', /^900 g sirloin steak, in 6 thin slices/m],
    ['steak for 4 well done, pregnant', /^600 g sirloin steak, in 4 thin slices/m],
  ])('halve bunches and handfuls, and count what is cut: %s', (prompt, line) => {
    expect(answersTo(prompt)[0]?.lines).toMatch(line);
  });

  it('can be changed again', () => {
    expect(answersTo('chicken curry', 'for 1', 'more coriander').at(-1)?.lines).toMatch(
      /^1 handful fresh coriander/m,
    );
    expect(answersTo('chicken curry', 'for 1', 'double it').at(-1)?.lines).toMatch(/^1 \w* ?handful fresh/m);
  });
});

describe('a side dish for what is on screen', () => {
  it.each([
    ['steak dinner for 6', 'a side for it thats not potatoes', /potato/],
    ['roast chicken for 6', 'a side dish that isn’t potatoes please', /potato/],
    ['roast chicken for 6', 'i need a side for this, no potatoes', /potato/],
    ['roast chicken for 6', 'a side without potatoes or butter', /potato|butter/],
  ])('is for as many, and is not what it shall not be: %s, “%s”', (dish, said, refused) => {
    const [, then] = answersTo(dish, said);
    expect(then?.servings).toBe(6);
    expect(then?.lines).not.toMatch(refused);
    expect(then?.title).not.toMatch(/Steak|Chicken/);
  });
});

describe('an amount that a kitchen can measure', () => {
  it.each([
    ['quiche lorraine for 1', /^1 tbsp milk/m, /\b\d+ ml milk/],
    ['lamb biryani for 7', /cardamom/, /1\/2 (?:cardamom pods?|cloves|peppercorns)/],
    ['carbonada for 7', /corn on the cob/, /corns/],
    ['thai green curry for 1', /^1 lime leaf/m, /1\/2 lime lea/],
  ])('has no half of a spice, and little liquid by the spoon: %s', (prompt, has, lacks) => {
    const lines = recipeFor(prompt)
      .ingredients.map(({ amount, name }) => `${amount} ${name}`)
      .join('\n');
    expect(lines).toMatch(has);
    expect(lines).not.toMatch(lacks);
  });
});
