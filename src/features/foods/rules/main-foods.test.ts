import { expect, test } from 'vitest';
import { foodCatalog } from '../server/catalog.ts';
import { mainFoods } from './main-foods.ts';
import { recipeFoods } from './recipe-foods.ts';

const of = (title: string, ...lines: [amount: string, name: string][]) =>
  mainFoods(
    recipeFoods(
      foodCatalog(),
      lines.map(([amount, name]) => ({ amount, name })),
    ),
    title,
  );

test('main foods are the heaviest, excluding the ones every kitchen uses all the time', () => {
  const found = of(
    'Sunday Stew',
    ['800 g', 'beef chuck, diced'],
    ['2', 'onions'],
    ['3', 'carrots'],
    ['500 g', 'mushrooms'],
    ['1 l', 'beef stock'],
    ['2 tbsp', 'olive oil'],
    ['1 tsp', 'salt'],
  );
  expect(found).toContain('beef');
  expect(found).toContain('mushroom');
  for (const word of ['onion', 'stock', 'oil', 'salt']) expect(found).not.toContain(word);
});

test('a cut counts as its animal, and a food in the title always counts', () => {
  expect(of('Tray Bake', ['4', 'chicken thighs'])).toEqual(['chicken']);
  expect(of('Onion Soup', ['1 kg', 'onions'])).toContain('onion');
});
