import { LRUCache } from 'lru-cache';
import type { Caller } from '../context.ts';
import type { KitchenEvents } from '../events.ts';
import type { DatabaseNotifications } from '../notifications.ts';
import { type CachedResponse, fromCached, isCacheable, sizeOf, toCached } from './cached-response.ts';

const MAX_BYTES = 12 * 1024 * 1024;
const MOST_KITCHENS = 20_000;
const KEEP_MS = 15_000;

/**
 * Keeps whole answers about a kitchen's plan and list for the caller they were made for, until anyone changes the plan, the
 * catalogue, or what is known of the caller. Nothing is kept while news of other processes cannot be heard
 * (docs/decisions/0010-kept-plans.md).
 */
export class PrivateResponseCache {
  readonly #kept = new LRUCache<string, CachedResponse & { version: number }>({
    maxSize: MAX_BYTES,
    ttl: KEEP_MS,
    sizeCalculation: sizeOf,
  });
  /** The number of a kitchen's last change; one that was forgotten gets a new number, which nothing kept has. */
  readonly #versions = new LRUCache<string, number>({ max: MOST_KITCHENS });
  /** Callers are made anew when anything about them changes, and then get a new name. */
  readonly #names = new WeakMap<Caller, number>();
  readonly #notifications: DatabaseNotifications;
  #count = 0;

  constructor(notifications: DatabaseNotifications, events: KitchenEvents) {
    this.#notifications = notifications;
    notifications.on('catalogue', () => this.#forget(null));
    events.onChange((kitchenId) => this.#forget(kitchenId));
  }

  /** Answers a caller who has a kitchen from what is kept, or makes the answer. */
  async answer(
    caller: Caller & { kitchenId: string },
    path: string,
    acceptsGzip: boolean,
    make: () => Promise<Response>,
  ): Promise<Response> {
    const key = `${this.#nameOf(caller)} ${path}`;
    const version = this.#versionOf(caller.kitchenId);
    const kept = this.#kept.get(key);
    if (kept?.version === version) return fromCached(kept, acceptsGzip);
    const response = await make();
    if (!/^private, no-cache/.test(response.headers.get('cache-control') ?? '')) return response;
    const entry = await toCached(response);
    if (isCacheable(entry) && this.#notifications.listening && version === this.#versionOf(caller.kitchenId))
      this.#kept.set(key, { ...entry, version });
    return fromCached(entry, acceptsGzip);
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
