import { AMOUNT_WORDS } from '#shared/number-words.ts';

/** A duration named in a step. */
export interface StepTimer {
  /** As written in the step: '20 minutes', '1 hour 30 minutes'. */
  text: string;
  seconds: number;
  /** Its position in the step. */
  at: number;
}

const LONGEST_SECONDS = 24 * 3600;
const LONGEST_STEP = 5_000;

const FRACTIONS: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 };

/** Time units in English, German and French, in seconds. */
const UNITS: readonly [number, string][] = [
  [3600, 'hours?|hrs?\\.?|stunden?|std\\.?|heures?|h'],
  [60, 'minutes?|mins?\\.?|minuten'],
  [1, 'seconds?|secs?\\.?|sekunden?|sek\\.?|secondes?'],
];
const UNIT = UNITS.map(([, names]) => names).join('|');
const NUMBER = `(?:\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d+(?:[.,]\\d+)?\\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔]|(?:half\\s+an?)|${[...AMOUNT_WORDS.keys()].join('|')})`;
const RANGE = '\\s?(?:–|—|-|to|or|bis|oder|à|ou)\\s?';
/** '20 minutes', '1–2 hours', 'an hour', '1 1/2 hours', '30-minute', 'half an hour'. */
const PART = `(?:${NUMBER})(?:${RANGE}(?:${NUMBER}))?(?:\\s|-)?(?:more\\s)?(?:${UNIT})(?![\\p{L}\\d])`;
/** '1 hour and 15 minutes', '1h30'. */
const DURATION = new RegExp(
  `(?<![\\p{L}\\d./])(?:\\d+h\\d{2}(?!\\d)|${PART}(?:\\s?(?:,|and|und|et)?\\s?${PART})?)`,
  'giu',
);
const SINGLE = new RegExp(
  `(${NUMBER})(?:${RANGE}(?:${NUMBER}))?(?:\\s|-)?(?:more\\s)?(${UNIT})(?![\\p{L}\\d])`,
  'giu',
);
const AFTER_RANGE = /^\s?(?:–|—|-|to|or|bis|oder|à|ou)\s?$/i;
const BEFORE_REPEATED = /(?:every|each|alle|toutes les)\s(?:few\s)?$/i;

/**
 * The durations to time in a step, in order: a range starts at its lower end, 'every 5 minutes' is not timed, and
 * nothing exceeds a day. 'Overnight' is not a duration.
 */
export function timersOf(step: string): StepTimer[] {
  const timers: StepTimer[] = [];
  const text = step.slice(0, LONGEST_STEP);
  let end = -1;
  for (const { 0: found, index } of text.matchAll(DURATION)) {
    const isUpperEnd = end >= 0 && AFTER_RANGE.test(text.slice(end, index));
    end = index + found.length;
    const seconds = secondsOf(found);
    if (isUpperEnd || BEFORE_REPEATED.test(text.slice(0, index))) continue;
    if (seconds > 0 && seconds <= LONGEST_SECONDS) timers.push({ text: found, seconds, at: index });
  }
  return timers;
}

function secondsOf(duration: string): number {
  const [, hours, minutes] = /^(\d+)h(\d{2})$/i.exec(duration) ?? [];
  if (hours && minutes) return Number(hours) * 3600 + Number(minutes) * 60;
  let seconds = 0;
  for (const [, number = '', unit = ''] of duration.matchAll(SINGLE))
    seconds +=
      numberOf(number) * (UNITS.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(unit))?.[0] ?? 0);
  return Math.round(seconds);
}

function numberOf(written: string): number {
  const text = written.toLowerCase().trim().replace(',', '.');
  if (text.startsWith('half')) return 0.5;
  const known = AMOUNT_WORDS.get(text);
  if (known !== undefined) return known;
  const [, whole = '0', over, under] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over && under) return Number(under) === 0 ? 0 : Number(whole) + Number(over) / Number(under);
  const fraction = FRACTIONS[text.at(-1) ?? ''] ?? 0;
  return Number(fraction ? text.slice(0, -1) || 0 : text) + fraction;
}
