import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish of the oven for somebody who has none', () => {
  it.each([
    ['chicken parmesan', 'my oven is broken, can i do it on the stove', /mozzarella and cook, covered, over/],
    ['baked salmon with lemon', 'no oven pls', /Cover and cook over medium-low heat for 13 minutes/],
    ['roasted vegetables', 'no oven, just a hob', /wide pan over medium heat, half covered/],
    ['roast chicken', 'i have no oven', /Cover and cook [^.]*74 °C/],
    [
      'eggplant parmesan',
      'no oven here, only 2 hobs',
      /fry in a wide pan[\s\S]*Cover and cook over low heat/,
    ],
    ['moussaka', 'ohne ofen', /fry in a wide pan[\s\S]*Cover and cook over low heat/],
    ['caesar salad', 'no oven', /toast in a wide pan/],
    ['fish fingers', 'pas de four', /Cook over medium heat for \d+ minutes, turning often/],
    ['pulled pork', 'no tengo horno', /cover and simmer very gently for 4 hours 50 minutes/],
    ['chicken tikka masala', 'non ho il forno', /cook over high heat, in batches/],
  ])('is cooked in a pan: %s, “%s”', (dish, said, step) => {
    const [before, then] = answersTo(dish, said);
    expect(then?.lines).toBe(before?.lines);
    expect(then?.steps).toMatch(step);
    expect(then?.steps).not.toMatch(/\b(?:oven|bake|roast|tray|foil)\b/);
    expect(then?.said).toMatch(/It is made in a pan/);
  });

  it.each([
    ['brownies', 'no oven'],
    ['cheese souffle', 'no oven'],
    ['sausage rolls', 'no oven'],
  ])('is another dish if the oven makes it: %s', (dish, said) => {
    const [before, then] = answersTo(dish, said);
    expect(then?.title).not.toContain(before?.title);
    expect(then?.said).toMatch(/needs equipment that is not to be used/);
  });

  it('stays itself in an air fryer', () => {
    const [, then] = answersTo('chicken parmesan', 'no oven but i have an air fryer');
    expect(then?.title).toBe('Chicken Parmigiana');
  });
});
