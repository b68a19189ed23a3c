import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';
import { readFoodCount } from './few-foods.ts';

describe('a number of ingredients', () => {
  it.each([
    ['3 ingredient cookies', 3],
    ['chocolate mousse with only three ingredients', 3],
    ['abendessen mit 5 zutaten', 5],
    ['une recette avec 4 ingredients', 4],
    ['dinner with 4 or 5 ingredients', 5],
  ])('is read, and is nobody who eats: %s', (prompt, most) => {
    expect(readFoodCount(prompt)).toMatchObject({ most, rest: expect.stringContaining('few ingredients') });
  });

  it.each([
    ['3 ingredient cookies', 3],
    ['two ingredient pizza dough', 2],
    ['chocolate mousse with 3 ingredients', 3],
    ['5 ingredient dinner', 5],
  ])('is kept where there is a dish for it, salt and oil not counted: %s', (prompt, most) => {
    const [answer] = answersTo(prompt);
    const counted =
      answer?.lines.split('\n').filter((line) => !/\b(?:salt|black pepper|oil|water)\b/.test(line)) ?? [];
    expect(counted.length).toBeLessThanOrEqual(most);
    expect(answer?.said).toMatch(new RegExp(`It takes ${counted.length} ingredients`));
  });

  it('that no good recipe keeps is told', () => {
    const [answer] = answersTo('chicken curry with 4 ingredients');
    expect(answer?.title).toBe('Chicken Curry');
    expect(answer?.said).toMatch(/It takes \d+ ingredients, and I know no good way to make it with 4/);
  });
});
