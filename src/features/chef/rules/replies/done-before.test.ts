import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('asked what can be done before', () => {
  it.each([
    [
      'lasagne',
      'can i have it ready apart from the oven bit before church',
      /before this step .*“Bake for 40 minutes/,
    ],
    ['lasagne', 'which bits can i get done on friday', /before this step .*“Bake for 40 minutes/],
    ['lasagne', 'was kann ich schon am Vortag machen', /before this step .*“Bake for 40 minutes/],
    [
      'quiche lorraine',
      'can i get everything done up to the baking?',
      /before this step .*“Bake for 30 minutes/,
    ],
    [
      'fish pie',
      'what parts can i do before the guests come',
      /Raw fish and seafood go in on the day itself/,
    ],
    [
      'paella',
      'can i have it ready apart from the oven bit',
      /^Nothing of it goes into the oven\. This can be cut .*red pepper/,
    ],
    ['vegetable stir fry', 'which parts can i do beforehand', /This can be cut .*pak choi/],
    ['beef stew', 'cosa posso preparare il giorno prima', /^Up to 2 days ahead/],
    ['caesar salad', "qu'est-ce que je peux faire la veille", /keep them apart in the fridge/],
  ])('names the steps or the foods of the dish: %s, %s', (dish, question, said) => {
    const [before, after] = answersTo(dish, question);
    expect(after?.said).toMatch(said);
    expect(after?.lines).toBe(before?.lines);
  });
});
