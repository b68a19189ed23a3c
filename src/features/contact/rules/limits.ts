import { DAY_MS, DAY_S, HOUR_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

export const LONGEST_SUBJECT = 150;
export const LONGEST_MESSAGE = 4_000;
/** Characters before spaces and invisible characters are removed. */
export const LONGEST_TYPED = 8_000;
/** Characters of the field that only bots fill in. */
export const LONGEST_TRAP = 500;

/** Nobody reads the form and writes a message faster; bots do. */
export const SHORTEST_VISIT_MS = 3_000;
/** A form may stay open for a month. */
export const LONGEST_VISIT_MS = 31 * DAY_MS;

export const MESSAGES_PER_PAGE = 20;
export const MOST_MESSAGES_PER_PAGE = 50;
/** Days that messages are kept. The privacy page states this. */
export const KEPT_DAYS = 365;

const limit = { what: msg('messages'), per: 'address', everywhere: true } as const;

export const SENDING: RateLimit = { ...limit, name: 'contact', attempts: 5, seconds: HOUR_S };
/** Counted for everyone together, so that a flood from many addresses fills neither the disk nor a mailbox. */
export const SENDING_BY_ALL: RateLimit = {
  ...limit,
  name: 'contact-all',
  per: 'everyone',
  attempts: 500,
  seconds: DAY_S,
};
