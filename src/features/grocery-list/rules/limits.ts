import type { BodyLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Characters of an item the cook adds, or of a food's name. */
export const LONGEST_ITEM = 200;
/** Characters of several items entered at once. */
export const LONGEST_TYPED = 10_000;
/** Characters of the key a line gets; longer lines end in a checksum. */
export const LONGEST_LINE_KEY = 600;
/** Characters of any key, prefix included. */
export const LONGEST_ITEM_KEY = 700;
/** Characters of an amount the cook sets. */
export const LONGEST_AMOUNT = 60;
/** Characters of a date stored on a device, which may be malformed. */
export const LONGEST_DATE = 30;
/** Per household. */
export const MOST_TICKS = 5000;
export const MOST_EXTRAS = 500;
export const MOST_AMOUNTS = 500;
export const MOST_STAPLES = 500;
/** What a device sends at once, as JSON. */
export const LIST_BODY: BodyLimit = {
  bytes: 1.5 * 1024 * 1024,
  message: msg('The list is too long. Please send less at once.'),
};
/** Per request. */
export const MOST_TICKED_AT_ONCE = 1000;
export const MOST_PREVIEWED_MEALS = 1000;
/** Limits for a visitor's list, which stays on their device. */
export const MOST_ON_DEVICE = { ticks: 5000, extras: 200, amounts: 200, staples: 200 } as const;
