import { describe, expect, it } from 'vitest';
import { recipeFor } from '../../../../../test/chef.ts';

const tipsOf = (prompt: string): string => recipeFor(prompt).cookingTips.join('\n');

describe('the tips of a dish', () => {
  it.each([
    ['mushroom risotto', /fork/],
    ['tarte tatin', /Cool it before cutting/],
    ['banana bread', /room temperature/],
    ['bbq sauce', /2 days/],
    ['spaghetti carbonara', /Keep a cup/],
    ['affogato', /season it/],
    ['pho', /before the pan gets hot/],
    ['sardines on toast', /Fill it/],
  ])('say nothing that does not fit it: %s', (prompt, tip) => {
    expect(tipsOf(prompt)).not.toMatch(tip);
  });

  it.each([
    ['mushroom risotto', /at once/],
    ['tarte tatin', /warm/],
    ['victoria sponge', /room temperature/],
    ['chow mein', /before the pan gets hot/],
  ])('help with what it needs: %s', (prompt, tip) => {
    expect(tipsOf(prompt)).toMatch(tip);
  });
});
