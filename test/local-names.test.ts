import { expect, test } from 'vitest';
import { amountInWords, foodInWords } from '#features/foods/rules/catalog/local-names.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { inLanguage } from '#server/language.ts';

const inGerman = (written: string, id: string) =>
  inLanguage('de', () => foodInWords(written, foodCatalog().byId.get(id)));

test.each([
  ['carrots', 'carrot', 'Karotten'],
  ['carrot', 'carrot', 'Karotte'],
  ['onions', 'onion', 'Zwiebeln'],
  ['eggs', 'egg', 'Eier'],
  ['garlic', 'garlic', 'Knoblauch'],
  ['waxy potatoes', 'potato', 'Kartoffeln (waxy potatoes)'],
  ['ripe tomatoes', 'tomato', 'Tomaten (ripe tomatoes)'],
  ['a food nobody knows', 'unknown', 'a food nobody knows'],
])('%s are called %s in German: %s', (written, id, german) => {
  expect(inGerman(written, id)).toBe(german);
});

test('in English a food is called what the recipes call it', () => {
  expect(foodInWords('ripe tomatoes', foodCatalog().byId.get('tomato'))).toBe('ripe tomatoes');
});

test.each([
  ['2 tbsp + 1¼ tsp', '2 EL + 1¼ TL'],
  ['1.2 kg', '1,2 kg'],
  ['about 3 bunches + some', 'etwa 3 Bund + etwas'],
  ['2 × 140 g', '2 × 140 g'],
])('%s is %s in German', (amount, german) => {
  expect(inLanguage('de', () => amountInWords(amount))).toBe(german);
  expect(amountInWords(amount)).toBe(amount);
});
