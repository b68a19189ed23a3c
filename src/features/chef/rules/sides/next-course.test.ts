import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('another course of the meal', () => {
  it.each([
    ['romantic dinner for two', 'a dessert to go with it?', 'dessert', 2],
    ['romantic dinner for two', 'what about dessert', 'dessert', 2],
    ['spaghetti bolognese', 'und ein Nachtisch dazu?', 'dessert', 4],
    ['spaghetti bolognese', 'et un dessert ?', 'dessert', 4],
    ['lasagne for 10', 'a starter to go with it', 'starter', 10],
  ])('is a dish for as many people: %s, %s', (first, message, meal, servings) => {
    const [before, after] = answersTo(first, message);
    expect(after?.title).not.toBe(before?.title);
    expect(after).toMatchObject({ servings, tags: expect.arrayContaining([meal]) });
  });

  it('is vegan where the first one was to be', () => {
    const [, after] = answersTo('vegan curry for 2', 'a dessert to go with it');
    expect(after?.tags).toEqual(expect.arrayContaining(['vegan', 'dessert']));
  });

  it.each(['a salad to go with it', 'a side salad with it', 'with a salad please'])(
    'a salad stands beside the dish, and is not put into it: %s',
    (message) => {
      const [, after] = answersTo('lasagne', message);
      expect(after?.title).toBe('Lasagne');
      expect(after?.said).toMatch(/It comes with Simple Green Salad/);
    },
  );
});
