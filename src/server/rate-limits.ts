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
import type { RequestContext } from './context.ts';

const LOOSE: Pick<RateLimit, 'attempts' | 'seconds'> = { attempts: 100, seconds: 60 };

/** Counts attempts: those declared `everywhere` in the database, the others in this process. */
export class RateLimits {
  readonly #counters = new Map<string, RateLimiterAbstract>();
  readonly #loose: boolean;
  readonly #pool: pg.Pool;

  constructor({ loose, pool }: { loose: boolean; pool: pg.Pool }) {
    this.#loose = loose;
    this.#pool = pool;
  }

  /** Counts an attempt of the caller; throws `rate_limited` with the seconds to wait. */
  async consumeFor({ caller, address }: RequestContext, limit: RateLimit): Promise<void> {
    if (limit.per === 'address') await this.consume(limit, address);
    else if (caller.user) await this.consume(limit, caller.user.id);
  }

  /** The same for whoever is named. */
  async consume(limit: RateLimit, who: string): Promise<void> {
    try {
      await this.#counter(limit).consume(keyOf(who));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError(
        'rate_limited',
        `Too many ${limit.what}. Please wait ${wait} seconds and try again.`,
        { retryAfter: wait },
      );
    }
  }

  /** Counts an attempt and refuses none; answers how many there were within the limit's time. */
  async count(limit: RateLimit, who: string): Promise<number> {
    return (await this.#counter(limit).penalty(keyOf(who), 1)).consumedPoints;
  }

  /** Forgets the attempts, after one succeeded. */
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
          // Whoever is refused costs the database nothing more.
          inMemoryBlockOnConsumed: attempts,
          // The first clears the table for all.
          clearExpiredByTimeout: ![...this.#counters.values()].some(
            (other) => other instanceof RateLimiterPostgres,
          ),
        })
      : new RateLimiterMemory(settings);
    this.#counters.set(limit.name, counter);
    return counter;
  }
}

/** Addresses are counted without being written down. */
function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
