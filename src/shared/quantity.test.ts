import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuantity, parseQuantity, type Rational, scaleAmount } from './quantity.ts';

const number = ({ num, den }: Rational) => num / den;

describe('reading a quantity', () => {
  it.each([
    ['1', 1, ''],
    ['1/2 tsp', 0.5, ' tsp'],
    ['1⁄2 tsp', 0.5, ' tsp'],
    ['1 1/2 cups', 1.5, ' cups'],
    ['1-1/2 cups', 1.5, ' cups'],
    ['1½ cups', 1.5, ' cups'],
    ['1 ½ cups', 1.5, ' cups'],
    ['1-½ cups', 1.5, ' cups'],
    ['1 and 1/2 cups', 1.5, ' cups'],
    ['1 & 1/2 cups', 1.5, ' cups'],
    ['1&1/2 cups', 1.5, ' cups'],
    ['1 and ½ cups', 1.5, ' cups'],
    ['.5 kg', 0.5, ' kg'],
    ['15-ounce can', 15, '-ounce can'],
    ['2-inch piece', 2, '-inch piece'],
    ['1 - 14 oz can', 1, ' - 14 oz can'],
    ['3/2 cups', 1.5, ' cups'],
    ['½ cup', 0.5, ' cup'],
    ['1.5 kg', 1.5, ' kg'],
    ['1,5 kg', 1.5, ' kg'],
    ['1,500 g', 1500, ' g'],
    ['２００ｇ', 200, 'g'],
    ['１／２ cup', 0.5, ' cup'],
    ['٢٠٠ g', 200, ' g'],
    ['٢٫٥ kg', 2.5, ' kg'],
    ['١٬٥٠٠ g', 1500, ' g'],
    ['۲½ cups', 2.5, ' cups'],
    ['२ कप', 2, ' कप'],
    ['1.500 g', 1500, ' g'],
    ['1.500 kg', 1.5, ' kg'],
    ['0.500 g', 0.5, ' g'],
    ['400g', 400, 'g'],
    ['  3 eggs', 3, ' eggs'],
    ['2 (14 oz) cans', 2, ' (14 oz) cans'],
    ['1 14 oz can', 1, ' 14 oz can'],
    ['2 x 400 g', 2, ' x 400 g'],
  ])('%s is %d', (text, value, rest) => {
    const read = parseQuantity(text);
    expect(read && number(read.from)).toBe(value);
    expect(read?.to).toBeUndefined();
    expect(read?.rest).toBe(rest);
  });

  it.each([
    ['2-3', 2, 3],
    ['2 – 3', 2, 3],
    ['2—3', 2, 3],
    ['2 to 3 cloves', 2, 3],
    ['2 or 3 cloves', 2, 3],
    ['1/2-1 cup', 0.5, 1],
    ['1 1/2 to 2 cups', 1.5, 2],
    ['½–¾ cup', 0.5, 0.75],
    ['2-to-3 lb', 2, 3],
    ['4 - 6 oz', 4, 6],
    ['.5-1 cup', 0.5, 1],
  ])('%s is a range', (text, from, to) => {
    const read = parseQuantity(text);
    expect(read && number(read.from)).toBe(from);
    expect(read?.to && number(read.to)).toBe(to);
  });

  it.each([
    '',
    'salt',
    'a pinch',
    '/2',
    '1/0',
    '1e400',
    '1e-3',
    '2% milk',
    '2-4% salt',
    '2 - 4 % salt',
    '100 % rye',
    '9'.repeat(40),
    '.',
    '80/20 beef',
    '93/7 turkey',
    '5-spice powder',
    '7-Up',
    '12-grain bread',
    '2-day-old bread',
    '½%',
  ])('%s starts with no amount', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});

describe('writing a quantity', () => {
  it.each([
    [1, 2, '½'],
    [3, 2, '1½'],
    [1, 3, '⅓'],
    [8, 3, '2⅔'],
    [1, 8, '⅛'],
    [7, 8, '⅞'],
    [6, 1, '6'],
    [1, 5, '0.2'],
    [1, 7, '0.14'],
    [1, 1000, '0.01'],
    [0, 1, '0'],
  ])('%d/%d is %s', (num, den, text) => {
    expect(formatQuantity({ num, den })).toBe(text);
  });
});

describe('scaling an amount', () => {
  it.each([
    ['٢٠٠ g (１ cup)', 2, '400 g (2 cup)'],
    ['1 1/2 cups', 2, '3 cups'],
    ['2-3', 2, '4–6'],
    ['2 to 3 cloves', 2, '4–6 cloves'],
    ['1/3 cup', 2, '⅔ cup'],
    ['1 cup', 0.5, '½ cup'],
    ['1 cup', 1 / 3, '⅓ cup'],
    ['400g', 2, '800g'],
    ['1,5 kg', 2, '3 kg'],
    ['2 (14 oz) cans', 2, '4 (14 oz) cans'],
    ['2 ¼-oz packets', 2, '4 (¼ oz) packets'],
    ['1 1/4-ounce package yeast', 3, '3 (1/4 ounce) package yeast'],
    ['2 1/4 oz', 2, '4½ oz'],
    ['1 can (400 g)', 2, '2 can (400 g)'],
    ['1 1/2 cups (360 ml)', 2, '3 cups (720 ml)'],
    ['50g/2oz butter', 2, '100g/4oz butter'],
    ['1 cup plus 2 tablespoons', 2, '2 cup plus 4 tablespoons'],
    ['1 cup (packed)', 2, '2 cup (packed)'],
    ['2 x 400 g', 3, '6 x 400 g'],
    ['1 and 1/2 cups', 2, '3 cups'],
    ['.5 cup', 3, '1½ cup'],
    ['1lb 2oz', 2, '2lb 4oz'],
    ['1lb2oz', 2, '2lb4oz'],
    ['1 lb. 2 oz.', 2, '2 lb. 4 oz.'],
    ['500g/1lb 2oz', 2, '1000g/2lb 4oz'],
    ['3 tablespoons/~44 milliliters', 2, '6 tablespoons/~88 milliliters'],
    ['1 cup 2 tbsp', 2, '2 cup 4 tbsp'],
    ['1 kg 500 g', 2, '2 kg 1000 g'],
    ['2.5cm/1in piece', 2, '5cm/2in piece'],
    ['100 ml (scant ½ cup) milk', 2, '200 ml (scant 1 cup) milk'],
    ['1 cup (heaped 120 g)', 2, '2 cup (heaped 240 g)'],
    ['2 l (1/2 gal)', 2, '4 l (1 gal)'],
    ['1 - 14 oz can', 2, '2 - 14 oz can'],
    ['1 cup 2% milk', 2, '2 cup 2% milk'],
    ['80/20 beef', 2, '80/20 beef'],
    ['5-spice powder', 2, '5-spice powder'],
    ['1 red and 1 yellow pepper', 3, '3 red and 3 yellow pepper'],
    ['4 egg yolks + 1 whole egg', 0.5, '2 egg yolks + ½ whole egg'],
    ['1 onion or 2 shallots, diced', 3, '3 onion or 6 shallots, diced'],
    ['1 tsp salt and 1/2 tsp pepper', 2, '2 tsp salt and 1 tsp pepper'],
    ['2 eggs (1 white and 1 yolk)', 2, '4 eggs (1 white and 1 yolk)'],
    ['2 potatoes, cut into 2 and 3 cm pieces', 2, '4 potatoes, cut into 2 and 3 cm pieces'],
    ['200/250 g', 2, '400–500 g'],
    ['1/32 cup', 2, '0.06 cup'],
    ['a pinch', 2, 'a pinch'],
    ['2% milk', 2, '2% milk'],
    ['00 flour', 2, '00 flour'],
    ['1.50', 1, '1.50'],
    ['1 1/2 cups', Number.NaN, '1 1/2 cups'],
    ['1 1/2 cups', Number.POSITIVE_INFINITY, '1 1/2 cups'],
    ['1 1/2 cups', 0, '1 1/2 cups'],
    ['1 1/2 cups', -2, '1 1/2 cups'],
    ['1e400', 2, '1e400'],
    ['999999999 g', 1e9, '999999999 g'],
    ['', 2, ''],
  ])('%s × %d is %s', (amount, factor, expected) => {
    expect(scaleAmount(amount, factor)).toBe(expected);
  });

  it('is exact if the factor is a fraction', () => {
    expect(scaleAmount('1 cup', { num: 2, den: 3 })).toBe('⅔ cup');
    expect(scaleAmount('3 eggs', { num: 6, den: 4 })).toBe('4½ eggs');
    expect(scaleAmount('3 eggs', { num: 4, den: 4 })).toBe('3 eggs');
    expect(scaleAmount('3 eggs', { num: 4, den: 0 })).toBe('3 eggs');
  });

  it.each([
    ['400 g', { num: 8, den: 3 }, '1067 g'],
    ['100ml', { num: 4, den: 3 }, '133ml'],
    ['200-250 g', { num: 1, den: 3 }, '67–83 g'],
    ['5 g', { num: 1, den: 2 }, '2½ g'],
    ['1.5 kg', { num: 1, den: 2 }, '¾ kg'],
  ])('writes %s times %j as a scale or jug shows it: %s', (amount, factor, scaled) => {
    expect(scaleAmount(amount, factor)).toBe(scaled);
  });

  it('never throws, and never turns an amount into nothing', () => {
    const factor = fc.oneof(fc.double(), fc.record({ num: fc.double(), den: fc.double() }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), factor, (amount, by) => {
        expect(scaleAmount(amount, by)).toBeTypeOf('string');
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 64 }),
        fc.integer({ min: 1, max: 99 }),
        (num, den, by) => {
          fc.pre(num + den !== 100);
          const read = parseQuantity(scaleAmount(`${num}/${den} cloves`, by));
          expect(read).not.toBeNull();
          expect(number(read?.from ?? { num: 0, den: 1 })).toBeCloseTo((num / den) * by, 1);
          expect(read?.rest).toBe(' cloves');
        },
      ),
    );
  });

  it('a factor of 1 changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (amount) => {
        expect(scaleAmount(amount, 1)).toBe(amount);
        expect(scaleAmount(amount, { num: 7, den: 7 })).toBe(amount);
      }),
    );
  });

  it('doubling and halving restores a kitchen fraction', () => {
    const fraction = fc
      .record({ whole: fc.nat(50), num: fc.nat(7), den: fc.constantFrom(1, 2, 3, 4, 8) })
      .filter(({ whole, num, den }) => num < den && whole + num > 0);
    fc.assert(
      fc.property(fraction, fraction, fc.boolean(), (a, b, isRange) => {
        const write = ({ whole, num, den }: typeof a) =>
          `${whole} ${num}/${den}`.replace(/^0 | 0\/\d+$/g, '');
        const text = isRange ? `${write(a)} - ${write(b)} cups` : `${write(a)} cups`;
        const [before, after] = [parseQuantity(text), parseQuantity(scaleAmount(scaleAmount(text, 2), 0.5))];
        expect(after?.from).toEqual(before?.from);
        expect(after?.to).toEqual(before?.to);
        expect(after?.rest.trim().endsWith('cups')).toBe(true);
      }),
    );
  });

  it('doubling and halving restores an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 2, max: 50 }), (amount, by) => {
        const there = scaleAmount(`${amount} g`, by);
        expect(scaleAmount(there, { num: 1, den: by })).toBe(`${amount} g`);
      }),
    );
  });
});
