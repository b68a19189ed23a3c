import { LRUCache } from 'lru-cache';
import { type Caller, VISITOR } from './context.ts';
import type { DatabaseNotifications } from './notifications.ts';

const TTL_MS = 10_000;
const MAX_ENTRIES = 5_000;
const LONGEST_KEY = 4_096;

/** Finds the caller of a session cookie, or of an API token. */
export type FindCaller = (headers: Headers) => Promise<Caller>;

/** Caches callers until anything about any caller changes. */
export class SessionCache {
  readonly #cached = new LRUCache<string, Promise<Caller>>({ max: MAX_ENTRIES, ttl: TTL_MS });
  readonly #keyOf: KeyOf;
  readonly #find: FindCaller;
  readonly #notifications: DatabaseNotifications;

  constructor(keyOf: KeyOf, find: FindCaller, notifications: DatabaseNotifications) {
    this.#keyOf = keyOf;
    this.#find = find;
    this.#notifications = notifications;
    notifications.on('callers', () => this.clear());
  }

  clear(): void {
    this.#cached.clear();
  }

  async identify(headers: Headers): Promise<Caller> {
    const key = this.#keyOf(headers);
    if (!key) return VISITOR;
    if (!this.#notifications.listening || key.length > LONGEST_KEY) return this.#find(headers);
    const cached = await this.#cached.get(key);
    if (cached && !isOver(cached)) return cached;
    const found = this.#find(headers);
    this.#cached.set(key, found);
    found.catch(() => this.#cached.delete(key));
    return found;
  }
}

/** The part of a request that says who is calling; `null` for visitors, who cost no query. */
type KeyOf = (headers: Headers) => string | null;

export const bySession: KeyOf = (headers) => {
  const cookie = headers.get('cookie');
  return cookie?.includes('plateful.session_token=') ? cookie : null;
};

/** The secret of an API token (RFC 6750). */
export const byToken: KeyOf = (headers) =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/** Whether an admin's time as somebody else has run out since the caller was cached. */
function isOver({ impersonator }: Caller): boolean {
  return impersonator !== null && impersonator.until <= new Date();
}
