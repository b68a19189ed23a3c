import { MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

export const PER_PAGE = 20;
export const MOST_PER_PAGE = 50;
/** A higher number of unread ones is shown as this. */
export const MOST_COUNTED = 99;
/** Lines of one notification; further ones are only counted. */
export const MOST_LINES = 5;
/** Days after which a notification is deleted. */
export const KEPT_DAYS = 90;

/** Devices of one person; beyond that, the oldest is removed. */
export const MOST_DEVICES = 20;
export const LONGEST_ENDPOINT = 1_000;
export const LONGEST_KEY = 200;
export const LONGEST_ZONE = 64;
/** Of a day, counted from midnight. */
export const LAST_MINUTE = 24 * 60 - 1;

export const LONGEST_TITLE = 60;
export const LONGEST_TEXT = 240;
export const LONGEST_PATH = 200;
/** Characters before whitespace is collapsed. */
export const LONGEST_TYPED = 2_000;
export const MOST_PROMOTIONS = 50;

export const LONGEST_SECRET = 1_000;
export const CONFIRM_HOURS = 48;

export const SUBSCRIBING: RateLimit = {
  name: 'push-device',
  attempts: 60,
  seconds: 10 * MINUTE_S,
  what: msg('changes to notification settings'),
  per: 'user',
};
/** Emails that ask whether an address belongs to its account. */
export const CONFIRM_MAILS: RateLimit = {
  name: 'notification-mails',
  attempts: 3,
  seconds: 24 * 60 * MINUTE_S,
  what: msg('emails'),
  per: 'user',
  everywhere: true,
};
export const MAIL_LINK: RateLimit = {
  name: 'notification-link',
  attempts: 60,
  seconds: 10 * MINUTE_S,
  what: msg('attempts'),
  per: 'address',
  everywhere: true,
};
