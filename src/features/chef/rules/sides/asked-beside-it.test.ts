import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is asked of one thing beside the dish', () => {
  it.each([
    ['chicken curry', 'how much rice do i need with it', /75 g of rice a person[^.]*300 g for 4/],
    ['goulash', 'wie viele Kartoffeln brauche ich dazu', /250 g of potatoes/],
    ['chicken curry', 'what salad goes with it', /^A salad of cucumber/],
    ['lasagne', 'was für ein Salat passt dazu', /^A rocket salad/],
    ['arroz con pollo', '¿qué ensalada le va bien?', /^A salad of tomato/],
    ['chicken curry', 'which bread goes with this', /^Naan/],
    ['soup without onions or garlic', 'what bread goes well with that', /^A plain bread/],
    ['chocolate cake', 'what frosting goes with it', /^A chocolate buttercream/],
    ['vegan chocolate cake', 'what frosting goes with it', /^A chocolate glaze/],
    ['carrot cake', 'which icing goes with this?', /^A cream cheese frosting/],
    ['fajitas', 'what salsa goes with it', /^A fresh tomato salsa/],
  ])('is answered by that: %s, %s', (dish, question, said) => {
    const [first, then] = answersTo(dish, question);
    expect(then?.said).toMatch(said);
    expect(then?.lines).toBe(first?.lines);
  });

  it('names nothing that somebody must not eat', () => {
    const [, then] = answersTo('chicken curry, I am coeliac', 'which bread goes with this');
    expect(then?.said).not.toMatch(/naan|chapati/i);
  });
});
