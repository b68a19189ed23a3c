import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a creamier dish', () => {
  it.each([
    ['italian meatballs', 'make it creamier', /no pink is left\. Stir in the double cream/],
    ['beef stew', 'can it be creamier', /tender\. Stir in the double cream[^.]*\. Take out the bay leaf/],
    ['tacos', 'creamier please', /Top with the sour cream\.$/],
    ['one-pot pasta', 'creamier', /Stir in the double cream[^.]*\. *\n?Take off the heat/],
    ['scrambled eggs', 'make it creamier', /Beat in the double cream/],
    ['pancakes', 'creamier', /Spoon the Greek yogurt over\.$/],
  ])('has its cream where a cook puts it: %s', (dish, wish, expected) => {
    expect(answersTo(dish, wish)[1]?.steps).toMatch(expected);
  });

  it.each(['fried rice', 'salmon teriyaki', 'vegetable stir fry', 'quiche lorraine', 'banana bread'])(
    'stays as it is where cream has no place: %s',
    (dish) => {
      const [first, then] = answersTo(dish, 'make it creamier');
      expect(then?.said).toMatch(/do not know a good way to make this creamier/);
      expect(then?.lines).toBe(first?.lines);
    },
  );
});

describe('a spicier dish', () => {
  it.each(['pancakes', 'overnight oats', 'banana bread'])('is not one that is eaten sweet: %s', (dish) => {
    expect(answersTo(dish, 'make it spicier')[1]?.lines).not.toMatch(/chilli/);
  });

  it('names its chilli in the list of what goes in with it', () => {
    expect(answersTo('egg fried rice', 'spicier')[1]?.steps).toMatch(/eggs, spring onions and chilli flakes/);
  });
});

describe('a healthier dish', () => {
  it.each([
    ['pancakes', /It is light as it is[^\n]*\nOther amounts: sugar/],
    ['banana bread', /brown sugar/],
    ['vegetable soup', /It is light as it is/],
    ['overnight oats', /honey/],
  ])('has less of what it has too much of, and says so once: %s', (dish, expected) => {
    const [, then] = answersTo(dish, 'make it healthier');
    expect(then?.said).toMatch(expected);
    expect(then?.said).not.toMatch(/do not know a good way|(kcal[\s\S]*){2}/);
    expect(then?.lines).not.toMatch(/180 ml milk|210 g waxy potatoes/);
  });
});
