import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { slug } from '#features/foods/rules/catalog/food-names.ts';
import { amountInWords, productInWords, readLocalNames } from '#features/foods/rules/catalog/local-names.ts';
import { productOf } from '#features/foods/rules/catalog/products.ts';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import { foodCatalog, germanNames } from '#features/foods/server/catalog.ts';
import { inLanguage } from '#server/language.ts';

const called = (name: string, product: string) =>
  productInWords(
    { name, product, food: foodCatalog().byId.get(product.replace(/[/+].*$/, '')) },
    germanNames(),
  );

test.each([
  ['carrots', 'carrot', 'Karotten'],
  ['carrot', 'carrot', 'Karotte'],
  ['onions', 'onion', 'Zwiebeln'],
  ['eggs', 'egg', 'Eier'],
  ['garlic', 'garlic', 'Knoblauch'],
  ['bay leaves', 'bay-leaf', 'Lorbeerblätter'],
  ['cheddar cheese', 'cheddar', 'Cheddar'],
  ['Dijon mustard', 'mustard/dijon-mustard', 'Dijon-Senf'],
  ['smoked mackerels', 'mackerel+smoked', 'Makrelen, geräuchert'],
  ['dried morels', 'morel+dried', 'Morcheln, getrocknet'],
  ['stock for ramen', 'stock/ramen-stock', 'Brühe (stock for ramen)'],
  ['dried mango', 'dried-mango', 'getrocknete Mango'],
  ['avocado oil', 'avocado-oil', 'Avocadoöl'],
  ['sugar cubes', 'sugar-cube', 'Zuckerwürfel'],
  ['poblano peppers', 'poblano-pepper', 'Poblano-Chilis'],
  ['pheasants', 'pheasant', 'Fasane'],
  ['goji berries', 'goji-berry', 'Gojibeeren'],
  ['adzuki beans', 'bean/adzuki-bean', 'Adzukibohnen'],
  ['grape juice', 'juice/grape-juice', 'Traubensaft'],
  ['a food nobody knows', 'unknown', 'a food nobody knows'],
])('%s (%s) are called %s in German', (written, product, german) => {
  expect(inLanguage('de', () => called(written, product))).toBe(german);
});

test('in English a product is called what the recipes call it', () => {
  expect(called('ripe tomatoes', 'tomato')).toBe('ripe tomatoes');
});

test('every German name belongs to a product of the catalog', () => {
  const names = [...germanNames().keys()];
  const { byId, kinds } = foodCatalog();
  const known = new Set([...kinds.values()].map(slug));
  expect(names.length).toBeGreaterThan(600);
  expect(
    names.filter((name) => {
      const [id = '', kind] = name.split('/');
      return !byId.has(id) || (kind !== undefined && !known.has(kind));
    }),
  ).toEqual([]);
});

test('every food with a plain name, and every kind of it that is a product of its own, has a German name', () => {
  const { byId, english, kinds } = foodCatalog();
  const isPlain = ({ name }: Food) => !/[,(\d]/.test(name);
  const foods = [...byId.values()].filter(isPlain).filter(({ german }) => !german);
  const products = [
    ...foods.map(({ id }) => id),
    ...[...kinds].map(([words, kind]) => `${english.get(words)?.id}/${slug(kind)}`),
  ];
  expect(products.filter((product) => !germanNames().has(product))).toEqual([]);
});

test('a German name shared by two products means the more common one', () => {
  expect(inLanguage('de', () => called('ceps', 'cep'))).toBe('Steinpilze');
  expect(productOf(foodCatalog(), parseIngredient('2 Steinpilze'))?.product.food?.id).not.toBe('cep');
});

test.each([
  ['200 g getrocknete Mango', 'dried mango'],
  ['2 Zuckerwürfel', 'sugar cube'],
  ['1 Fasan', 'pheasant'],
  ['2 EL Haselnussöl', 'hazelnut oil'],
  ['1 Gans', 'goose'],
  ['100 ml Erdnussöl', 'peanut oil'],
  ['2 Hühner', 'chicken'],
])('%s is bought as %s', (line, food) => {
  expect(productOf(foodCatalog(), parseIngredient(line))?.product.name).toBe(food);
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

test.each(['danish', 'dutch', 'italian', 'norwegian', 'spanish', 'swedish'])(
  'every %s name is that of a product of the catalog',
  (language) => {
    const text = readFileSync(
      resolve(import.meta.dirname, `../src/features/foods/data/${language}.txt`),
      'utf8',
    );
    const { byId, kinds, english } = foodCatalog();
    const known = new Set([...kinds].map(([words, kind]) => `${english.get(words)?.id}/${slug(kind)}`));
    const ids = [...readLocalNames(text).keys()];
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !byId.has(id) && !known.has(id))).toEqual([]);
  },
);
