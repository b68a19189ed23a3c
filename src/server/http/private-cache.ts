import { LRUCache } from 'lru-cache';
import type { Caller } from '../context.ts';
import type { KitchenEvents } from '../events.ts';
import type { DatabaseNotifications } from '../notifications.ts';
import { type CachedResponse, fromCached, isCacheable, sizeOf, toCached } from './cached-response.ts';

const MAX_BYTES = 12 * 1024 * 1024;
const MOST_KITCHENS = 20_000;
const KEEP_MS = 15_000;

/**
 * Caches complete responses about a kitchen's plan and list per caller, until the plan, the catalog or the caller
 * changes. Nothing is cached while notifications from other processes cannot be received
 * (docs/decisions/0010-private-cache.md).
 */
export class PrivateResponseCache {
  readonly #kept = new LRUCache<string, CachedResponse & { version: number }>({
    maxSize: MAX_BYTES,
    ttl: KEEP_MS,
    sizeCalculation: sizeOf,
  });
  /** Version of a kitchen's last change; an evicted kitchen gets a fresh version, so nothing cached matches. */
  readonly #versions = new LRUCache<string, number>({ max: MOST_KITCHENS });
  /** A caller object is replaced when anything about the caller changes, and then gets a new id. */
  readonly #names = new WeakMap<Caller, number>();
  readonly #notifications: DatabaseNotifications;
  #count = 0;

  constructor(notifications: DatabaseNotifications, events: KitchenEvents) {
    this.#notifications = notifications;
    notifications.on('catalog', () => this.#forget(null));
    events.onChange((kitchenId) => this.#forget(kitchenId));
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  hits = 0;
  misses = 0;

  /** Answers a caller from the cache, or produces the response and caches it. */
  async answer(
    caller: Caller & { kitchenId: string },
    path: string,
    acceptsGzip: boolean,
    make: () => Promise<Response>,
  ): Promise<Response> {
    const key = `${this.#nameOf(caller)} ${path}`;
    const version = this.#versionOf(caller.kitchenId);
    const kept = this.#kept.get(key);
    if (kept?.version === version) {
      this.hits++;
      return fromCached(kept, acceptsGzip, { isPersonal: true });
    }
    this.misses++;
    const response = await make();
    if (!/^private, no-cache/.test(response.headers.get('cache-control') ?? '')) return response;
    const entry = await toCached(response);
    if (isCacheable(entry) && this.#notifications.listening && version === this.#versionOf(caller.kitchenId))
      this.#kept.set(key, { ...entry, version });
    return fromCached(entry, acceptsGzip, { isPersonal: true });
  }

  /** `null`: any kitchen may have changed. */
  #forget(kitchenId: string | null): void {
    if (kitchenId !== null) {
      this.#versions.delete(kitchenId);
      return;
    }
    this.#versions.clear();
    this.#kept.clear();
  }

  #versionOf(kitchenId: string): number {
    const known = this.#versions.get(kitchenId) ?? ++this.#count;
    this.#versions.set(kitchenId, known);
    return known;
  }

  #nameOf(caller: Caller): number {
    const known = this.#names.get(caller) ?? ++this.#count;
    this.#names.set(caller, known);
    return known;
  }
}
