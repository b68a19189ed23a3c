import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import type { Status } from './statuses.ts';
import { rateText, type Terms } from './terms.ts';

export interface Standing {
  status: Status | null;
  hasAccess: boolean;
  isGift: boolean;
  terms: Terms | null;
  /** ISO time. */
  paidUntil: string | null;
}

/** Describes the state of a person's subscription to them; `null` if they never had one. */
export function standingText({ status, hasAccess, isGift, terms, paidUntil }: Standing): {
  title: string;
  text: string;
} | null {
  const until = paidUntil && dayText(paidUntil);
  if (status === null) return null;
  if (isGift && hasAccess) return giftText(paidUntil);
  if (status === 'ACTIVE') {
    const rate = terms && `${rateText(terms)}. `;
    return {
      title: t('Your subscription is active'),
      text: `${rate ?? ''}${until ? t('It renews on {until}.', { until }) : ''}`.trim(),
    };
  }
  if (status === 'CANCELLED')
    return hasAccess
      ? {
          title: t('Your subscription is cancelled'),
          text: t('You have access until {until}, and nothing more is charged.', { until: until ?? '' }),
        }
      : {
          title: t('Your subscription has been cancelled'),
          text: until ? t('It ended on {until}.', { until }) : t('Nothing is charged.'),
        };
  if (status === 'EXPIRED')
    return {
      title: t('Your subscription has expired'),
      text: until ? t('It was paid until {until}.', { until }) : t('It was not renewed.'),
    };
  if (status === 'PENDING')
    return {
      title: t('Your payment is pending'),
      text: t('You get access as soon as the payment is confirmed.'),
    };
  return { title: t('Your subscription is inactive'), text: t('The last payment did not go through.') };
}

/** Describes gifted access, until a time or permanent. */
export function giftText(givenUntil: string | null): { title: string; text: string } {
  const text =
    givenUntil === null
      ? t('It never expires and is free.')
      : t('It lasts until {until}.', { until: dayText(givenUntil) });
  return { title: t('You were given access'), text };
}

/** 'December 22, 2026'. */
export function dayText(time: string): string {
  return new Date(time).toLocaleDateString(language(), { dateStyle: 'long', timeZone: 'UTC' });
}
