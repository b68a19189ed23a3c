import { describe, expect, test } from 'vitest';
import { type Standing, standingText } from './standing.ts';
import type { Terms } from './terms.ts';

const terms: Terms = {
  currency: 'USD',
  amount: 3500,
  interval: 'month',
  freeDays: 0,
  freeMonths: 0,
  discount: null,
  startsAt: null,
};
const paying: Standing = {
  status: 'ACTIVE',
  hasAccess: true,
  isGift: false,
  terms,
  paidUntil: '2026-12-22T10:00:00.000Z',
};

describe('the status text of a subscription', () => {
  test.each<[Partial<Standing>, string | null]>([
    [{ status: null, hasAccess: false }, null],
    [{}, 'Your subscription is active. $35.00 per month. It renews on December 22, 2026.'],
    [
      { status: 'CANCELLED' },
      'Your subscription is cancelled. You have access until December 22, 2026, and nothing more is charged.',
    ],
    [
      { status: 'CANCELLED', hasAccess: false },
      'Your subscription has been cancelled. It ended on December 22, 2026.',
    ],
    [
      { status: 'EXPIRED', hasAccess: false },
      'Your subscription has expired. It was paid until December 22, 2026.',
    ],
    [
      { status: 'INACTIVE', hasAccess: false, paidUntil: null },
      'Your subscription is inactive. The last payment did not go through.',
    ],
    [
      { status: 'PENDING', hasAccess: false, paidUntil: null },
      'Your payment is pending. You get access as soon as the payment is confirmed.',
    ],
    [{ isGift: true, terms: null }, 'You were given access. It lasts until December 22, 2026.'],
    [{ isGift: true, terms: null, paidUntil: null }, 'You were given access. It never expires and is free.'],
  ])('%j is shown as: %s', (changes, expected) => {
    const told = standingText({ ...paying, ...changes });
    expect(told && `${told.title}. ${told.text}`).toBe(expected);
  });
});
