import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodCatalog } from '../../server/catalog.ts';
import { nutritionOf } from '../nutrition.ts';
import { foodsBeside, recipeFoods } from '../recipe-foods.ts';
import { allergensIn, dietVerdicts } from './diets.ts';

const foodsOf = (...names: string[]) =>
  recipeFoods(
    foodCatalog(),
    names.map((name) => ({ amount: '100 g', name })),
  );
const verdict = (id: string, ...names: string[]) =>
  dietVerdicts(foodsOf(...names), 1).find((diet) => diet.id === id);

describe('whether a recipe suits a diet', () => {
  it.each([
    ['vegan', ['tomatoes', 'olive oil', 'basil'], 'fits', []],
    ['vegan', ['oats', 'honey'], 'no', ['honey']],
    ['vegan', ['coconut milk', 'peanut butter', 'tofu'], 'fits', []],
    ['vegetarian', ['chicken stock', 'rice'], 'no', ['chicken stock']],
    ['vegetarian', ['Fleisch', 'rice'], 'no', ['meat']],
    ['paleo', ['meat', 'leeks'], 'unsure', ['meat']],
    ['vegetarian', ['gelatine', 'cream'], 'no', ['gelatine']],
    ['vegetarian', ['Worcestershire sauce'], 'no', ['Worcestershire sauce']],
    ['vegetarian', ['parmesan', 'pasta'], 'unsure', ['parmesan']],
    ['vegan', ['leeks', 'something unheard of'], 'unsure', ['something unheard of']],
    ['pescatarian', ['salmon', 'butter'], 'fits', []],
    ['pescatarian', ['prawns', 'bacon'], 'no', ['bacon']],
    ['gluten-free', ['soy sauce', 'rice'], 'no', ['soy sauce']],
    ['gluten-free', ['cornflour', 'rice flour'], 'fits', []],
    ['gluten-free', ['gluten-free rolled oats', 'water'], 'fits', []],
    ['vegan', ['honey mustard', 'tofu'], 'no', ['honey mustard']],
    ['vegetarian', ['pesto', 'rice'], 'unsure', ['pesto']],
    ['dairy-free', ['almond milk', 'eggs'], 'fits', []],
    ['dairy-free', ['ghee'], 'no', ['ghee']],
    ['vegan', ['stock', 'leeks'], 'unsure', ['stock']],
    ['vegan', ['spinach souffle'], 'unsure', ['Spinach souffle']],
    ['vegan', ['Baileys'], 'no', ['Irish cream']],
    ['paleo', ['lentils', 'beef'], 'no', ['lentils']],
    ['plant-based', ['tofu', 'honey'], 'no', ['honey']],
    ['lacto-ovo-vegetarian', ['eggs', 'milk'], 'fits', []],
    ['carnivore', ['beef mince', 'eggs', 'salt'], 'fits', []],
    ['carnivore', ['beef mince', 'onions'], 'no', ['onion']],
    ['keto', ['butter', 'spinach'], 'fits', []],
    [
      'keto',
      ['rice'],
      'no',
      [expect.stringMatching(/^\d+(\.\d)? g of carbohydrate without fiber per serving$/)],
    ],
    ['keto', ['butter', 'something unheard of'], 'unsure', ['something unheard of']],
    ['high-protein', ['chicken breast'], 'fits', []],
    ['high-protein', ['chicken breast', 'something unheard of'], 'fits', []],
    ['high-protein', ['apples'], 'no', [expect.stringMatching(/g of protein per serving$/)]],
    ['low-sodium', ['apples'], 'fits', []],
    ['low-sodium', ['soy sauce'], 'no', [expect.stringMatching(/g of salt per serving$/)]],
  ])('%s: %j', (id, names, expected, because) => {
    expect(verdict(id, ...names)).toMatchObject({ verdict: expected, because });
  });

  it('is never confirmed if one food is unknown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('rice', 'tofu', 'apples', 'kale'),
        fc.constantFrom('zorbleweed', 'qux paste'),
        (...names) => {
          expect(dietVerdicts(foodsOf(...names), 1).map((diet) => diet.verdict)).not.toContain('fits');
        },
      ),
    );
  });
});

describe('the allergens of a recipe', () => {
  it('are listed with the foods they are in', () => {
    const found = allergensIn(foodsOf('unsalted butter', 'double cream', 'plain flour', 'dark chocolate'));
    expect(found.find(({ id }) => id === 'milk')).toMatchObject({
      contains: ['butter', 'double cream'],
      mayContain: ['dark chocolate'],
    });
    expect(found.find(({ id }) => id === 'gluten')?.contains).toEqual(['plain flour']);
  });
});

describe('secondary foods of a line', () => {
  it.each([
    ['dark chocolate with hazelnuts', ['hazelnut']],
    ['yogurt with honey and walnuts', ['honey', 'walnut']],
    ['pasta, tossed with parmesan', ['parmesan']],
    ['1 onion, peeled with a knife', []],
    ['tomatoes', []],
  ])('count for diets and allergens: %s', (name, expected) => {
    const beside = foodsBeside(foodCatalog(), [{ amount: '', name }]);
    expect(beside.map(({ food }) => food?.id)).toEqual(expected);
  });

  it('make a recipe unfit', () => {
    const beside = foodsBeside(foodCatalog(), [{ amount: '', name: 'oats with honey' }]);
    expect(dietVerdicts(foodsOf('oats'), 1, beside).find(({ id }) => id === 'vegan')).toMatchObject({
      verdict: 'no',
      because: ['honey'],
    });
  });
});

describe('the catalog’s own labels', () => {
  it('never treats a food from the nutrition tables as free of anything', () => {
    const measured = foodCatalog().foods.filter(({ name }) => name.includes(','));
    expect(measured.length).toBeGreaterThan(3000);
    expect(measured.filter(({ isCertain }) => isCertain)).toEqual([]);
  });
});

describe('the nutrition of a serving', () => {
  it('is counted from the known foods with an amount, and says how many', () => {
    const foods = recipeFoods(foodCatalog(), [
      { amount: '200 g', name: 'butter' },
      { amount: '', name: 'salt to taste' },
      { amount: '1 cup', name: 'zorbleweed' },
      { amount: '', name: 'oil for frying' },
    ]);
    const nutrition = nutritionOf(foods, 4);
    expect(nutrition).toMatchObject({ counted: 2, total: 4 });
    expect(nutrition?.perServing.energy).toBeCloseTo(358.5, 0);
  });

  it('shrinks with the servings', () => {
    const foods = foodsOf('rice', 'chicken breast', 'butter');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (servings) => {
        const one = nutritionOf(foods, 1)!.perServing.energy;
        expect(nutritionOf(foods, servings)!.perServing.energy).toBeCloseTo(one / servings, 6);
      }),
    );
  });

  it('is omitted if no food is known', () => {
    expect(nutritionOf(foodsOf('zorbleweed'), 2)).toBeNull();
  });
});
