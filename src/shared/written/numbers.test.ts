import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { numberIn } from '#shared/message.ts';
import { setSpeaker } from '#shared/spoken.ts';
import { formatNumber, formatTenths } from './numbers.ts';

const before = setSpeaker({ language: () => 'en', translate: () => undefined });
const speak = (language: 'en' | 'de') => setSpeaker({ language: () => language, translate: () => undefined });
afterEach(() => setSpeaker(before));

describe('numbers', () => {
  it('are written with the signs of the language', () => {
    expect(formatNumber(1234.5)).toBe('1,234.5');
    speak('de');
    expect([formatNumber(1234.5), formatTenths(4)]).toEqual(['1.234,5', '4,0']);
  });

  it('are written like Intl does', () => {
    const value = fc.oneof(
      fc.integer(),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 20_000_000 }).map((thousandths) => thousandths / 1000),
      // Nothing is minus zero.
      fc.double({ noNaN: true, min: -1e7, max: 1e7 }).map((value) => value + 0),
    );
    fc.assert(
      fc.property(value, fc.constantFrom('en', 'de', 'he', 'es', 'ar'), (value, language) => {
        expect(numberIn(value, language)).toBe(value.toLocaleString(language));
      }),
    );
  });

  it('to a tenth are written like Intl does', () => {
    const exactly = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (hundredths) => {
        expect(formatTenths(hundredths / 100)).toBe((hundredths / 100).toLocaleString('en', exactly));
      }),
    );
  });
});
