import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateLimit } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { RequestContext } from './context.ts';

const LOOSE: Pick<RateLimit, 'attempts' | 'seconds'> = { attempts: 400, seconds: 60 };

/** Counts attempts: limits declared `everywhere` in the database, all others in this process. */
export class RateLimits {
  readonly #counters = new Map<string, RateLimiterAbstract>();
  readonly #loose: boolean;
  readonly #pool: pg.Pool;

  constructor({ loose, pool }: { loose: boolean; pool: pg.Pool }) {
    this.#loose = loose;
    this.#pool = pool;
  }

  /** Counts a caller's attempt; throws `rate_limited` with the seconds to wait. */
  async consumeFor({ caller, address }: RequestContext, limit: RateLimit): Promise<void> {
    const who = { address, user: caller.user?.id, everyone: 'everyone' }[limit.per];
    if (who !== undefined) await this.consume(limit, who);
  }

  /** The same for any key. */
  async consume(limit: RateLimit, who: string): Promise<void> {
    try {
      await this.#counter(limit).consume(keyOf(who));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany(limit, refusal);
    }
  }

  /** Throws `rate_limited` like `consume` if nothing is left, without counting an attempt. */
  async expectLeft(limit: RateLimit, who: string): Promise<void> {
    const counter = this.#counter(limit);
    const used = await counter.get(keyOf(who));
    if (used && used.consumedPoints >= counter.points) throw tooMany(limit, used);
  }

  /** Counts an attempt without refusing it; returns the count within the limit's window. */
  async count(limit: RateLimit, who: string): Promise<number> {
    return (await this.#counter(limit).penalty(keyOf(who), 1)).consumedPoints;
  }

  /** Resets the count after a successful attempt. */
  async reset(limit: RateLimit, who: string): Promise<void> {
    await this.#counter(limit).delete(keyOf(who));
  }

  #counter(limit: RateLimit): RateLimiterAbstract {
    const known = this.#counters.get(limit.name);
    if (known) return known;
    const { attempts, seconds } = this.#loose ? LOOSE : limit;
    const settings = { keyPrefix: limit.name, points: attempts, duration: seconds };
    const counter = limit.everywhere
      ? new RateLimiterPostgres({
          ...settings,
          storeClient: this.#pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // Once refused, callers cost the database nothing more.
          inMemoryBlockOnConsumed: attempts,
          // One limiter clears the table for all.
          clearExpiredByTimeout: ![...this.#counters.values()].some(
            (other) => other instanceof RateLimiterPostgres,
          ),
        })
      : new RateLimiterMemory(settings);
    this.#counters.set(limit.name, counter);
    return counter;
  }
}

function tooMany(limit: RateLimit, { msBeforeNext }: RateLimiterRes): AppError {
  const wait = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError(
    'rate_limited',
    t('Too many {what}. Please wait {wait} seconds and try again.', { what: t(limit.what), wait }),
    { retryAfter: wait },
  );
}

/** Addresses are hashed rather than stored. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
