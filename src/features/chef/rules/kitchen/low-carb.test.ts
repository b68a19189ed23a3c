import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('fewer carbohydrates', () => {
  it.each([
    ['beef stew', 'make it low carb', /celeriac/, /potato/],
    ['egg fried rice', 'low carb version please', /cauliflower/, /rice/],
    ['beef tacos', 'moins de glucides', /large leaves lettuce/, /tortilla/],
    ['hamburger', 'can it be lower in carbs', /large leaves lettuce/, /bun/],
    ['lasagne', 'low carb', /courgettes/, /lasagne sheets/],
  ])('come from another food in the same dish: %s, %s', (dish, wish, has, hasNot) => {
    const [, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(has);
    expect(then?.lines).not.toMatch(hasNot);
  });

  it.each([
    ['chicken curry', 'make it low carb'],
    ['pork chops', 'weniger Kohlenhydrate'],
  ])('are told of where nothing in the dish has many: %s', (dish, wish) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.said).toMatch(/^A serving has about \d+ g of carbohydrates/);
    expect(then?.lines).toBe(first?.lines);
  });

  it.each(['gesundes Abendessen ohne Kohlenhydrate', 'cena sin carbohidratos', 'cena senza carboidrati'])(
    'are wished for in other languages: %s',
    (prompt) => {
      expect(answersTo(prompt)[0]?.said).toMatch(/it is keto/);
    },
  );
});
