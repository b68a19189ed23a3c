import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a marinade that nobody has time for', () => {
  it.each([
    ['chicken tikka masala for 4', 'skip the marinating i dont have an hour'],
    ['chicken tikka masala for 4', 'no time to marinate'],
    ['chicken tikka masala for 4', 'i dont have an hour'],
    ['chicken tikka masala for 4', 'keine Zeit zum Marinieren'],
    ['souvlaki', 'we don’t have time for marinating'],
    ['jerk chicken', 'skip the marinade'],
    ['tandoori chicken', 'i can’t wait that long'],
    ['kofta kebabs', 'no time to chill them'],
  ])('takes ten minutes: %s, “%s”', (dish, said) => {
    const [first, then] = answersTo(dish, said);
    expect(then?.title).toBe(first?.title);
    expect(then?.steps).toMatch(/eave for 10 minutes, while you get everything else ready/);
    expect(then?.steps).not.toMatch(/(?:chill|leave) for (?:\d\d+ minutes(?<!10 minutes)|\d+ hours)/);
    expect(then?.said).toMatch(/waits for 10 minutes only/);
  });

  it('is still short after the next message', () => {
    const then = answersTo('chicken tikka masala for 4', 'no time to marinate', 'for 2').at(-1);
    expect(then?.steps).toMatch(/leave for 10 minutes/);
  });

  it.each([
    ['focaccia', 'skip the resting'],
    ['tiramisu', 'no time to chill it'],
    ['ceviche', 'no time to marinate'],
    ['sauerbraten', 'no time to marinate'],
  ])('is not cut short where it makes the dish: %s', (dish, said) => {
    const [first, then] = answersTo(dish, said);
    expect(then?.steps).toBe(first?.steps);
    expect(then?.said).toMatch(/Nothing in it waits that need not/);
  });

  it.each(['can’t wait!', 'can i skip the marinating?'])('is not meant by “%s”', (said) => {
    const [first, then] = answersTo('chicken tikka masala for 4', said);
    expect(then?.steps).toBe(first?.steps);
  });
});
