import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '#features/foods/rules/units/units.ts';
import type { NeededPart } from './list.ts';
import { packageMath, packagesFor, readSize, suggestedProduct } from './packages.ts';

const g = (quantity: number): NeededPart => ({ quantity, unit: 'g' });
const ml = (quantity: number): NeededPart => ({ quantity, unit: 'ml' });
const pieces = (quantity: number, unit: UnitId | null = null): NeededPart => ({ quantity, unit });

describe('how many packages to buy', () => {
  test.each<[string, NeededPart[], string, number, string | null]>([
    ['700 g', [g(700)], '400 g', 2, 'You need 700 g: 2 × 400 g'],
    ['800 g', [g(800)], '400 g', 2, 'You need 800 g: 2 × 400 g'],
    ['801 g', [g(801)], '400 g', 3, 'You need 801 g: 3 × 400 g'],
    ['1 kg', [g(1000)], '500 g', 2, 'You need 1 kg: 2 × 500 g'],
    ['1 lb', [g(453.59237)], '16 oz', 1, 'You need 1 lb: 1 × 16 oz'],
    ['3 cups', [ml(720)], '1/2 gal', 1, 'You need 3 cups: 1 × 1/2 gal'],
    ['1½ l', [ml(1500)], '1 l', 2, 'You need 1½ l: 2 × 1 l'],
    ['12 fl oz', [ml(360)], '12 fl. oz.', 1, 'You need 12 fl oz: 1 × 12 fl. oz.'],
    ['900 g', [g(900)], '4 x 400 g', 1, 'You need 900 g: 1 × 4 x 400 g'],
    ['2 cans', [pieces(2, 'can')], '400 g', 2, 'You need 2 cans: 2 × 400 g'],
    ['300 g + 1 can', [g(300), pieces(1, 'can')], '400 g', 2, 'You need 300 g + 1 can: 2 × 400 g'],
    ['7', [pieces(7)], '6 ct', 2, 'You need 7: 2 × 6 ct'],
    ['7', [pieces(7)], '1 dozen', 1, 'You need 7: 1 × 1 dozen'],
    ['3', [pieces(3)], 'each', 3, 'You need 3: take 3'],
    ['½', [pieces(0.5)], '1 each', 1, 'You need ½: take 1'],
    ['2 × 140 g', [{ ...pieces(2), each: g(140) }], '300 g', 1, 'You need 2 × 140 g: 1 × 300 g'],
    ['3 × 140 g', [{ ...pieces(3), each: g(140) }], '300 g', 2, 'You need 3 × 140 g: 2 × 300 g'],
    ['3 × 140 g', [{ ...pieces(3), each: g(140) }], '2 ct', 2, 'You need 3 × 140 g: 2 × 2 ct'],
    // Sizes that cannot be compared give one package and no calculation.
    ['3', [pieces(3)], '500 g', 1, null],
    ['2 cloves', [pieces(2, 'clove')], '4 ct', 1, null],
    ['30 ml', [ml(30)], '500 g', 1, null],
    ['', [], '750 g', 1, null],
    ['5 kg', [g(5000)], 'a lot', 1, null],
    ['800 g + 2', [g(800), pieces(2)], '400 g', 2, null],
  ])('%s of %j in packages of %s', (amount, needs, size, packages, math) => {
    expect(packagesFor(needs, size)).toBe(packages);
    expect(packageMath(amount, needs, size)).toBe(math);
  });

  const units = fc.constantFrom<UnitId>('g', 'kg', 'oz', 'lb');
  const amount = fc.integer({ min: 1, max: 5000 });

  test('the packages hold what is needed, and one fewer would not', () => {
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

  test('a larger amount never takes fewer packages, and larger packages never more', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (a, b, small, large) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const one = packagesFor([g(less)], `${small} g`);
        expect(one).toBeLessThanOrEqual(packagesFor([g(more)], `${small} g`));
        expect(one).toBeLessThanOrEqual(packagesFor([g(less), g(more)], `${small} g`));
        const sizes = [Math.min(small, large), Math.max(small, large)] as const;
        expect(packagesFor([g(a)], `${sizes[1]} g`)).toBeLessThanOrEqual(
          packagesFor([g(a)], `${sizes[0]} g`),
        );
      }),
    );
  });

  test('the number of packages is a whole number from 1 to 99, whatever is needed and sold', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.float()), (size, quantities) => {
        const packages = packagesFor(
          quantities.map((quantity) => pieces(quantity)),
          size,
        );
        expect(Number.isInteger(packages) && packages >= 1 && packages <= 99).toBe(true);
      }),
    );
  });
});

test('of several products the first with a comparable size is suggested', () => {
  const products = [{ size: '1 each' }, { size: '500 g' }, { size: '1 kg' }];
  expect(suggestedProduct([g(1200)], products)).toBe(products[1]);
  expect(suggestedProduct([pieces(3)], products)).toBe(products[0]);
  expect(suggestedProduct([], products)).toBe(products[0]);
  expect(suggestedProduct([], [])).toBeUndefined();
});
