import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction, ONE, over, plus, times } from './fraction.ts';

const whole = fc.oneof(fc.bigInt({ min: 1n, max: 1000n }), fc.bigInt({ min: 1n, max: 2n ** 80n }));
const value = fc.tuple(whole, whole).map(([num, den]) => fraction(num, den));

describe('amounts, small and larger than any safe number', () => {
  it('are in lowest terms', () => {
    fc.assert(
      fc.property(whole, whole, whole, (num, den, by) => {
        expect(fraction(num * by, den * by)).toEqual(fraction(num, den));
      }),
    );
    expect(fraction(6, -4)).toEqual({ num: -3n, den: 2n });
    expect(fraction(0, 7)).toEqual({ num: 0n, den: 1n });
  });

  it('lose nothing when they are added and multiplied, and taken back', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(over(times(a, b), b)).toEqual(a);
        expect(compare(plus(a, b), a)).toBeGreaterThan(0);
        expect(plus(plus(a, b), times(b, fraction(-1)))).toEqual(a);
        expect(times(a, ONE)).toEqual(a);
      }),
    );
  });
});
