import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '#features/foods/rules/units.ts';
import { type Need, packageMaths, packagesFor, readNeeds, readSize, suggestedProduct } from './packages.ts';

describe('what a line asks for', () => {
  test.each<[string, Need[]]>([
    ['700 g plain flour', [{ quantity: 700, unit: 'g' }]],
    ['1.2 kg ripe tomatoes, halved', [{ quantity: 1.2, unit: 'kg' }]],
    [
      '1 1/2 cups (360 ml) milk',
      [
        { quantity: 1.5, unit: 'cup' },
        { quantity: 360, unit: 'ml' },
      ],
    ],
    ['2 large eggs', [{ quantity: 2, unit: null }]],
    ['2–3 red onions', [{ quantity: 3, unit: null }]],
    [
      '2 (14 oz) cans chopped tomatoes',
      [
        { quantity: 28, unit: 'oz' },
        { quantity: 2, unit: 'can' },
      ],
    ],
    ['2 tins chickpeas', [{ quantity: 2, unit: 'can' }]],
    ['1 lb ground beef', [{ quantity: 1, unit: 'lb' }]],
    ['1 lb plus 8 oz ground beef', [{ quantity: 1.5, unit: 'lb' }]],
    ['3 heaped tablespoons sugar', [{ quantity: 3, unit: 'tbsp' }]],
    ['8 fl oz milk', [{ quantity: 8, unit: 'fl-oz' }]],
    ['3 × 1 bunch of basil', [{ quantity: 3, unit: 'bunch' }]],
    ['salt to taste', []],
  ])('%s', (line, needs) => {
    expect(readNeeds(line)).toEqual(needs);
  });
});

describe('how many packages to buy', () => {
  test.each<[string, string, number, string | null]>([
    ['700 g flour', '400 g', 2, 'You need 700 g: 2 × 400 g'],
    ['800 g flour', '400 g', 2, 'You need 800 g: 2 × 400 g'],
    ['801 g flour', '400 g', 3, 'You need 801 g: 3 × 400 g'],
    ['1 kg flour', '500 g', 2, 'You need 1 kg: 2 × 500 g'],
    ['1 lb beef', '16 oz', 1, 'You need 1 lb: 1 × 16 oz'],
    ['3 cups milk', '1/2 gal', 1, 'You need 3 cups: 1 × 1/2 gal'],
    ['1.5 l stock', '1 l', 2, 'You need 1½ l: 2 × 1 l'],
    ['2 (14 oz) cans tomatoes', '4 x 400 g', 1, 'You need 28 oz: 1 × 4 x 400 g'],
    ['2 cans tomatoes', '400 g', 2, 'You need 2 cans: 2 × 400 g'],
    ['900 g tomatoes', '4 x 400 g', 1, 'You need 900 g: 1 × 4 x 400 g'],
    ['7 eggs', '6 ct', 2, 'You need 7: 2 × 6 ct'],
    ['7 eggs', '1 dozen', 1, 'You need 7: 1 × 1 dozen'],
    ['3 lemons', 'each', 3, 'You need 3: take 3'],
    ['1/2 onion', '1 each', 1, 'You need ½: take 1'],
    // What cannot be compared is one package, and nothing is reckoned.
    ['3 carrots', '500 g', 1, null],
    ['2 cloves garlic', '4 ct', 1, null],
    ['2 tbsp sugar', '500 g', 1, null],
    ['salt', '750 g', 1, null],
    ['5 kg rice', 'a lot', 1, null],
  ])('%s in packages of %s', (line, size, packages, maths) => {
    expect(packagesFor(readNeeds(line), size)).toBe(packages);
    expect(packageMaths(readNeeds(line), size)).toBe(maths);
  });

  const units = fc.constantFrom<UnitId>('g', 'kg', 'oz', 'lb');
  const amount = fc.integer({ min: 1, max: 5000 });

  test('they hold what is needed, and one less would not', () => {
    fc.assert(
      fc.property(amount, units, amount, fc.constantFrom('g', 'oz'), (quantity, unit, of, sizeUnit) => {
        const size = `${of} ${sizeUnit}`;
        const packages = packagesFor([{ quantity, unit }], size);
        const one = readSize(size)?.amount ?? 0;
        const needed = readSize(`${quantity} ${unit}`)?.amount ?? 0;
        expect(packages).toBeGreaterThanOrEqual(1);
        if (packages < 99) expect(packages * one).toBeGreaterThan(needed - one * 1e-5);
        if (packages > 1) expect((packages - 1) * one).toBeLessThan(needed);
      }),
    );
  });

  test('more is never fewer packages, and larger packages never more', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, units, (a, b, small, large, unit) => {
        const need = (quantity: number) => [{ quantity, unit }];
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(packagesFor(need(less), `${small} g`)).toBeLessThanOrEqual(
          packagesFor(need(more), `${small} g`),
        );
        const sizes = [Math.min(small, large), Math.max(small, large)] as const;
        expect(packagesFor(need(a), `${sizes[1]} g`)).toBeLessThanOrEqual(
          packagesFor(need(a), `${sizes[0]} g`),
        );
      }),
    );
  });

  test('whatever a line and a store say, there is a whole number from 1 to 99', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.float(), (line, size, quantity) => {
        for (const need of [readNeeds(line), [{ quantity, unit: null }]]) {
          const packages = packagesFor(need, size);
          expect(Number.isInteger(packages) && packages >= 1 && packages <= 99).toBe(true);
        }
      }),
    );
  });
});

test('of several products the first is suggested whose size can be compared', () => {
  const products = [{ size: '1 each' }, { size: '500 g' }, { size: '1 kg' }];
  expect(suggestedProduct(readNeeds('1.2 kg tomatoes'), products)).toBe(products[1]);
  expect(suggestedProduct(readNeeds('3 tomatoes'), products)).toBe(products[0]);
  expect(suggestedProduct([], products)).toBe(products[0]);
  expect(suggestedProduct([], [])).toBeUndefined();
});
