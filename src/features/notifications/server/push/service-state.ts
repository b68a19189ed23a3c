import { logProblem } from '#server/monitoring/log.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';

/** How long nothing is sent after the settings were refused. The operator may fix them at the service. */
const MISCONFIGURED_MS = 20 * MINUTE_MS;

/** What is known about a push service between two messages: how long it accepts none, and what has been logged. */
export class ServiceState {
  #waitsUntil = 0;
  readonly #saidAt = new Map<string, number>();

  /** The remaining pause; `null` if sending is allowed. */
  get pause(): { retryInMs: number } | null {
    const retryInMs = this.#waitsUntil - Date.now();
    return retryInMs > 0 ? { retryInMs } : null;
  }

  /** Sends nothing for as long as the service asked. */
  overloaded(retryAfter: string | null): 'failed' | { retryInMs: number } {
    const pause = inTime(retryAfter);
    if (!pause) return 'failed';
    this.#waitsUntil = Date.now() + pause.retryInMs;
    return pause;
  }

  /** The configuration was refused, which affects every other message too: logs it, and waits. */
  misconfigured(problem: string): { retryInMs: number } {
    this.say(problem);
    this.#waitsUntil = Date.now() + MISCONFIGURED_MS;
    return { retryInMs: MISCONFIGURED_MS };
  }

  /** Logs what an operator has to fix, at most once a day instead of with every message. */
  say(problem: string): void {
    const last = this.#saidAt.get(problem);
    if (last !== undefined && Date.now() - last < DAY_MS) return;
    this.#saidAt.set(problem, Date.now());
    logProblem(problem);
  }
}

/** The delay in a Retry-After header, in seconds or as a date (RFC 9110), at most a day; `null` without one. */
export function inTime(retryAfter: string | null): { retryInMs: number } | null {
  if (!retryAfter) return null;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return wait > 0 ? { retryInMs: Math.min(wait, DAY_MS) } : null;
}
