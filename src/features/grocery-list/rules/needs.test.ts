import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import type { UnitSystem } from '#shared/unit-systems.ts';
import { ONE } from './exact.ts';
import { type Need, sumNeeds, type Weights } from './needs.ts';
import { toldBy } from './told.ts';
import { writeTotal } from './write-total.ts';

const UNKNOWN: Weights = { gramsPerMl: null, gramsOf: () => null };
/** Like flour or onions: 0.5 g per milliliter, 110 g per piece, 3 g per clove. */
const KNOWN: Weights = {
  gramsPerMl: 0.5,
  gramsOf: (unit) => (unit === null ? 110 : unit === 'clove' ? 3 : null),
};
const PINCHED: Weights = { ...KNOWN, gramsOf: (unit) => (unit === 'pinch' ? 0.4 : null) };
const needs = (lines: readonly string[], count = ONE): Need[] =>
  lines.map((line) => ({ told: toldBy(parseIngredient(line)), count }));
const total = (lines: readonly string[], weights = UNKNOWN, units: UnitSystem = 'written') =>
  writeTotal(sumNeeds(needs(lines), weights), { units, leaning: 'us' });

describe('amounts of one food', () => {
  it.each<[string[], string]>([
    [['1 lb beef', '8 oz beef'], '1½ lb'],
    [['200 g flour', '1 kg flour'], '1.2 kg'],
    [['1/3 cup oil', '1/3 cup oil', '1/3 cup oil'], '1 cup'],
    [['3/4 cup sugar', '1 tsp sugar'], '¾ cup + 1 tsp'],
    [['1 tbsp oil', '2 tsp oil'], '1 tbsp + 2 tsp'],
    [['2 tbsp oil', '2 tbsp oil'], '4 tbsp'],
    [['6 tbsp oil', '6 tbsp oil'], '¾ cup'],
    [['1 cup sugar', '2 tbsp sugar'], '1 cup + 2 tbsp'],
    [['2 onions', '1 large onion, chopped'], '3'],
    [['2-3 carrots', '1 carrot'], '3–4'],
    [['2 cloves garlic', '1 clove garlic'], '3 cloves'],
    [['1 gallon milk'], '1 gallon'],
    [['1 cup plus 2 tbsp flour'], '1 cup + 2 tbsp'],
    [['2 (14 oz) cans tomatoes', '1 (14 oz) can tomatoes'], '3 × 14 oz cans'],
  ])('of the same kind are added up: %j', (lines, expected) => {
    expect(total(lines)).toBe(expected);
  });

  it.each<[string[], string]>([
    [['240 ml (1 cup) milk', '200 ml milk'], '440 ml'],
    [['1 cup (240 ml) milk', '200 ml milk'], '1¾ cups'],
    [['3 onions (about 300 g)', '200 g onions'], '500 g'],
    [['500 g/1 lb 2 oz beef', '1 kg beef'], '1.5 kg'],
  ])(
    'that a line gives in several units are added in the one that fits the others: %j',
    (lines, expected) => {
      expect(total(lines)).toBe(expected);
    },
  );

  it('leaves a pinch a pinch, whatever the food weighs', () => {
    expect(total(['1 tsp salt', 'a pinch of salt', '2 pinches salt'], PINCHED)).toBe('1 tsp + 3 pinches');
    expect(total(['2 pinches salt', '100 g salt', '1 cup salt', 'salt'], PINCHED)).toBe(
      'about 220 g + 2 pinches + some',
    );
  });

  it.each<[string[], string]>([
    [['300 g onions', '2 onions'], '300 g + 2 pieces'],
    [['200 g flour', '1 cup flour'], '200 g + 1 cup'],
    [['1 pinch salt', '1 tsp salt'], '1 tsp + 1 pinch'],
    [['1 can beans', '1 jar beans'], '1 can + 1 jar'],
    [['1 can beans', '2 (400 g) cans beans'], '1 can + 2 × 400 g cans'],
    [
      ['2 (15-oz) cans beans', '1 (15 oz) can beans', '1 (28-oz) can beans'],
      '3 × 15 oz cans + 1 × 28 oz can',
    ],
    [['2 (400 g) cans tomatoes', '400 g tomatoes'], '400 g + 2 × 400 g cans'],
    [['2 x 400g tinned tomatoes', '400 g tomatoes'], '400 g + 2 × 400 g cans'],
    [['1 tbsp oil', 'oil for frying'], '1 tbsp + some'],
  ])('that do not convert are listed side by side: %j', (lines, expected) => {
    expect(total(lines)).toBe(expected);
  });

  it('are given in the unit of most lines when the weight is known, marked as approximate', () => {
    expect(total(['200 g flour', '1 cup flour', '50 g flour'], KNOWN)).toBe('about 370 g');
    expect(total(['200 g flour', '1 cup flour', '2 tbsp flour'], KNOWN)).toBe('about 2¾ cups');
    expect(total(['1 cup chopped onion', '1 large onion', '3 onions'], KNOWN)).toBe('about 5');
    expect(total(['300 g onions', '2 onions'], KNOWN)).toBe('about 5');
    expect(total(['2 onions', '1 onion'], KNOWN)).toBe('3');
    expect(total(['2 cups flour', '1 cup flour'], KNOWN)).toBe('3 cups');
    expect(total(['1 can onions', '100 g onions'], KNOWN)).toBe('100 g + 1 can');
    expect(total(['2 onions', '3 cloves onions'], KNOWN)).toBe('2 pieces + 3 cloves');
  });

  it('are shown in preferred units; spoons stay spoons', () => {
    expect(total(['1 lb beef', '8 oz beef'], UNKNOWN, 'metric')).toBe('680 g');
    expect(total(['200 g flour'], UNKNOWN, 'us')).toBe('7 oz');
    expect(total(['440 ml milk'], UNKNOWN, 'us')).toBe('1¾ cups');
    expect(total(['2 tbsp oil'], UNKNOWN, 'metric')).toBe('2 tbsp');
    expect(total(['1 gallon milk'], UNKNOWN, 'metric')).toBe('3.85 l');
  });

  it('are empty when no line has one', () => {
    expect(total(['salt to taste', 'salt'])).toBe('');
  });

  it('scale exactly with how often a line is needed', () => {
    const third = needs(['1 cup milk'], new Fraction(1, 3));
    const sum = sumNeeds([...third, ...third, ...third], UNKNOWN);
    expect(writeTotal(sum, { units: 'written', leaning: 'us' })).toBe('1 cup');
  });
});

describe('sizes', () => {
  it.each<[string[], string]>([
    [['12 (10-inch) flour tortillas', '4 (8-inch) flour tortillas'], '16'],
    [['2 10cm/4in squares puff pastry'], '2 squares'],
    [['3 garlic cloves (0.5 oz)', '1 clove garlic'], '4 cloves'],
    [['2 (6-ounce) salmon fillets'], '2 × 6 oz'],
    [['2 (6-ounce) salmon fillets', '1 salmon fillet'], '3'],
    [['1 (14½-oz) can tomatoes'], '1 × 14½ oz can'],
    [['1 29oz can tomato sauce'], '1 × 29 oz can'],
  ])('are not amounts: %j', (lines, expected) => {
    expect(total(lines)).toBe(expected);
  });
});

describe('a sum', () => {
  const amount = fc.constantFrom('1', '2', '1/3', '2-3', '0.25', '1½', '17', '');
  const unit = fc.constantFrom(
    'g',
    'kg',
    'oz',
    'lb',
    'ml',
    'l',
    'tsp',
    'tbsp',
    'cups',
    'cloves',
    'cans',
    '(14 oz) cans',
    '',
  );
  const line = fc.tuple(amount, unit).map(([much, of]) => `${much} ${of} rice`.trim());
  const lines = fc.array(line, { minLength: 1, maxLength: 8 });
  const weights = fc.constantFrom(UNKNOWN, KNOWN);

  it('is the same whatever the order of the lines', () => {
    fc.assert(
      fc.property(lines, weights, fc.nat(), (all, weight, by) => {
        const shift = by % all.length;
        const turned = [...all.slice(shift), ...all.slice(0, shift)].reverse();
        expect(total(turned, weight)).toBe(total(all, weight));
      }),
    );
  });

  it('drops nothing: twice the lines give twice each part', () => {
    fc.assert(
      fc.property(lines, weights, (all, weight) => {
        const [once, twice] = [sumNeeds(needs(all), weight), sumNeeds(needs([...all, ...all]), weight)];
        expect(twice.parts.map(({ to }) => to.valueOf())).toEqual(
          once.parts.map(({ to }) => 2 * to.valueOf()),
        );
        const measured = needs(all).filter(({ told }) => told.length > 0);
        expect(once.parts.length > 0).toBe(measured.length > 0);
        expect(once.hasMore).toBe(measured.length < all.length);
      }),
    );
  });

  it('of masses and volumes is within a thousandth of what a scale says', () => {
    const grams = { g: 1, kg: 1000, oz: 28.3495, lb: 453.592 };
    const part = fc.tuple(
      fc.integer({ min: 1, max: 500 }),
      fc.constantFrom(...(Object.keys(grams) as (keyof typeof grams)[])),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const sum = sumNeeds(needs(parts.map(([much, of]) => `${much} ${of} rice`)), UNKNOWN);
        const expected = parts.reduce((all, [much, of]) => all + much * grams[of], 0);
        const [mass] = sum.parts;
        expect(Math.abs((mass ? mass.to.valueOf() : 0) / expected - 1)).toBeLessThan(0.001);
      }),
    );
  });
});
