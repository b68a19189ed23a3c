import { describe, expect, test } from 'vitest';
import { ingredientsInStep } from './step-ingredients.ts';

const named = (step: string, ...names: string[]) =>
  ingredientsInStep(
    step,
    names.map((name) => ({ name })),
  ).map((at) => names[at]);

describe('the ingredients a step names', () => {
  test.each<[step: string, list: string[], found: string[]]>([
    ['Whisk the eggs with the milk.', ['egg', 'milk', 'flour'], ['egg', 'milk']],
    ['Add one tomato.', ['ripe tomatoes, chopped'], ['ripe tomatoes, chopped']],
    ['Rub in the butter.', ['flour', 'unsalted butter (cold)'], ['unsalted butter (cold)']],
    ['Stir in the lemon zest.', ['lemon juice', 'lemon zest'], ['lemon zest']],
    ['Squeeze in the lemon juice.', ['lemon', 'lemon juice', 'orange juice'], ['lemon juice']],
    ['Pour in the chicken stock.', ['chicken thighs', 'chicken stock'], ['chicken stock']],
    ['Brown the chicken.', ['chicken thighs', 'chicken stock'], ['chicken thighs']],
    ['Heat the oil.', ['olive oil', 'butter'], ['olive oil']],
    ['Season with salt and pepper.', ['salt', 'black pepper', 'red bell pepper'], ['salt', 'black pepper']],
    ['Fry the bell pepper.', ['black pepper', 'red bell pepper'], ['red bell pepper']],
    ['Crush the garlic.', ['garlic cloves', 'onion'], ['garlic cloves']],
    ['Add the black beans.', ['black beans', 'black olives'], ['black beans']],
    ['Mix with the water.', ['coconut milk', 'water'], ['water']],
    ['Add the coconut milk.', ['coconut milk', 'milk'], ['coconut milk']],
    [
      'Cream the butter, sugar, flour (plain) and salt.',
      ['butter', 'caster sugar', 'plain flour', 'salt'],
      ['butter', 'caster sugar', 'plain flour', 'salt'],
    ],
    ['Add the lemon. Stock comes later.', ['lemon', 'stock'], ['lemon', 'stock']],
    ['Mix all the ingredients in a bowl.', ['flour', 'milk'], ['flour', 'milk']],
    ['Preheat the oven.', ['flour', 'milk'], []],
    ['', ['flour'], []],
    ['Add it.', ['fresh, chopped', ''], []],
  ])('%s', (step, list, found) => {
    expect(named(step, ...list)).toEqual(found);
  });

  test('an ingredient that is listed twice is shown twice', () => {
    expect(named('Add the sugar.', 'sugar', 'flour', 'sugar')).toEqual(['sugar', 'sugar']);
  });
});
