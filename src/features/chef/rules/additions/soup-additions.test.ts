import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is added to a pot', () => {
  it.each([
    ['vegetable soup', 'add some barley', /barley simmer along from the start, 12 minutes longer/],
    ['tomato soup', 'add pasta', /Blend until smooth\. Add the penne and simmer for 11 minutes/],
    [
      'chicken noodle soup',
      'add rice instead of noodles',
      /Add the basmati rice and cook for 1[0-9] minutes/,
    ],
    ['minestrone', 'add rice', /Add the rice for the last 12 minutes/],
    [
      'lentil soup',
      'add spinach',
      /potatoes and cook for 15 minutes[^.]*\. Add the spinach for the last 3 minutes/,
    ],
    ['shakshuka', 'add chorizo', /until soft\. Add the chorizo and cook for 5 minutes/],
    ['chili con carne', 'add a bit of chocolate', /Stir in the chocolate until it has melted/],
    ['roast chicken', 'no oven, and add potatoes', /potatoes with the olive oil and lay around it/],
  ])('cooks in it, where a cook would add it: %s, “%s”', (dish, said, step) => {
    const [, then] = answersTo(dish, said);
    expect(then?.steps).toMatch(step);
    expect(then?.steps).not.toMatch(/boiling salted water|alongside/);
  });

  it.each([
    ['chicken stew', 'too thin, and add green beans'],
    ['chicken stew', 'spicier, add green beans'],
  ])('takes the place of nothing, whatever else is wished: %s, “%s”', (dish, said) => {
    const [before, then] = answersTo(dish, said);
    expect(then?.title).toBe(`${before?.title} with Green Beans`);
    expect(then?.lines).toMatch(/chicken (?:thigh|breast|leg)/);
  });

  it('is a grain in a soup of noodles', () => {
    expect(answersTo('chicken noodle soup', 'add barley')[1]?.steps).toMatch(/Add the barley and simmer/);
  });
});
