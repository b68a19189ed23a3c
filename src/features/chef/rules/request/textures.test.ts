import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a request for another taste or texture', () => {
  it.each([
    ['chili con carne', 'smokier', /smoked paprika/],
    ['tomato soup', 'tangier', /lemon juice/],
    ['lentil soup', 'thicker', /1\.1 l vegetable stock/],
    ['pancakes', 'thinner', /425 ml buttermilk/],
    ['chicken curry', 'more sauce', /600 g canned chopped tomatoes/],
    ['mac and cheese', 'cheesier', /380 g cheddar/],
    ['lemon drizzle cake', 'more lemony', /120 ml lemon juice/],
    ['chocolate cake', 'more chocolatey', /95 g cocoa powder/],
    ['greek salad', 'more feta', /300 g feta/],
    ['guacamole', 'more lime', /3 tbsp lime juice/],
    ['pad thai', 'extra peanuts please', /90 g peanuts/],
    ['lasagne', 'add more veg', /spinach/],
  ])('changes the lines of %s: %s', (dish, wish, lines) => {
    const [first, then] = answersTo(dish, wish);
    expect(first?.lines).not.toMatch(lines);
    expect(then?.lines).toMatch(lines);
    expect(then?.title).toMatch(first?.title ?? '');
  });

  it.each([
    ['brownies', 'fudgier please', /bake for 20 minutes/],
    ['chocolate chip cookies', 'gooier in the middle please', /bake for 9 minutes/],
    ['chocolate chip cookies', 'crispier', /bake for 13 minutes/],
    ['fried chicken', 'crunchier', /fry everything once more/],
    ['chicken traybake', 'crispier skin', /under the hot grill/],
  ])('changes the steps of %s: %s', (dish, wish, steps) => {
    const [first, then] = answersTo(dish, wish);
    expect(first?.steps).not.toMatch(steps);
    expect(then?.steps).toMatch(steps);
    expect(then?.said).not.toMatch(/did not understand/);
  });

  it('stays for the conversation', () => {
    const [, , last] = answersTo('tomato soup', 'tangier', 'for 8');
    expect(last?.lines).toMatch(/lemon juice/);
  });

  it.each([
    ['tiramisu', 'smokier', /smoked paprika in the place/],
    ['nasi goreng', 'make it cheesy', /you all eat/],
  ])('gets advice if nothing in %s can be changed: %s', (dish, wish, advice) => {
    const [first, then] = answersTo(dish, wish);
    expect(then).toMatchObject({ lines: first?.lines });
    expect(then?.said).toMatch(advice);
  });

  it('adds nothing that somebody must not have', () => {
    const [, then] = answersTo('tomato soup, no citrus, no lemons', 'tangier');
    expect(then?.lines).not.toMatch(/lemon/);
  });
});
