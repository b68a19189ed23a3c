import { LRUCache } from 'lru-cache';
import type { Changes } from './changes.ts';
import { type Caller, VISITOR } from './context.ts';

const KEEP_MS = 10_000;
const MOST = 5_000;

/** Finds the caller a session cookie names. */
export type FindCaller = (headers: Headers) => Promise<Caller>;

/** Remembers callers by their cookies until anything known of a caller changes. */
export class Callers {
  readonly #known = new LRUCache<string, Promise<Caller>>({ max: MOST, ttl: KEEP_MS });
  readonly #find: FindCaller;
  readonly #changes: Changes;

  constructor(find: FindCaller, changes: Changes) {
    this.#find = find;
    this.#changes = changes;
    changes.on('callers', () => this.forget());
  }

  forget(): void {
    this.#known.clear();
  }

  async identify(headers: Headers): Promise<Caller> {
    const cookie = headers.get('cookie');
    if (!cookie || !hasSession(cookie)) return VISITOR;
    if (!this.#changes.listening || cookie.length > 4096) return this.#find(headers);
    const known = this.#known.get(cookie);
    if (known) return known;
    const found = this.#find(headers);
    this.#known.set(cookie, found);
    found.catch(() => this.#known.delete(cookie));
    return found;
  }
}

/** Whether a cookie header carries a session at all; most visitors carry none and cost nothing. */
export function hasSession(cookie: string): boolean {
  return cookie.includes('plateful.session_token=');
}
