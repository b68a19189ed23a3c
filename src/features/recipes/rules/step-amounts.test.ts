import { expect, it } from 'vitest';
import { namesAmounts } from './step-amounts.ts';

it.each([
  'Add half the cheese and 2 tbsp of the soy sauce.',
  'Rub with 1 tablespoon of the butter.',
  'Whisk in 50g of the sugar.',
  'Stir in ½ cup of milk.',
  'Pour in a ladle of stock.',
  'Mit 2 EL Öl verrühren.',
  'Tuck in 4 thyme sprigs and two slices of lemon.',
])('a step names amounts: %s', (step) => {
  expect(namesAmounts(step)).toBe(true);
});

it.each([
  'Cook for 20 minutes at 200 °C.',
  'Slice the leeks and wash them well.',
  'Roll it out 5 mm thick and cut it into 2 cm strips.',
  'Fill a 23 cm tin.',
  'Divide into 6 portions.',
  'Let it cool, then serve it to a guest.',
])('a step names none: %s', (step) => {
  expect(namesAmounts(step)).toBe(false);
});
