import { t } from '#shared/t.ts';
import type { Currency } from './currencies.ts';
import { priceText } from './money.ts';
import type { Interval } from './statuses.ts';

/** What a subscription costs and when. Amounts are in minor units. */
export interface Terms {
  currency: Currency;
  amount: number;
  interval: Interval;
  freeDays: number;
  freeMonths: number;
  /** Off each of the first payments; off all of them if `payments` is null. */
  discount: { percent: number; payments: number | null } | null;
  /** ISO time before which nothing is charged, because that time is already paid. */
  startsAt: string | null;
}

/** A phase of a subscription in which all payments are equal. */
export interface Phase {
  amount: number;
  unit: 'day' | Interval;
  /** How many units a payment covers. */
  length: number;
  /** How many payments; `null` for no end. */
  times: number | null;
}

/** The phases of a subscription in order; the last has no end. */
export function phasesOf({ amount, interval, freeDays, freeMonths, discount }: Terms): Phase[] {
  const regular = { unit: interval, length: 1 };
  const reduced = discount ? Math.round((amount * (100 - discount.percent)) / 100) : amount;
  return [
    ...(freeDays > 0 ? [{ amount: 0, unit: 'day' as const, length: freeDays, times: 1 }] : []),
    ...(freeMonths > 0 ? [{ amount: 0, unit: 'month' as const, length: freeMonths, times: 1 }] : []),
    ...(discount?.payments ? [{ amount: reduced, ...regular, times: discount.payments }] : []),
    { amount: discount?.payments === null ? reduced : amount, ...regular, times: null },
  ];
}

/** When a subscription approved now is first charged: after any free or already paid time. */
export function firstPayment(agreed: Terms, now: Date): Date {
  const start = agreed.startsAt && new Date(agreed.startsAt) > now ? new Date(agreed.startsAt) : now;
  return addUnits(addUnits(start, 'day', agreed.freeDays), 'month', agreed.freeMonths);
}

/** The end of the first paid or free period of a subscription approved now. */
export function firstPaidUntil(agreed: Terms, now: Date): Date {
  const first = firstPayment(agreed, now);
  return first > now ? first : addUnits(now, agreed.interval, 1);
}

/** A later time; a month after 31 January is the last day of February. */
export function addUnits(from: Date, unit: Phase['unit'], count: number): Date {
  const to = new Date(from);
  if (unit === 'day') {
    to.setUTCDate(to.getUTCDate() + count);
    return to;
  }
  to.setUTCMonth(to.getUTCMonth() + count * (unit === 'year' ? 12 : 1));
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** '$35.00 per month'. */
export function rateText({
  amount,
  currency,
  interval,
}: Pick<Terms, 'amount' | 'currency' | 'interval'>): string {
  const price = priceText(amount, currency);
  return interval === 'year' ? t('{price} per year', { price }) : t('{price} per month', { price });
}

/** What precedes the full price, in words: '14 days free', '$17.50 for the first 2 payments'. */
export function specialText(agreed: Terms): string[] {
  const { currency, discount } = agreed;
  const { freeDays, freeMonths } = agreed;
  const free = [
    ...(freeDays > 0
      ? [t('{count, plural, one {# day free} other {# days free}}', { count: freeDays })]
      : []),
    ...(freeMonths > 0
      ? [t('{count, plural, one {# month free} other {# months free}}', { count: freeMonths })]
      : []),
  ];
  if (!discount) return free;
  const { payments } = discount;
  const price = priceText(phasesOf(agreed).at(payments === null ? -1 : -2)!.amount, currency);
  return [
    ...free,
    payments === null
      ? t('{price} for every payment', { price })
      : t('{count, plural, one {{price} for the first payment} other {{price} for the first # payments}}', {
          count: payments,
          price,
        }),
  ];
}
