import { describe, expect, it } from 'vitest';
import { saidInVain, unsoundSteps } from './sound-steps.ts';

const recipe = (instructions: string[], names: string[], description = '') => ({
  description,
  ingredients: names.map((name) => ({ name })),
  instructions,
});

describe('steps that a cook would stumble over', () => {
  it.each([
    ['Spread with half of the double cream. Serve.', 'double cream', /rest/],
    ['Whip the double cream. Whip the double cream to soft peaks.', 'double cream', /twice/],
    ['Pour in the vegetable stock. Add the vegetable stock and simmer.', 'vegetable stock', /twice/],
    [
      'Cook the kidney beans in boiling salted water for 15 minutes.',
      'canned kidney beans, drained',
      /boils/,
    ],
  ])('%s', (step, line, problem) => {
    expect(unsoundSteps(recipe([step], [line])).join()).toMatch(problem);
  });

  it.each([
    ['Spread with half of the double cream. Top with the rest of it.', 'double cream'],
    ['Pour in half of the vegetable stock. Add the rest of the vegetable stock.', 'vegetable stock'],
    ['Simmer the kidney beans in the sauce for 10 minutes.', 'canned kidney beans, drained'],
  ])('are not found in: %s', (step, line) => {
    expect(unsoundSteps(recipe([step], [line]))).toEqual([]);
  });

  it('include a description that mentions a missing food', () => {
    expect(saidInVain(recipe([], ['rolled oats'], 'Oats, nuts and seeds, baked crisp.'))).toHaveLength(2);
    expect(saidInVain(recipe([], ['almonds', 'sesame seeds'], 'Oats, nuts and seeds.'))).toEqual([]);
  });
});
