import { LRUCache } from 'lru-cache';
import { type Caller, VISITOR } from './context.ts';
import type { DatabaseNotifications } from './notifications.ts';

const TTL_MS = 10_000;
const MAX_ENTRIES = 5_000;
const LONGEST_COOKIE = 4_096;

/** Finds the caller of a session cookie. */
export type FindCaller = (headers: Headers) => Promise<Caller>;

/** Caches session callers until anything about any caller changes. */
export class SessionCache {
  readonly #cached = new LRUCache<string, Promise<Caller>>({ max: MAX_ENTRIES, ttl: TTL_MS });
  readonly #find: FindCaller;
  readonly #notifications: DatabaseNotifications;

  constructor(find: FindCaller, notifications: DatabaseNotifications) {
    this.#find = find;
    this.#notifications = notifications;
    notifications.on('callers', () => this.clear());
  }

  clear(): void {
    this.#cached.clear();
  }

  async identify(headers: Headers): Promise<Caller> {
    const cookie = headers.get('cookie');
    if (!cookie || !hasSession(cookie)) return VISITOR;
    if (!this.#notifications.listening || cookie.length > LONGEST_COOKIE) return this.#find(headers);
    const cached = await this.#cached.get(cookie);
    if (cached && !isOver(cached)) return cached;
    const found = this.#find(headers);
    this.#cached.set(cookie, found);
    found.catch(() => this.#cached.delete(cookie));
    return found;
  }
}

/** Whether an admin's time as somebody else has run out since the caller was cached. */
function isOver({ impersonator }: Caller): boolean {
  return impersonator !== null && impersonator.until <= new Date();
}

/** Whether a cookie header contains a session. Most visitors have none and cost no query. */
function hasSession(cookie: string): boolean {
  return cookie.includes('plateful.session_token=');
}
