import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#shared/errors.ts';

interface Limit {
  /** Tries within `seconds`. */
  tries: number;
  seconds: number;
  /** What is being tried, for the message. */
  what: string;
}

const MINUTE = 60;

const LIMITS = {
  'sign-up': { tries: 10, seconds: 10 * MINUTE, what: 'sign-ups' },
  'sign-in': { tries: 20, seconds: MINUTE, what: 'sign-in attempts' },
  'sign-in-account': { tries: 10, seconds: 5 * MINUTE, what: 'sign-in attempts for this account' },
  reset: { tries: 10, seconds: 10 * MINUTE, what: 'password resets' },
  'reset-account': { tries: 5, seconds: 15 * MINUTE, what: 'password resets for this account' },
  report: { tries: 20, seconds: 10 * MINUTE, what: 'reports' },
  subscribe: { tries: 20, seconds: 10 * MINUTE, what: 'subscription attempts' },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export interface Limits {
  /** Counts one try of `who`; throws `too_many_tries` with the seconds to wait. */
  take(name: LimitName, who: string): Promise<void>;
  /** Forgets the tries of `who`, after one succeeded. */
  forgive(name: LimitName, who: string): Promise<void>;
}

const DEMO: Pick<Limit, 'tries' | 'seconds'> = { tries: 100, seconds: MINUTE };

/** Counts tries in this process. With several processes each counts its own, so the limit grows with their number. */
export function createLimits(options: { generous: boolean }): Limits {
  const counters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => {
      const { tries, seconds } = options.generous ? DEMO : limit;
      return [name, new RateLimiterMemory({ points: tries, duration: seconds })] as const;
    }),
  );
  const counter = (name: LimitName) => counters.get(name) as RateLimiterMemory;
  return {
    async take(name, who) {
      try {
        await counter(name).consume(who.slice(0, 300));
      } catch (refusal) {
        const wait = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
        throw new AppError(
          'too_many_tries',
          `Too many ${LIMITS[name].what}. Please wait ${wait} seconds and try again.`,
          { retryAfter: wait },
        );
      }
    },
    async forgive(name, who) {
      await counter(name).delete(who.slice(0, 300));
    },
  };
}
