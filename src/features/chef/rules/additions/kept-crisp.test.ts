import { describe, expect, it } from 'vitest';
import { answersTo, recipeFor } from '../../../../../test/chef.ts';

describe('a vegetable beside a dish', () => {
  it('keeps its bite in a risotto', () => {
    const { instructions } = recipeFor('mushroom risotto with asparagus');
    const rice = instructions.findIndex((step) => /18 minutes/.test(step));
    const added = instructions.findIndex((step) => /[Ss]tir in the asparagus/.test(step));
    expect(added).toBeGreaterThan(rice);
  });

  it('is wilted and pressed dry before it meets eggs', () => {
    const { instructions } = recipeFor('omelette with ham, cheese and spinach');
    expect(instructions[0]).toMatch(/spinach.*wilted.*press dry/);
  });

  it('boils in plain water for somebody who eats little salt', () => {
    expect(answersTo('low sodium chicken dinner')[0]?.steps).not.toMatch(/salted/);
  });
});
