import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from '#shared/quantity.ts';
import { showAmount } from './display-units.ts';

describe('a scaled amount is one that a kitchen can measure', () => {
  it.each([
    ['1 tin', { num: 7, den: 6 }, '1 tin'],
    ['1 (400 g) tin', { num: 3, den: 2 }, '1½ (400 g) tin'],
    ['2', { num: 2, den: 3 }, '1½'],
    ['1', { num: 1, den: 4 }, '¼'],
    ['1', { num: 1, den: 12 }, '¼'],
    ['9', { num: 7, den: 6 }, '11'],
    ['1½ cups', { num: 19, den: 12 }, '2⅓ cups'],
    ['2 cups', { num: 1, den: 3 }, '⅔ cups'],
    ['1 tsp', { num: 1, den: 8 }, '⅛ tsp'],
    ['1 tbsp', { num: 7, den: 6 }, '3½ tsp'],
    ['2 tbsp', { num: 5, den: 6 }, '5 tsp'],
    ['1 tbsp', { num: 3, den: 2 }, '1½ tbsp'],
    ['1 cup', { num: 1, den: 6 }, '2½ tbsp'],
    ['½ cup', { num: 5, den: 6 }, '6½ tbsp'],
    ['¼ lb', { num: 1, den: 2 }, '2 oz'],
    ['1 tsp', { num: 1, den: 3 }, '¼ tsp'],
    ['5 tbsp', { num: 7, den: 6 }, '6 tbsp'],
    ['1 lb', { num: 7, den: 6 }, '1¼ lb'],
    ['250 g', { num: 7, den: 6 }, '292 g'],
    ['1–2 onions', { num: 7, den: 6 }, '1–2½ onions'],
    ['1 cup', { num: 2, den: 1 }, '2 cup'],
    ['¾ cup', { num: 3, den: 2 }, '1 cup + 2 tbsp'],
    ['1 cup', { num: 9, den: 7 }, '1¼ cup'],
    ['1½ tbsp', { num: 3, den: 2 }, '2 tbsp + ¾ tsp'],
    ['2 tbsp', { num: 7, den: 6 }, '2 tbsp + 1 tsp'],
  ])('%s', (amount, factor, shown) => {
    expect(showAmount(amount, 'written', factor)).toBe(shown);
  });

  it('for the original number of people, it is as written', () => {
    expect(showAmount('1⅙ tin', 'written', 1)).toBe('1⅙ tin');
  });

  it('is never in eighths of a cup, because no kitchen has such a cup', () => {
    for (const ml of [60, 150, 210, 300, 560, 640, 900])
      expect(showAmount(`${ml} ml`, 'us')).not.toMatch(/[⅛⅜⅝⅞⅙⅚]/);
  });
});

describe('an amount of any food, for any number of people', () => {
  /** Foods with fractional measures, by unit; all others are counted whole or by halves. */
  const PARTS: Record<string, RegExp> = {
    cup: /^(?:\d+|\d*[¼⅓½⅔¾])$/,
    cups: /^(?:\d+|\d*[¼⅓½⅔¾])$/,
    tsp: /^(?:\d+|\d*[¼½¾]|⅛)$/,
    tbsp: /^(?:\d+|\d*½)$/,
    lb: /^(?:\d+|\d*[¼⅓½⅔¾])$/,
    oz: /^(?:\d+|\d*[¼⅓½⅔¾])$/,
    tin: /^(?:\d+|\d*½|[¼⅓⅔¾])$/,
    tins: /^(?:\d+|\d*½|[¼⅓⅔¾])$/,
    onions: /^(?:\d+|\d*½|[¼⅓⅔¾])$/,
    cloves: /^(?:\d+|\d*½|[¼⅓⅔¾])$/,
    g: /^\d+(?:\.\d+)?$|^\d*[¼⅓½⅔¾⅛⅜⅝⅞⅙⅚]$/,
    ml: /^\d+(?:\.\d+)?$|^\d*[¼⅓½⅔¾⅛⅜⅝⅞⅙⅚]$/,
  };
  const ML: Record<string, number> = { cup: 240, cups: 240, tbsp: 15, tsp: 5, lb: 16 };
  const number = fc.constantFrom(
    '⅛',
    '¼',
    '⅓',
    '½',
    '⅔',
    '¾',
    '1',
    '1½',
    '2',
    '2¼',
    '2½',
    '3',
    '4',
    '5',
    '6',
    '8',
    '12',
    '250',
  );
  const factor = fc
    .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 12 }))
    .filter(([num, den]) => num !== den && num / den >= 1 / 3 && num / den <= 6)
    .map(([num, den]) => ({ num, den }));
  const read = (text: string) => {
    const quantity = parseQuantity(text);
    const unit = quantity?.rest.trim() ?? '';
    const value = quantity ? quantity.from.num / quantity.from.den : Number.NaN;
    return {
      value: value * (ML[unit] ?? 1),
      unit,
      written: text.slice(0, text.length - (quantity?.rest.length ?? 0)),
    };
  };

  it('is measurable, and close to the exact amount', () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...Object.keys(PARTS)), factor, (count, unit, by) => {
        const shown = showAmount(`${count} ${unit}`, 'written', by);
        const parts = shown.split(' + ').map(read);
        for (const { unit: shownIn, written } of parts)
          expect(written.trim(), shown).toMatch(PARTS[shownIn] ?? /^never$/);
        const value = parts.reduce((sum, part) => sum + part.value, 0);
        const wanted = (read(`${count} ${unit}`).value * by.num) / by.den;
        // The smallest measures: an eighth of a teaspoon, a quarter of an onion.
        const least = unit === 'lb' || unit === 'oz' ? 0.25 : ML[unit] ? 5 / 8 : 1 / 4;
        const rounding = 1e-9;
        // From a cup, or two tablespoons, up, nobody sees the difference.
        const isMuch = /^(?:cups?|tbsp)$/.test(unit) && wanted >= (unit === 'tbsp' ? 30 : 240);
        if (isMuch) expect(Math.abs(value - wanted), shown).toBeLessThanOrEqual(wanted * 0.051);
        expect(Math.abs(value - wanted), shown).toBeLessThanOrEqual(Math.max(least, wanted / 3) + rounding);
      }),
      { numRuns: 5000, examples: [['⅓', 'tsp', { num: 9, den: 8 }]] },
    );
  });
});
