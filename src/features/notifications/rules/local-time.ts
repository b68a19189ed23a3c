import { addDays, clockOf, type PlainDate } from '#shared/dates.ts';

/** A time on somebody's kitchen clock. */
export interface LocalTime {
  date: PlainDate;
  /** Minutes since midnight, as the clock shows it. */
  minutes: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** In minutes after local midnight. The end may be on the next day. */
export interface QuietHours {
  from: number;
  until: number;
}

/** The default: nobody wants to be woken by a recipe. */
export const QUIET_AT_FIRST: QuietHours = { from: 22 * 60, until: 7 * 60 };

/** When tomorrow's meals are announced: late enough to know them, early enough to take something out of the freezer. */
const EVENING = { from: 18 * 60, until: 22 * 60 };
/** When the weekly tip and emails are sent. */
const MORNING = { from: 9 * 60, until: 12 * 60 };

/** The local time in a time zone ('Europe/Berlin'); `null` for an unknown zone. */
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

export function isTimeZone(text: string): boolean {
  return clockOf(text) !== null;
}

/** The day whose meals are due to be announced: tomorrow in the evening, `null` at all other times. */
export function mealsDue(local: LocalTime): PlainDate | null {
  return isWithin(local.minutes, EVENING) ? addDays(local.date, 1) : null;
}

/** The Sunday whose tip is due now; `null` at all other times. */
export function tipDue(local: LocalTime): PlainDate | null {
  return local.weekday === 0 && isWithin(local.minutes, MORNING) ? local.date : null;
}

/** The day whose email is due now; `null` at all other times. */
export function mailDue(local: LocalTime): PlainDate | null {
  return isWithin(local.minutes, MORNING) ? local.date : null;
}

/** Whether it is within somebody's quiet hours. Hours that end when they start do not count. */
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
