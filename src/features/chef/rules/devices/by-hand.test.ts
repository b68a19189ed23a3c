import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish that is blended, for somebody who has no blender', () => {
  it.each([
    ['pumpkin soup', 'dont have a blender', /Mash and press through a sieve/],
    ['hummus', 'no food processor or blender', /Beat the tahini[\s\S]*chickpeas and mash/],
    ['jerk chicken', "j'ai pas de mixeur", /Chop as finely as you can, or pound in a mortar, the allspice/],
    ['falafel', 'no food processor', /Chop as finely as you can/],
    ['potato soup', 'sin batidora', /Mash about half of the soup/],
    ['zuppa di zucca', 'non ho il frullatore', /Mash and press/],
    ['kürbissuppe', 'ich hab keinen Pürierstab', /Mash and press/],
  ])('is made by hand: %s, “%s”', (dish, said, step) => {
    const [before, then] = answersTo(dish, said);
    expect(then?.lines).toBe(before?.lines);
    expect(then?.steps).toMatch(step);
    expect(then?.steps).not.toMatch(/\b(?:blend|blender)\b/i);
  });

  it('is another one if only blades make it', () => {
    expect(answersTo('banana smoothie', 'no blender')[1]?.said).toMatch(/needs equipment/);
  });
});
