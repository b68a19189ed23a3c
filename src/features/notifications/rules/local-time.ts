import { addDays, type PlainDate } from '#shared/dates.ts';

/** A moment on somebody's kitchen clock. */
export interface LocalTime {
  date: PlainDate;
  /** Since midnight, as the clock shows it. */
  minutes: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** In minutes after local midnight. The end may be on the next day. */
export interface QuietHours {
  from: number;
  until: number;
}

/** At first: nobody wants to be woken by a recipe. */
export const QUIET_AT_FIRST: QuietHours = { from: 22 * 60, until: 7 * 60 };

/** When tomorrow's meals are announced: late enough to know them, early enough to go to the freezer. */
const EVENING = { from: 18 * 60, until: 22 * 60 };
/** When the weekly tip and mails come. */
const MORNING = { from: 9 * 60, until: 12 * 60 };

/** What the clock shows in a time zone ('Europe/Berlin'); `null` for a zone that is unknown here. */
export function localTime(now: Date, timeZone: string): LocalTime | null {
  const clock = clockOf(timeZone);
  if (!clock) return null;
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${String(parts.year).padStart(4, '0')}-${parts.month}-${parts.day}`;
  return {
    date,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();
/** Zones that clocks are kept for: about as many as there are. */
const MOST_CLOCKS = 600;

function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  const clock = makeClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch {
    return null;
  }
}

export function isTimeZone(text: string): boolean {
  return clockOf(text) !== null;
}

/** The day whose meals are to be announced now: tomorrow in the evening, `null` at all other times. */
export function mealsDue(local: LocalTime): PlainDate | null {
  return isWithin(local.minutes, EVENING) ? addDays(local.date, 1) : null;
}

/** The Sunday whose tip is to be sent now, `null` at all other times. */
export function tipDue(local: LocalTime): PlainDate | null {
  return local.weekday === 0 && isWithin(local.minutes, MORNING) ? local.date : null;
}

/** The day whose mail is to be sent now, `null` at all other times. */
export function mailDue(local: LocalTime): PlainDate | null {
  return isWithin(local.minutes, MORNING) ? local.date : null;
}

/** Whether it is somebody's quiet hours. Hours that end when they begin do not count. */
export function isQuiet(minutes: number, quiet: QuietHours | null): boolean {
  if (!quiet || quiet.from === quiet.until) return false;
  return quiet.from < quiet.until ? isWithin(minutes, quiet) : !isWithin(minutes, swapped(quiet));
}

function isWithin(minutes: number, { from, until }: QuietHours): boolean {
  return minutes >= from && minutes < until;
}

function swapped({ from, until }: QuietHours): QuietHours {
  return { from: until, until: from };
}
