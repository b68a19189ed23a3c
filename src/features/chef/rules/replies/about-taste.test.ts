import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a question of how the dish on screen tastes', () => {
  it.each([
    ['doro wat', 'is this very spicy?', /heat comes from 1 tbsp chilli powder/],
    ['chili con carne', 'ist das sehr scharf?', /heat comes from/],
    ['chili con carne', "c'est très épicé ?", /heat comes from/],
    ['chili con carne', 'es muy picante?', /heat comes from/],
    ['pad thai', 'will this be very sweet?', /sweetness comes from 3 tbsp palm sugar/],
    ['ramen', 'is this too salty?', /salt comes from .*soy sauce/],
    ['tiramisu', 'is that very alcoholic?', /alcohol is in 2 tbsp Marsala/],
    ['tom yum', 'how sour is it', /sourness comes from/],
  ])('changes nothing: %s, %s', (first, question, said) => {
    const [before, after] = answersTo(first, question);
    expect(after?.said).toMatch(said);
    expect(after?.lines).toBe(before?.lines);
  });

  it.each(['it is too spicy', 'this is very spicy, what now?'])('is not a complaint: %s', (complaint) => {
    const [before, after] = answersTo('chili con carne', complaint);
    expect(after?.lines).not.toBe(before?.lines);
  });
});
