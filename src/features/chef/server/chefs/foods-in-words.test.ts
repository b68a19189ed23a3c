import { expect, it } from 'vitest';
import { inLanguage } from '#server/language.ts';
import { foodsInWords } from './foods-in-words.ts';

it.each([
  ['pine nuts', 'Pinienkerne'],
  ['pasta und courgettes', 'Nudeln und Zucchini'],
  ['gluten-free vegetable stock', 'glutenfreie Gemüsebrühe'],
  ['cooked pasta', 'gekochte Nudeln'],
  ['200 ml coconut milk', '200 ml Kokosmilch'],
  ['chilli powder (1 tbsp → 3/4 tsp)', 'Chilipulver (1 EL → 3/4 TL)'],
  ['3 cloves garlic', '3 Zehen Knoblauch'],
  ['Pfannkuchen', 'Pfannkuchen'],
  ['chicken curry', 'chicken curry'],
  ['Stir in the coconut milk.', 'Stir in the coconut milk.'],
  ['4', '4'],
])('to a German reader, %s is %s', (value, german) => {
  expect(inLanguage('de', () => foodsInWords('foods', value))).toBe(german);
  expect(foodsInWords('foods', value)).toBe(value);
});

it('titles stay as the recipe has them', () => {
  expect(inLanguage('de', () => foodsInWords('title', 'hummus and carrots'))).toBe('hummus and carrots');
});
