import { expect, it } from 'vitest';
import { withoutServed } from './served-with.ts';

const noBread = (food: string) => !/bread|couscous|pitta/.test(food);

it.each([
  ['Serve with couscous, rice or flatbread.', 'Serve with rice.'],
  ['Fold in the tuna and serve with bread.', 'Fold in the tuna and serve.'],
  ['Rest and serve, if you like, with rice or flat bread.', 'Rest and serve, if you like, with rice.'],
  ['Serve with warm pitta bread and the sauce.', 'Serve with the sauce.'],
])('a forbidden food is not served beside the dish: %s', (step, left) => {
  expect(withoutServed(step, ['lettuce'], noBread)).toBe(left);
});

it('a food in the recipe stays', () => {
  expect(withoutServed('Serve with the bread rolls.', ['gluten-free bread rolls'], noBread)).toBe(
    'Serve with the bread rolls.',
  );
});
