import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('asked which ones are no longer good', () => {
  it.each([
    ['mussels in white wine', 'how do i know which ones are off?', /^Before cooking, throw away mussels/],
    ['mussels in white wine', 'what about the ones that wont open', /still closed/],
    ['mussels in white wine', 'woran erkenne ich, ob die Muscheln noch gut sind', /still closed/],
    ['mussels in white wine', 'comment savoir si les moules sont encore bonnes', /still closed/],
    ['spaghetti alle vongole', 'come faccio a sapere se le vongole sono fresche', /throw away clams/],
    ['omelette', 'how do i tell if the eggs are off', /bowl of cold water/],
    ['omelette', 'como saber si los huevos estan malos', /bowl of cold water/],
    ['roast chicken', 'how do i know if its gone off', /chicken with a sour smell/],
    ['fish pie', 'how do you know if fish is off', /cod fillets with a strong smell/],
    [
      'mushroom risotto',
      'how do i tell if the mushrooms have gone bad',
      /mushrooms with a sour or musty smell/,
    ],
  ])('says how that food shows it, and leaves nothing out: %s, %s', (dish, question, said) => {
    const [before, after] = answersTo(dish, question);
    expect(after?.said).toMatch(said);
    expect(after?.lines).toBe(before?.lines);
  });

  it('still heeds an allergy that is told with it', () => {
    const [, after] = answersTo(
      'omelette',
      'how do i know my son, who is allergic to milk, can have it and it is good',
    );
    expect(after?.lines).not.toMatch(/(?<!vegan )butter/);
  });
});
