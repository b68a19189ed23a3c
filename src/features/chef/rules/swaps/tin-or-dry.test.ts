import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('one food for another, with what that changes', () => {
  it.each([
    ['rice pudding', 'maple syrup instead of sugar', /50 g maple syrup/, /Stir in the maple syrup/],
    [
      'chili con carne',
      'use dried beans instead of canned',
      /170 g dried kidney beans/,
      /Soak the kidney beans[\s\S]*hard for 10 minutes/,
    ],
    ['hummus', 'dried chickpeas instead of canned', /dried chickpeas/, /Soak the chickpeas/],
    ['arroz con pollo', 'con quinoa en vez de arroz', /300 g quinoa/, /saffron and quinoa/],
    ['fried rice', 'with quinoa instead of rice', /cooked quinoa/, /Add the quinoa/],
    [
      'mushroom risotto',
      'pearl barley instead of rice',
      /pearl barley/,
      /for 30 minutes, until the pearl barley/,
    ],
    [
      'muffins',
      'honey for the sugar, whole wheat flour',
      /honey[\s\S]*wholemeal|wholemeal[\s\S]*honey/,
      /honey/,
    ],
    [
      'pancakes',
      'honey instead of sugar',
      /5 tsp honey/,
      /flour with the baking powder[\s\S]*Stir in the honey, buttermilk/,
    ],
    ['thai red curry', 'milder for the kids', /5 tsp red curry paste/, /Fry the red curry paste/],
  ])('%s, “%s”', (dish, said, lines, steps) => {
    const [before, then] = answersTo(dish, said);
    expect(then?.lines).toMatch(lines);
    expect(then?.steps).toMatch(steps);
    expect(then?.lines.split('\n').length).toBe(before?.lines.split('\n').length);
  });
});
