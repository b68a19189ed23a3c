import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('several foods of the dish that are not at home', () => {
  it.each([
    ['chicken piccata', "i don't have lemon or any white wine", /lime juice/, /lemon juice/],
    ['banana bread', 'no baking soda or cinnamon here', /nutmeg/, /cinnamon/],
    [
      'beef stew',
      "ugh, we're out of carrots, celery and thyme, what can i do?",
      /beef stock/,
      /carrot|celery|sprigs? thyme/,
    ],
    ['spaghetti bolognese', "i don't have carrots or celery", /beef stock/, /carrot|celery/],
    [
      'thai green curry',
      'i dont have fish sauce or lime leaves',
      /green curry paste.*lime juice/s,
      /fish sauce|lime leaves/,
    ],
    ['beef stew', 'i have no red wine and no bay leaves', /beef stock/, /bay lea/],
  ])('%s, then “%s”, is made without them and keeps the rest', (dish, said, kept, gone) => {
    const [, then] = answersTo(dish, said);
    expect(then?.lines).toMatch(kept);
    expect(then?.lines).not.toMatch(gone);
    expect(then?.steps).not.toMatch(gone);
  });

  it('are not what somebody refuses', () => {
    const [, then] = answersTo('pancakes', 'no eggs or milk');
    expect(then?.lines).not.toMatch(/\beggs?\b|(?<!soy |oat )milk|(?<!vegan )butter/);
  });

  it('are foods: who has no time has all of them', () => {
    const [first, then] = answersTo('spaghetti bolognese', "i don't have time or patience");
    expect(then?.lines).toBe(first?.lines);
  });
});

it('a dried herb that takes the place of fresh leaves is measured in spoons', () => {
  const [, then] = answersTo('beef stew', 'no bay leaves in the house');
  expect(then?.lines).toMatch(/1\/4 tsp dried thyme/);
});
