import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('asked what is in the sauce', () => {
  it.each([
    [
      'gado gado',
      'whats in the sauce',
      /^The sauce is made of .*peanut butter.*What else is in the dish: .*egg/,
    ],
    ['lasagne', 'was ist in der Soße drin', /canned chopped tomatoes.*milk/],
    ['caesar salad', 'whats in the dressing', /anchovy fillets/],
    ['caesar salad', "qu'est-ce qu'il y a dans la sauce", /anchovy fillets/],
    ['chicken teriyaki', 'que lleva la salsa', /soy sauce/],
    ['okonomiyaki', "what's that sauce made of exactly", /3 tbsp ketchup/],
    [
      'okonomiyaki',
      'where do i get that sauce, can i make it myself',
      /^You need not buy it.*3 tbsp ketchup/,
    ],
    ['okonomiyaki', 'can i make the sauce from scratch', /^You need not buy it/],
    ['okonomiyaki', 'wo bekomme ich die Soße', /^You need not buy it/],
    ['apple crumble', 'what goes in the topping', /^The topping is made of .*rolled oats/],
    ['apple crumble', 'whats in the sauce', /^It has no part like that/],
    [
      'sticky toffee pudding',
      'ingredients for the sauce?',
      /^The sauce is made of .*double cream.*What else/,
    ],
  ])('names what it is made of, with all else in the dish: %s, %s', (dish, question, said) => {
    const [before, after] = answersTo(dish, question);
    expect(after?.said).toMatch(said);
    expect(after?.lines).toBe(before?.lines);
  });
});
