import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('more of a meal', () => {
  it.each([
    ['chicken curry', 'more protein please', /900 g chicken thigh fillets/],
    ['pork chops', 'can it have more protein', /6 pork chops/],
    ['lentil soup', 'more protein', /chickpeas[\s\S]*/],
    ['chicken curry', 'make it more filling', /600 g chicken thigh fillets[\s\S]*canned chickpeas/],
  ])('keeps its meat: %s, %s', (dish, wish, expected) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(expected);
    expect(then?.title).toContain(first?.title);
  });
});

describe('a dish that is to be thicker', () => {
  it('simmers before it is served', () => {
    const [, then] = answersTo('chicken curry', 'make it thicker');
    expect(then?.steps).toMatch(/without a lid, until it is thick\. Scatter with the coriander/);
  });
});

describe('a dish that is to have less fat', () => {
  it.each(['make it less fatty', 'more healthy please', 'viel zu fettig', 'trop gras'])('has: %s', (wish) => {
    expect(answersTo('lasagne', wish)[1]?.lines).toMatch(/40 g butter/);
  });
});

describe('what went wrong', () => {
  it('is also told without apostrophes', () => {
    expect(answersTo('chilli con carne', 'its too dry')[1]?.said).toMatch(/^Now: stir in hot water/);
  });
});
