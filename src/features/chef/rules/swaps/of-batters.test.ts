import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('a batter or a dough', () => {
  it.each([
    ['waffles', 'with buttermilk', /^400 ml buttermilk$/m, /^\d+ ml milk$/m],
    ['Waffeln', 'mit Buttermilch', /^400 ml buttermilk$/m, /^\d+ ml milk$/m],
    ['bread', 'whole wheat', /wholemeal flour/, /bread flour/],
    ['banana bread', 'Vollkorn', /wholemeal flour/, /plain flour/],
    ['waffles', 'use spelt flour', /spelt flour/, /plain flour/],
  ])('has what is named in the place of what does the same: %s, then “%s”', (dish, said, come, gone) => {
    const last = lastOf(dish, said);
    expect(last?.lines).toMatch(come);
    expect(last?.lines).not.toMatch(gone);
  });

  it('takes oats for half of its flour, and the fruit named with them', () => {
    const last = lastOf('pancakes', 'with oats and banana');
    expect(last?.lines).toMatch(/^110 g plain flour$/m);
    expect(last?.lines).toMatch(/rolled oats/);
    expect(last?.lines).toMatch(/bananas/);
  });

  it('names a flour once that was there already', () => {
    expect(lastOf('soda bread', 'with whole wheat flour')?.steps).toContain(
      'Mix the wholemeal flour with the bicarbonate',
    );
  });
});

describe('a follow-up about a bake', () => {
  it('takes one sugar for the other that is lacking', () => {
    const last = lastOf('chocolate chip cookies', 'no brown sugar, I only have white');
    expect(last?.lines).toMatch(/^120 g white sugar$/m);
    expect(last?.lines).not.toMatch(/erythritol|brown sugar/);
  });

  it.each(['no icing', 'without the frosting'])(
    'leaves out the icing with all that it is made of: “%s”',
    (said) => {
      const last = lastOf('carrot cake', said);
      expect(last?.lines).not.toMatch(/icing sugar|cream cheese|erythritol/);
      expect(last?.lines).toMatch(/brown sugar/);
    },
  );

  it.each(['smaller loaf', 'a smaller one', 'make a smaller cake'])('is made in half: “%s”', (said) => {
    expect(lastOf('banana bread', said)?.lines).toMatch(/^120 g plain flour$/m);
  });

  it('is less sweet and has another milk at once', () => {
    const last = lastOf('hot chocolate', 'with oat milk and not so sweet');
    expect(last?.lines).toMatch(/oat milk/);
    expect(last?.lines).toMatch(/^4 tsp sugar$/m);
  });
});
