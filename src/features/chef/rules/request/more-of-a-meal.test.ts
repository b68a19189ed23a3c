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

describe('another course of the same meal', () => {
  it.each([
    ['christmas dinner for a vegan', 'a starter too', 'vegan'],
    ['christmas dinner for a vegan', 'and a dessert', 'vegan'],
    ['vegan curry', 'a drink too', 'vegan'],
    ['veganes Abendessen', 'und eine Vorspeise', 'vegan'],
    ['gluten-free roast chicken', 'a drink as well', 'gluten-free'],
    ['low-carb dinner', 'and a dessert', 'keto'],
    ['low-carb dinner', 'a starter as well', 'keto'],
    ['dairy-free pasta', 'a dessert too', 'dairy-free'],
  ])('keeps to the diet: %s, %s', (first, course, diet) => {
    const [before, then] = answersTo(first, course);
    expect(then?.title).not.toBe(before?.title);
    expect(then?.tags).toContain(diet);
  });

  it('may have less protein', () => {
    const [, then] = answersTo('high-protein chicken', 'and a dessert');
    expect(then?.tags).toContain('dessert');
  });
});
