/** A kitchen timer. It goes by the clock on the wall, so it is right also after the device slept. */
export interface CookTimer {
  id: string;
  /** The step it was started in, from 1. */
  step: number;
  /** What it times, as the step has it: '20 minutes'. */
  text: string;
  seconds: number;
  /** When it rings, in milliseconds since 1970; `null` while it stands still. */
  endsAt: number | null;
  /** Milliseconds that were left when it was stopped. */
  leftMs: number;
  /** It rang, or was found to have run out. */
  hasRung: boolean;
}

const MINUTE_MS = 60_000;

export function newTimer(
  id: string,
  what: { step: number; text: string; seconds: number },
  now: number,
): CookTimer {
  const leftMs = what.seconds * 1000;
  return { ...what, id, endsAt: now + leftMs, leftMs, hasRung: false };
}

/** Milliseconds until it rings; 0 once it has run out. */
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

/** One minute more; of one that ran out, a minute from now on. */
export function addMinute(timer: CookTimer, now: number): CookTimer {
  const leftMs = leftOf(timer, now) + MINUTE_MS;
  return { ...timer, leftMs, endsAt: timer.endsAt === null ? null : now + leftMs, hasRung: false };
}

/** The timer that rings next, or rang; those that stand still come last. */
export function byEnd(one: CookTimer, other: CookTimer): number {
  return (one.endsAt ?? Number.POSITIVE_INFINITY) - (other.endsAt ?? Number.POSITIVE_INFINITY) || 0;
}

/** 65_000 → '1:05', 3_723_000 → '1:02:03'. A begun second counts whole, so that 0:00 is the end. */
export function formatLeft(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
