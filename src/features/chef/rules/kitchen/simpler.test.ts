import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish that is to be easier', () => {
  it.each([
    ['lasagne', 'make it easier', /^Buy the white sauce ready-made\.\nGarlic from a jar/],
    ['spaghetti bolognese', 'das ist mir zu viel Arbeit', /^A bag of frozen chopped onion/],
    ['pizza', 'easier please', /^Buy the dough ready-made/],
    ['chocolate cake', 'trop de travail', /^Dust it with icing sugar/],
    ['greek salad', 'can you make it simpler', /^It is simple as it is: 3 steps and 15 minutes\.$/],
  ])('stays itself, and is told what saves its work: %s, %s', (dish, wish, expected) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.said).toMatch(expected);
    expect(then?.title).toBe(first?.title);
    expect(then?.lines).toBe(first?.lines);
  });
});

describe('a step without what was poured or scattered in it', () => {
  it.each([
    ['spaghetti bolognese', 'without wine', /^Stir in the tomato paste\. Add the chopped tomatoes/m],
    ['greek salad', 'no oregano', /^Lay the feta on top and pour over the rest of the oil\.$/m],
  ])('reads as a whole: %s, %s', (dish, wish, expected) => {
    expect(answersTo(dish, wish)[1]?.steps).toMatch(expected);
  });
});
