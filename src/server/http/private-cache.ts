import type { Caller } from '../context.ts';
import type { Memory } from '../memory.ts';
import { withShown } from '../shown.ts';
import {
  type Accepted,
  type CachedResponse,
  fromCached,
  isCacheable,
  sizeOf,
  toCached,
} from './cached-response.ts';

const KEEP_MS = 15_000;

/**
 * Caches complete responses about a kitchen's plan and list per caller, until the plan, a recipe in it or the caller
 * changes (docs/decisions/0010-private-cache.md).
 */
export class PrivateResponseCache {
  /** A caller object is replaced when anything about the caller changes, and then gets a new id. */
  readonly #names = new WeakMap<Caller, number>();
  readonly #memory: Memory;
  #count = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  get bytes(): number {
    return this.#memory.bytesOf('private');
  }

  hits = 0;
  misses = 0;

  /** Answers a caller from the cache, or produces the response and caches it. */
  async answer(
    caller: Caller & { kitchenId: string },
    path: string,
    accepted: Accepted,
    make: () => Promise<Response>,
  ): Promise<Response> {
    const key = `private ${this.#nameOf(caller)} ${path}`;
    const kept = this.#memory.get<CachedResponse>(key);
    if (kept) {
      this.hits++;
      return fromCached(kept, accepted, { isPersonal: true });
    }
    this.misses++;
    const since = this.#memory.now;
    const { made, shown } = await withShown(make);
    if (!/^private, no-cache/.test(made.headers.get('cache-control') ?? '')) return made;
    const value = await toCached(made);
    shown.add(`kitchen:${caller.kitchenId}`);
    if (isCacheable(value))
      this.#memory.keep(key, { value, size: sizeOf(value), shown, since, ttl: KEEP_MS });
    return fromCached(value, accepted, { isPersonal: true });
  }

  #nameOf(caller: Caller): number {
    const known = this.#names.get(caller) ?? ++this.#count;
    this.#names.set(caller, known);
    return known;
  }
}
