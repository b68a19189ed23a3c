import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const saidTo = (dish: string, asked: string) => {
  const [first, then] = answersTo(dish, asked);
  expect(then?.lines).toBe(first?.lines);
  return then?.said;
};

describe('asked whether a serving stays below some energy', () => {
  it.each([
    [
      'spaghetti carbonara',
      'under 500 kcal?',
      /^No: a serving has about \d+ kcal, so \d\d % of one stays below 500/,
    ],
    ['spaghetti carbonara', 'is that less than 600 calories', /^No: a serving/],
    ['spaghetti carbonara', 'est-ce que ça fait moins de 900 calories', /^Yes: a serving/],
    ['greek salad', 'unter 800 kalorien?', /^Yes: a serving has about \d+ kcal\.$/],
  ])('says so with the figure: %s, %s', (dish, asked, said) => {
    expect(saidTo(dish, asked)).toMatch(said);
  });

  it('is a wish when nothing is asked', () => {
    expect(answersTo('spaghetti carbonara', 'make it under 500 kcal').at(-1)?.said).not.toMatch(/^No:/);
  });
});

describe('asked whether it fits into a pot', () => {
  it.each([
    [
      'minestrone for 20',
      'will that much even fit in my pot, its 6 litre',
      /^No: .*in two pots.*“for \d”, which fits/,
    ],
    ['chili con carne', 'passt das in einen 3 liter topf?', /^Yes: it takes up about 2\.5 liters/],
    ['chili con carne for 8', 'is a 6 quart slow cooker big enough', /^Only just/],
  ])('counts what it takes up: %s, %s', (dish, asked, said) => {
    expect(saidTo(dish, asked)).toMatch(said);
  });
});

describe('asked whether a food may be bought cooked', () => {
  it.each([
    ['borscht', 'can i use the vacuum packed cooked beets', /goes in for the last 10 minutes/],
    ['borscht', 'kann ich auch vorgekochte rote bete nehmen?', /goes in for the last 10 minutes/],
    ['german lentil soup', '¿puedo usar lentejas cocidas?', /two and a half times the weight/],
    ['hummus', 'can i use tinned chickpeas', /^Yes: the recipe counts on canned chickpeas/],
  ])('says when it goes in: %s, %s', (dish, asked, said) => {
    expect(saidTo(dish, asked)).toMatch(said);
  });
});
