import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('asked whether it is really safe', () => {
  it.each([
    [
      'gado gado no peanuts (nut allergy)',
      'are you sure its safe for him?? whats in the sauce',
      /The sauce is made of/,
    ],
    ['gado gado no peanuts (nut allergy)', 'is it definitely safe for my son', /In it are/],
    ['chicken curry, my wife is allergic to milk', 'are you sure she can eat this?', /allergic to milk/],
    [
      'Gulasch, mein Sohn ist allergisch gegen Sellerie',
      'bist du sicher, dass das für ihn ok ist?',
      /Sellerie/,
    ],
    ['pancakes, I am allergic to eggs', 'you sure thats ok', /In it are/],
  ])('names what is in it, and what was checked: %s, %s', (dish, question, said) => {
    const [before, after] = answersTo(dish, question);
    expect(after?.said).toMatch(/^Every line was checked against what you told me/);
    expect(after?.said).toMatch(said);
    expect(after?.lines).toBe(before?.lines);
  });

  it('promises nothing where it was told of nothing', () => {
    const [, after] = answersTo('pad thai', 'are you sure its safe for him?');
    expect(after?.said).toMatch(/^You have not told me yet.*In it are/);
  });

  it('still heeds what is told with the question', () => {
    const [, after] = answersTo('pad thai', 'is it safe for him? he is allergic to peanuts');
    expect(after?.lines).not.toMatch(/peanut/);
  });
});
