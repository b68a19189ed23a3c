import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('less of a food than the dish takes', () => {
  it.each([
    [
      'banana bread',
      'only have 2 bananas',
      /^Half of it, for 2 bananas/,
      /^2 very ripe bananas.*\n50 g butter/,
    ],
    ['banana bread', 'only 2 bananas left', /^Half of it/, /^2 very ripe bananas.*\n50 g butter/],
    ['banana bread', 'ich hab nur 2 Bananen', /^Half of it/, /^2 very ripe bananas.*\n50 g butter/],
    ['banana bread', 'only have 1 egg', /^Half of it, for 1 egg/, /1 egg$/m],
    ['chicken curry', 'i only have 300g chicken', /^Half of it/, /^300 g chicken/],
    ['scrambled eggs for 4', 'i only have 4 eggs', /^Half of it, for 4 eggs/, /^4 eggs/],
    ['carbonara for 4', 'we only have 200g spaghetti', /^Half of it/, /^200 g spaghetti/],
  ])('scales %s down, if it is what makes it: “%s”', (dish, said, part, lines) => {
    const [, then] = answersTo(dish, said);
    expect(then?.said).toMatch(part);
    expect(then?.lines).toMatch(lines);
  });

  it.each([
    ['chicken curry', 'i only have 1 onion', /^1 onion,/m],
    ['chicken curry', 'only have 1 clove of garlic left', /^1 clove garlic/m],
    ['banana bread', 'only have 50g butter', /^50 g butter/m],
  ])('is all that %s takes of a food that does not make it: “%s”', (dish, said, line) => {
    const [first, then] = answersTo(dish, said);
    expect(then?.lines).toMatch(line);
    expect(then?.lines.split('\n')[0]).toBe(first?.lines.split('\n')[0]);
  });

  it.each(['i only have 5 bananas', 'i only have 20 minutes', 'i only have one pan'])(
    'is not said by “%s”',
    (said) => {
      const [first, then] = answersTo('banana bread', said);
      expect(then?.lines).toBe(first?.lines);
    },
  );
});
