import { MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Characters of an emailed secret. */
export const LONGEST_SECRET = 1_000;
/** Hours that a link to confirm an address is valid. */
export const CONFIRM_HOURS = 48;

/** Recipes per issue. */
export const BEST = 5;
/** Dinners per issue: one for each day. */
export const DINNERS = 7;
/** Issues within which no recipe is repeated. */
export const FRESH_ISSUES = 8;

const limit = { per: 'address', everywhere: true } as const;

export const SUBSCRIBING: RateLimit = {
  ...limit,
  name: 'newsletter',
  attempts: 10,
  seconds: 60 * MINUTE_S,
  what: msg('sign-ups for the newsletter'),
};
/** Emails to one mailbox, no matter who requests them. */
export const CONFIRM_MAILS: RateLimit = {
  ...limit,
  name: 'newsletter-mailbox',
  attempts: 3,
  seconds: 24 * 60 * MINUTE_S,
  what: msg('emails'),
};
export const LINK: RateLimit = {
  ...limit,
  name: 'newsletter-link',
  attempts: 60,
  seconds: 10 * MINUTE_S,
  what: msg('attempts'),
};
