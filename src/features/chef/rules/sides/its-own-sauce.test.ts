import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('which sauce goes with a dish', () => {
  it.each(['italian meatballs', 'sausage and bean casserole', 'coconut prawn curry'])(
    'is none where it simmers in its own: %s',
    (dish) => {
      expect(answersTo(dish, 'what sauce goes with it?')[1]?.said).toMatch(/^It needs no other sauce/);
    },
  );

  it.each([
    ['stuffed peppers', /^Yogurt with garlic/],
    ['hamburger', /^Ketchup/],
    ['steak', /^A peppercorn sauce/],
  ])('is the one of what it is, and not of the mince in it: %s', (dish, expected) => {
    expect(answersTo(dish, 'what sauce goes with it?')[1]?.said).toMatch(expected);
  });
});
