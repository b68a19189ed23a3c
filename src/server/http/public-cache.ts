import { LRUCache } from 'lru-cache';
import type { DatabaseNotifications } from '../notifications.ts';
import { type CachedResponse, fromCached, isCacheable, sizeOf, toCached } from './cached-response.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** Longest lag of what changes without a notification: counts of views. */
const KEEP_MS = 60_000;

/**
 * Caches complete responses that are the same for everyone. Invalidated as soon as any process changes the catalog,
 * and disabled while notifications cannot be received.
 */
export class PublicResponseCache {
  readonly #kept = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    ttl: KEEP_MS,
    sizeCalculation: sizeOf,
  });
  readonly #making = new Map<string, Promise<CachedResponse | null>>();
  readonly #notifications: DatabaseNotifications;
  #generation = 0;

  constructor(notifications: DatabaseNotifications) {
    this.#notifications = notifications;
    notifications.on('catalog', () => this.clear());
  }

  clear(): void {
    this.#generation++;
    this.#kept.clear();
    this.#making.clear();
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  hits = 0;
  misses = 0;

  /** Whether a response is cached. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** Answers from the cache; otherwise produces the response once for all concurrent requests. */
  async answer(key: string, acceptsGzip: boolean, make: () => Promise<Response>): Promise<Response> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.hits++;
      return fromCached(kept, acceptsGzip);
    }
    this.misses++;
    const making = this.#making.get(key);
    if (making) {
      const made = await making;
      if (made) return fromCached(made, acceptsGzip);
      return make();
    }
    const generation = this.#generation;
    const promise = make().then(toCached);
    const shared = promise.then(
      (entry) => (isCacheable(entry) ? entry : null),
      () => null,
    );
    this.#making.set(key, shared);
    try {
      const entry = await promise;
      if (isCacheable(entry) && generation === this.#generation && this.#notifications.listening)
        this.#kept.set(key, entry);
      return fromCached(entry, acceptsGzip);
    } finally {
      if (this.#making.get(key) === shared) this.#making.delete(key);
    }
  }
}
