import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredient } from '../ingredient/parse-ingredient.ts';
import { showAmount } from './display-units.ts';
import { unitOf } from './units.ts';

describe('an amount in the units a cook prefers', () => {
  it.each([
    ['1 cup (240 ml)', '240 ml', '1 cup'],
    ['1 lb', '450 g', '1 lb'],
    ['450 g', '450 g', '1 lb'],
    ['10g/½oz', '10g', '½oz'],
    ['500 g/1 lb 2 oz', '500 g', '1 lb 2 oz'],
    ['1 lb 2 oz', '510 g', '1 lb 2 oz'],
    ['1 cup plus 2 tbsp', '270 ml', '1 cup plus 2 tbsp'],
    ['1 cup (240 ml) plus 2 tbsp', '270 ml', '1 cup (240 ml) plus 2 tbsp'],
    ['2–3 lb', '0.9–1.35 kg', '2–3 lb'],
    ['1 kg–1.3 kg', '1 kg–1.3 kg', '2¼–2⅞ lb'],
    ['2 (14 oz) cans', '2 (400 g) cans', '2 (14 oz) cans'],
    ['2 ¼-oz packets', '2 (7 g) packets', '2 (¼ oz) packets'],
    ['2 15-ounce cans', '2 × 430 g cans', '2 15-ounce cans'],
    ['4 x 150g/5oz', '4 x 150g', '4 x 5oz'],
    ['400g/14oz tin', '400g tin', '14oz tin'],
    ['400 g tin', '400 g tin', '14 oz tin'],
    ['3-inch piece', '7.5 cm piece', '3-inch piece'],
    ['250 ml', '250 ml', '1 cup'],
    ['1 l', '1 l', '4¼ cups'],
    ['100 ml', '100 ml', '7 tbsp'],
    ['5 ml', '5 ml', '1 tsp'],
    ['500 mg', '500 mg', '500 mg'],
    ['1 stick', '115 g', '1 stick'],
    ['2 tbsp', '2 tbsp', '2 tbsp'],
    ['2 tbsp (30 g)', '30 g', '2 tbsp'],
    ['3', '3', '3'],
    ['2 cloves', '2 cloves', '2 cloves'],
    ['a pinch of', 'a pinch of', 'a pinch of'],
    ['1 cup of', '240 ml of', '1 cup of'],
    ['about 2 lb', 'about 910 g', 'about 2 lb'],
    ['to taste', 'to taste', 'to taste'],
    ['', '', ''],
  ])('%s', (amount, metric, us) => {
    expect([showAmount(amount, 'metric'), showAmount(amount, 'us')]).toEqual([metric, us]);
    expect(showAmount(amount, 'written')).toBe(amount);
  });

  it.each([
    ['1 cup', 1, '125 g'],
    ['1 cup', 2, '250 g'],
    ['1 cup plus 2 tbsp', 1, '140 g'],
    ['2–3 cups', 1, '250–370 g'],
    ['¼ cup', 1, '31 g'],
    ['2 tbsp', 1, '2 tbsp'],
    ['1 cup (130 g)', 1, '130 g'],
    ['250 ml', 1, '250 ml'],
    ['1 (14 oz) bag', 1, '1 (400 g) bag'],
  ])('%s of flour, times %d, is weighed in metric: %s', (amount, factor, weighed) => {
    expect(showAmount(amount, 'metric', factor, 0.52)).toBe(weighed);
    expect(showAmount(amount, 'us', factor, 0.52)).toBe(showAmount(amount, 'us', factor));
  });

  it.each([
    ['1 cup (240 ml)', 2, '480 ml'],
    ['1 lb', { num: 3, den: 2 }, '680 g'],
    ['2 (14 oz) cans', 2, '4 (400 g) cans'],
    ['3', 2, '6'],
    ['500 ml', 3, '1500 ml'],
  ])('%s times %o', (amount, factor, metric) => {
    expect(showAmount(amount, 'metric', factor)).toBe(metric);
  });

  it('of sticks is a weight only for fat', () => {
    const show = (name: string) => showAmount('2 sticks', 'metric', 2, null, name);
    expect(show('unsalted butter')).toBe('450 g');
    expect(show('celery, chopped')).toBe('4 sticks');
    expect(show('cinnamon')).toBe('4 sticks');
  });

  it.each([
    ['2 (400 ml) cans', '2 (13½ fl oz) cans'],
    ['1 x 300ml pot', '1 x 10 fl oz pot'],
    ['1 (1 l) carton', '1 (33½ fl oz) carton'],
  ])('that gives the size of a package, %s, is never in cups: %s', (amount, us) => {
    expect(showAmount(amount, 'us')).toBe(us);
  });

  const system = fc.constantFrom('metric' as const, 'us' as const);
  const unit = fc.constantFrom(
    'mg',
    'g',
    'kg',
    'ml',
    'cl',
    'l',
    'oz',
    'lb',
    'fl oz',
    'cups',
    'pints',
    'quarts',
    'inches',
    'cm',
  );
  const number = fc.oneof(
    fc.integer({ min: 1, max: 4000 }),
    fc.integer({ min: 1, max: 4000 }).map((of) => of / 8),
  );
  const base = (text: string) => {
    const [measure] = parseIngredient(`${text} x`).measures;
    const one = measure?.unit ? unitOf(measure.unit).base : null;
    return measure && one ? ((measure.from.num / measure.from.den) * one.num) / one.den : Number.NaN;
  };

  it('is as exact as kitchen tools allow, and stays the same when converted again', () => {
    fc.assert(
      fc.property(number, unit, system, (count, name, to) => {
        const written = `${count} ${name}`;
        const shown = showAmount(written, to);
        const isPoured = to === 'us' && /ml|cl|^[\d.]+ l$|fl oz|cups|pints|quarts/.test(written);
        // Spoons and cups come in few sizes; the smallest spoons are an eighth, a quarter and a half.
        const most = !isPoured ? 0.1 : base(written) < 15 ? 1 / 3 : 1 / 8;
        expect(Math.abs(base(shown) - base(written)) / base(written)).toBeLessThanOrEqual(most + 1e-9);
        expect(showAmount(shown, to)).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });

  it('is always a string', () => {
    const part = fc.constantFrom(
      '1',
      '½',
      '(',
      ')',
      '/',
      'cup',
      'g',
      'oz',
      'plus',
      'to',
      '–',
      'cans',
      'x',
      '2 lb',
      'of',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 9 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, system, (amount, to) => {
        expect(showAmount(amount, 'written')).toBe(amount);
        expect(showAmount(showAmount(amount, to), to)).toBeTypeOf('string');
      }),
      { numRuns: 2000 },
    );
  });
});
