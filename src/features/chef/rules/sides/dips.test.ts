import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('asked what to dip it in', () => {
  it.each([
    ['arancini', 'what dip', /tomato sauce/],
    ['samosas', 'which sauce goes best', /mint and coriander/],
    ['chicken nuggets', 'what can we dip them in', /Ketchup/],
    ['gyoza', 'what sauce do you dip them in', /rice vinegar/],
    ['hainanese chicken rice', 'whats the chili sauce thing they serve', /red chilies, garlic, ginger/],
  ])('names what stands beside %s: %s', (dish, asked, said) => {
    expect(answersTo(dish, asked).at(-1)?.said).toMatch(said);
  });

  it('names nothing that somebody must not have', () => {
    expect(answersTo('falafel, my son is allergic to sesame', 'what dip').at(-1)?.said).not.toMatch(
      /tahini/i,
    );
  });
});

describe('asked what goes with it, in other languages', () => {
  it.each([
    ['blanquette de veau', 'que servir avec ?'],
    ['moussaka', '¿qué puedo servir con esto?'],
    ['ossobuco', 'cosa ci metto accanto?'],
    ['rouladen', 'was gibts dazu'],
  ])('says it: %s, %s', (dish, asked) => {
    expect(answersTo(dish, asked).at(-1)?.said).toMatch(/Ask for one of them next/);
  });
});
