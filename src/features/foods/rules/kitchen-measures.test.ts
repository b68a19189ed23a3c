import { describe, expect, it } from 'vitest';
import { showAmount } from './display-units.ts';

describe('an amount for more or fewer people is one that a kitchen can measure', () => {
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
    ['1 tbsp', { num: 7, den: 6 }, '1¼ tbsp'],
    ['2 tbsp', { num: 5, den: 6 }, '1⅔ tbsp'],
    ['5 tbsp', { num: 7, den: 6 }, '6 tbsp'],
    ['1 lb', { num: 7, den: 6 }, '1¼ lb'],
    ['250 g', { num: 7, den: 6 }, '292 g'],
    ['1–2 onions', { num: 7, den: 6 }, '1–2½ onions'],
    ['1 cup', { num: 2, den: 1 }, '2 cup'],
  ])('%s', (amount, factor, shown) => {
    expect(showAmount(amount, 'written', factor)).toBe(shown);
  });

  it('for as many as it was written for, it is as it was written', () => {
    expect(showAmount('1⅙ tin', 'written', 1)).toBe('1⅙ tin');
  });

  it('in cups is never eighths: a cup of ⅝ is in no drawer', () => {
    for (const ml of [60, 150, 210, 300, 560, 640, 900])
      expect(showAmount(`${ml} ml`, 'us')).not.toMatch(/[⅛⅜⅝⅞⅙⅚]/);
  });
});
