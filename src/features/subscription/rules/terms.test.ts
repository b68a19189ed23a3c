import { describe, expect, test } from 'vitest';
import { decimalText, priceText } from './money.ts';
import { addUnits, firstPaidUntil, phasesOf, specialText, type Terms } from './terms.ts';

const monthly: Terms = {
  currency: 'USD',
  amount: 3500,
  interval: 'month',
  freeDays: 0,
  freeMonths: 0,
  discount: null,
  startsAt: null,
};
const now = new Date('2026-01-31T12:00:00Z');

describe('amounts', () => {
  test.each([
    [3500, 'USD', '35.00', '$35.00'],
    [5, 'EUR', '0.05', '€0.05'],
    [100_001, 'GBP', '1000.01', '£1,000.01'],
    [3500, 'JPY', '3500', '¥3,500'],
  ] as const)('%i of %s is %s for a provider and %s for people', (amount, currency, decimal, price) => {
    expect(decimalText(amount, currency)).toBe(decimal);
    expect(priceText(amount, currency)).toBe(price);
  });
});

describe('what is paid when', () => {
  test.each<[string, Partial<Terms>, string]>([
    ['the full price', {}, '3500/month'],
    ['free days first', { freeDays: 14 }, '0/14 day ×1, 3500/month'],
    ['free days and months', { freeDays: 7, freeMonths: 2 }, '0/7 day ×1, 0/2 month ×1, 3500/month'],
    ['less for some payments', { discount: { percent: 33, payments: 3 } }, '2345/month ×3, 3500/month'],
    ['less for all payments', { discount: { percent: 50, payments: null } }, '1750/month'],
    [
      'less for the first year',
      { interval: 'year', discount: { percent: 10, payments: 1 } },
      '3150/year ×1, 3500/year',
    ],
  ])('%s', (_, changes, expected) => {
    const told = phasesOf({ ...monthly, ...changes }).map(
      ({ amount, unit, length, times }) =>
        `${amount}/${length === 1 ? '' : `${length} `}${unit}${times === null ? '' : ` ×${times}`}`,
    );
    expect(told.join(', ')).toBe(expected);
  });

  test.each<[string, Partial<Terms>, string]>([
    ['a month, on the last day of a shorter one', {}, '2026-02-28'],
    ['a year', { interval: 'year' }, '2027-01-31'],
    ['the free days', { freeDays: 14 }, '2026-02-14'],
    ['the free months', { freeMonths: 3 }, '2026-04-30'],
    ['what is paid already', { startsAt: '2026-03-15T00:00:00.000Z' }, '2026-03-15'],
    ['a month, if what was paid is over', { startsAt: '2026-01-01T00:00:00.000Z' }, '2026-02-28'],
  ])('the first payment is for, or after, %s', (_, changes, day) => {
    expect(
      firstPaidUntil({ ...monthly, ...changes }, now)
        .toISOString()
        .slice(0, 10),
    ).toBe(day);
  });

  test('a month after the last day of February is the same day of March', () => {
    expect(addUnits(new Date('2028-02-29T00:00:00Z'), 'year', 1).toISOString().slice(0, 10)).toBe(
      '2029-02-28',
    );
    expect(addUnits(new Date('2026-02-28T00:00:00Z'), 'month', 1).toISOString().slice(0, 10)).toBe(
      '2026-03-28',
    );
  });

  test.each<[Partial<Terms>, string[]]>([
    [{}, []],
    [{ freeDays: 1 }, ['1 day free']],
    [{ freeDays: 14, freeMonths: 2 }, ['14 days free', '2 months free']],
    [{ discount: { percent: 50, payments: 1 } }, ['$17.50 for the first payment']],
    [{ discount: { percent: 50, payments: 3 } }, ['$17.50 for the first 3 payments']],
    [{ discount: { percent: 50, payments: null } }, ['$17.50 for every payment']],
  ])('%j reads as %j', (changes, expected) => {
    expect(specialText({ ...monthly, ...changes })).toEqual(expected);
  });
});
