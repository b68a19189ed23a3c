import { type Caller, VISITOR } from './context.ts';
import type { Memory } from './memory.ts';
import type { Shown } from './shown.ts';

/**
 * Changes to a caller are notified; expiry by time, of a session or a subscription for example, is noticed at most this
 * late. The time varies by caller, so that a thousand who came in one second are not all looked up again in one second.
 */
const SHORTEST_MS = 30_000;
const LONGEST_MS = 60_000;
const LONGEST_KEY = 4_096;
/** The tag that every cached caller carries. */
export const EVERY_CALLER: Shown = 'every-caller';
/** The approximate size of a caller. */
const BYTES = 1_024;

/** Finds the caller of a session cookie, or of an API token. */
export type FindCaller = (headers: Headers) => Promise<Caller>;

/** Caches callers until anything about them changes. */
export class SessionCache {
  readonly #finding = new Map<string, { since: number; caller: Promise<Caller> }>();
  readonly #keyOf: KeyOf;
  readonly #find: FindCaller;
  readonly #memory: Memory;

  constructor(keyOf: KeyOf, find: FindCaller, memory: Memory) {
    this.#keyOf = keyOf;
    this.#find = find;
    this.#memory = memory;
  }

  async identify(headers: Headers): Promise<Caller> {
    const key = this.#keyOf(headers);
    if (!key) return VISITOR;
    if (key.length > LONGEST_KEY) return this.#find(headers);
    const cached = this.#memory.get<Caller>(nameOf(key));
    if (cached && !isOver(cached)) return cached;
    const since = this.#memory.now;
    const finding = this.#finding.get(key);
    if (finding?.since === since) return finding.caller;
    const caller = this.#find(headers);
    this.#finding.set(key, { since, caller });
    try {
      const value = await caller;
      this.#memory.keep(nameOf(key), { value, size: BYTES, shown: peopleOf(value), since, ttl: lifetime() });
      // Concurrent requests get the same object: responses about their kitchen are cached per object.
      return this.#memory.get<Caller>(nameOf(key)) ?? value;
    } finally {
      if (this.#finding.get(key)?.caller === caller) this.#finding.delete(key);
    }
  }
}

const lifetime = () => SHORTEST_MS + Math.round(Math.random() * (LONGEST_MS - SHORTEST_MS));

const nameOf = (key: string) => `caller ${key}`;

/** `callers` if there is no person: the session does not exist. */
function peopleOf({ user, impersonator }: Caller): Set<Shown> {
  const people = [user, impersonator].flatMap((person) => (person ? [`caller:${person.id}`] : []));
  return new Set([EVERY_CALLER, ...(people.length > 0 ? people : ['callers'])]);
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

/** Whether an admin's time signed in as somebody else has run out since the caller was cached. */
function isOver({ impersonator }: Caller): boolean {
  return impersonator !== null && impersonator.until <= new Date();
}
