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

/** How someone's subscription stands, in words for them; `null` if they never had one. */
export function standingText({ status, hasAccess, isGift, terms, paidUntil }: Standing): {
  title: string;
  text: string;
} | null {
  const until = paidUntil && dayText(paidUntil);
  if (status === null) return null;
  if (isGift && hasAccess)
    return {
      title: 'You were given access',
      text: until ? `It lasts until ${until}.` : 'It has no end, and nothing to pay.',
    };
  if (status === 'ACTIVE') {
    const rate = terms && `${rateText(terms)}. `;
    return {
      title: 'Your subscription is active',
      text: `${rate ?? ''}${until ? `It renews on ${until}.` : ''}`.trim(),
    };
  }
  if (status === 'CANCELLED')
    return hasAccess
      ? {
          title: 'Your subscription is cancelled',
          text: `You have access until ${until}, and nothing more is charged.`,
        }
      : {
          title: 'Your subscription has been cancelled',
          text: until ? `It ended on ${until}.` : 'Nothing is charged.',
        };
  if (status === 'EXPIRED')
    return {
      title: 'Your subscription has expired',
      text: until ? `It was paid until ${until}.` : 'It was not renewed.',
    };
  if (status === 'PENDING')
    return { title: 'Your payment is pending', text: 'Access opens as soon as the payment is confirmed.' };
  return { title: 'Your subscription is inactive', text: 'The last payment did not go through.' };
}

/** 'December 22, 2026'. */
export function dayText(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
