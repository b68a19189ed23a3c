import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
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
  'sign-in-pair': { tries: 10, seconds: 5 * MINUTE, what: 'sign-in attempts for this account' },
  'sign-in-device': { tries: 10, seconds: 5 * MINUTE, what: 'sign-in attempts for this account' },
  'sign-in-account': { tries: 100, seconds: 60 * MINUTE, what: 'sign-in attempts for this account' },
  guess: { tries: 100, seconds: 24 * 60 * MINUTE, what: 'sign-in attempts for this account' },
  reset: { tries: 10, seconds: 10 * MINUTE, what: 'password resets' },
  'reset-pair': { tries: 5, seconds: 15 * MINUTE, what: 'password resets for this account' },
  'reset-account': { tries: 100, seconds: 60 * MINUTE, what: 'password resets for this account' },
  'reset-link': { tries: 20, seconds: 10 * MINUTE, what: 'password resets' },
  upload: { tries: 100, seconds: 60 * MINUTE, what: 'pictures' },
  chef: { tries: 30, seconds: 10 * MINUTE, what: 'recipes at once' },
  'chef-address': { tries: 60, seconds: 10 * MINUTE, what: 'recipes at once' },
  draw: { tries: 30, seconds: 10 * MINUTE, what: 'pictures' },
  'draw-address': { tries: 60, seconds: 10 * MINUTE, what: 'pictures' },
  report: { tries: 20, seconds: 10 * MINUTE, what: 'reports' },
  'store-connect': { tries: 20, seconds: 10 * MINUTE, what: 'attempts to connect' },
  'store-search': { tries: 60, seconds: 10 * MINUTE, what: 'product searches' },
  'store-cart': { tries: 20, seconds: 10 * MINUTE, what: 'additions to the cart' },
  import: { tries: 40, seconds: 10 * MINUTE, what: 'imports' },
  recipe: { tries: 60, seconds: 10 * MINUTE, what: 'new recipes' },
  subscribe: { tries: 20, seconds: 10 * MINUTE, what: 'subscription attempts' },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export interface Limits {
  /** Counts one try of `who`; throws `too_many_tries` with the seconds to wait. */
  take(name: LimitName, who: string): Promise<void>;
  /** Counts one try of `who` and refuses none; how many it is within the limit's time. */
  count(name: LimitName, who: string): Promise<number>;
  /** Forgets the tries of `who`, after one succeeded. */
  forgive(name: LimitName, who: string): Promise<void>;
}

const LOOSE: Pick<Limit, 'tries' | 'seconds'> = { tries: 100, seconds: MINUTE };

/** Guessing passwords and flooding mailboxes is counted together by all processes on one database. */
const COUNTED_TOGETHER = new Set<string>([
  'sign-up',
  'sign-in',
  'sign-in-pair',
  'sign-in-device',
  'sign-in-account',
  'guess',
  'reset',
  'reset-pair',
  'reset-account',
  'reset-link',
]);

/** Counts tries: what protects accounts in the database, the rest in this process. */
export function createLimits({ loose, pool }: { loose: boolean; pool: pg.Pool }): Limits {
  const counters = new Map(
    Object.entries(LIMITS).map(([name, limit]) => {
      const { tries, seconds } = loose ? LOOSE : limit;
      const counted = { keyPrefix: name, points: tries, duration: seconds };
      return [name, COUNTED_TOGETHER.has(name) ? together(pool, counted) : new RateLimiterMemory(counted)];
    }),
  );
  const counter = (name: LimitName) => counters.get(name) as RateLimiterAbstract;
  return {
    async take(name, who) {
      try {
        await counter(name).consume(keyOf(who));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError(
          'too_many_tries',
          `Too many ${LIMITS[name].what}. Please wait ${wait} seconds and try again.`,
          { retryAfter: wait },
        );
      }
    },
    async count(name, who) {
      return (await counter(name).penalty(keyOf(who), 1)).consumedPoints;
    },
    async forgive(name, who) {
      await counter(name).delete(keyOf(who));
    },
  };
}

/** Whoever is out of tries is remembered here too, and costs the database nothing more. */
function together(pool: pg.Pool, counted: { keyPrefix: string; points: number; duration: number }) {
  return new RateLimiterPostgres({
    ...counted,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'tries',
    tableCreated: true,
    inMemoryBlockOnConsumed: counted.points,
    // One of them clears the table for all.
    clearExpiredByTimeout: counted.keyPrefix === 'sign-in',
  });
}

/** Addresses are counted without being written down. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
