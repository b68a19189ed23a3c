import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is added at the end', () => {
  it.each([
    [['french toast with apples'], /Lay the apples on top\. Serve hot with the maple syrup\.$/],
    [['shakshuka', 'can you add feta'], /Scatter the feta over\. Serve with bread\.$/],
  ])('goes on top before the dish is served: %s', (turns, end) => {
    expect(answersTo(...turns).at(-1)?.steps).toMatch(end);
  });

  it.each([['BLT with avocado'], ['egg salad sandwich with avocado']])(
    'is in a sandwich before it is cut: %s',
    (prompt) => {
      expect(answersTo(prompt)[0]?.steps).toMatch(/avocado[\s\S]*cut in half\.$/);
    },
  );
});

describe('what is left out', () => {
  it.each([
    ['minestrone no onions or garlic', /\b[Ss]tir for 1 minute/],
    ['bolognese without garlic', /\b[Ss]tir for 1 minute/],
  ])('leaves nothing to be stirred: %s', (prompt, left) => {
    expect(answersTo(prompt)[0]?.steps).not.toMatch(left);
  });

  it('is not said to be there already', () => {
    const said = answersTo('greek salad', 'je n’aime pas le concombre').at(-1)?.said;
    expect(said).toContain('Gone: cucumber');
    expect(said).not.toContain('already has');
  });

  it.each([['pho', 'less salt', /1 tbsp fish sauce/]])(
    'halves what salts a dish without salt: %s, %s',
    (dish, message, line) => {
      expect(answersTo(dish, message).at(-1)?.lines).toMatch(line);
    },
  );
});
