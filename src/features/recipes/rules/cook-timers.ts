import { MINUTE_MS } from '#shared/durations.ts';

/** A kitchen timer. It follows the wall clock, so it stays right even if the device sleeps. */
export interface CookTimer {
  id: string;
  /** The step it was started in, from 1. */
  step: number;
  /** Its text in the step: '20 minutes'. */
  text: string;
  seconds: number;
  /** When it rings, in milliseconds since 1970; `null` if paused. */
  endsAt: number | null;
  /** Milliseconds left when it was paused. */
  leftMs: number;
  /** Whether it rang, or was found expired. */
  hasRung: boolean;
}

export function newTimer(
  id: string,
  what: { step: number; text: string; seconds: number },
  now: number,
): CookTimer {
  const leftMs = what.seconds * 1000;
  return { ...what, id, endsAt: now + leftMs, leftMs, hasRung: false };
}

/** A second press of the same button sooner than this is accidental; later, it is for a second pot. */
const SECOND_PRESS_MS = 1500;

/** The timers with a new one, unless the same was started a moment ago. */
export function withTimer(timers: readonly CookTimer[], timer: CookTimer, now: number): CookTimer[] {
  const isAgain = timers.some(
    (other) =>
      other.step === timer.step &&
      other.text === timer.text &&
      other.leftMs === timer.leftMs &&
      timer.leftMs - leftOf(other, now) < SECOND_PRESS_MS,
  );
  return isAgain ? [...timers] : [...timers, timer];
}

/** Milliseconds until it rings; 0 once expired. */
export function leftOf({ endsAt, leftMs }: CookTimer, now: number): number {
  return endsAt === null ? leftMs : Math.max(0, endsAt - now);
}

export function isOver(timer: CookTimer, now: number): boolean {
  return timer.endsAt !== null && leftOf(timer, now) === 0;
}

export function pauseTimer(timer: CookTimer, now: number): CookTimer {
  return isOver(timer, now) ? timer : { ...timer, leftMs: leftOf(timer, now), endsAt: null };
}

export function resumeTimer(timer: CookTimer, now: number): CookTimer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timer.leftMs } : timer;
}

/** Adds a minute; for an expired timer, a minute from now. */
export function addMinute(timer: CookTimer, now: number): CookTimer {
  const leftMs = leftOf(timer, now) + MINUTE_MS;
  return { ...timer, leftMs, endsAt: timer.endsAt === null ? null : now + leftMs, hasRung: false };
}

/** The next timer to ring, or one that rang; paused ones come last. */
export function byEnd(one: CookTimer, other: CookTimer): number {
  return (one.endsAt ?? Number.POSITIVE_INFINITY) - (other.endsAt ?? Number.POSITIVE_INFINITY) || 0;
}

/** 65_000 → '1:05', 3_723_000 → '1:02:03'. Seconds are rounded up, so 0:00 is the end. */
export function formatLeft(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
