export const TIME = /(\d+) minutes?(?: each)?(?: (?:on|per) (?:each|both)[ a-z]*)?/g;
export const WET = /\b(?:simmer|cook|bubble|boil|stew|braise)\b/i;
export const STANDS = /\b(?:chill|marinate|freeze|soak|leave|rest(?! of)|keep)\b/i;

/** The minutes over the fire that a text tells of; both sides count. */
export const minutesOf = (text: string): number =>
  STANDS.test(text) && !WET.test(text)
    ? 0
    : [...text.matchAll(TIME)].reduce(
        (sum, [found, count]) =>
          sum + Number(count) * (/on each|on both|per side/.test(found) && !/batch/.test(text) ? 2 : 1),
        0,
      );
