import { errorCode } from './errors.ts';

/** A change the server has not confirmed. */
export interface PendingChange<Change> {
  id: string;
  change: Change;
  /** Creation time in milliseconds since the epoch. */
  at: number;
  /** Failed attempts; the server may have stored it all the same. */
  tries: number;
  /** Undone meanwhile: once saved, it is reverted. */
  undone?: boolean;
}

export interface Recipient<Change, Answer> {
  /** Must be idempotent: its answer may have been lost. */
  send(change: Change): Promise<Answer>;
  saved(change: PendingChange<Change>, answer: Answer): void;
  refused(change: PendingChange<Change>, error: unknown): void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** Attempts after which a server error counts as a refusal. */
const MOST_FAILURES = 3;
const MOST_WAITING = 2000;

/**
 * A queue of changes: stored on this device until the server confirms them, and sent one by one in order, also after a
 * reload. Refused changes leave the queue and are reported.
 */
export class Outbox<Change, Answer> {
  readonly #key: string;
  readonly #recipient: Recipient<Change, Answer>;
  readonly #listeners = new Set<() => void>();
  #pending: readonly PendingChange<Change>[];
  #sending: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(key: string, recipient: Recipient<Change, Answer>) {
    this.#key = key;
    this.#recipient = recipient;
    this.#pending = this.#read();
    window.addEventListener('storage', ({ key: changed }) => {
      if (changed === key) this.#show(this.#read());
    });
    window.addEventListener('online', () => void this.#flush());
    document.addEventListener('visibilitychange', () => void this.#flush());
    void this.#flush();
  }

  get pending(): readonly PendingChange<Change>[] {
    return this.#pending;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Throws when storage is full. */
  add(id: string, change: Change): void {
    if (this.#pending.length >= MOST_WAITING)
      throw new Error('Too many changes are waiting to sync. Please go online first.');
    this.#keep([...this.#read(), { id, change, at: Date.now(), tries: 0 }]);
    void this.#flush();
  }

  /** Undoes a pending change; false when it is no longer pending. */
  takeBack(id: string): boolean {
    if (!this.#read().some((entry) => entry.id === id)) return false;
    this.#edit(id, { undone: true });
    void this.#flush();
    return true;
  }

  /** Sends pending changes now. */
  retry(): void {
    void this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#sending !== null || this.#pending.length === 0) return;
    clearTimeout(this.#timer);
    // Only one tab sends at a time, to keep the order. Without HTTPS there are no locks; double sends are harmless, and tabs
    // share the queue.
    if (!navigator.locks) return this.#sendAll();
    await navigator.locks.request(this.#key, { ifAvailable: true }, async (lock) => {
      if (lock) await this.#sendAll();
      else this.#later(FIRST_WAIT_MS);
    });
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#first(); next; next = this.#first()) {
      if (next.undone && next.tries === 0) {
        this.#drop(next);
        continue;
      }
      this.#sending = next.id;
      try {
        const answer = await this.#recipient.send(next.change);
        const sent = this.#drop(next);
        this.#recipient.saved(sent, answer);
      } catch (error) {
        this.#edit(next.id, { tries: next.tries + 1 });
        if (mayWork(error, next.tries + 1)) return this.#later(waitAfter(next.tries));
        this.#recipient.refused(this.#drop(next), error);
      } finally {
        this.#sending = null;
      }
    }
  }

  #first(): PendingChange<Change> | undefined {
    this.#show(this.#read());
    return this.#pending[0];
  }

  /** Returns the latest entry, which may have been undone while in flight. */
  #drop(sent: PendingChange<Change>): PendingChange<Change> {
    const now = this.#read();
    this.#keep(now.filter(({ id }) => id !== sent.id));
    return now.find(({ id }) => id === sent.id) ?? sent;
  }

  #edit(id: string, edit: Partial<PendingChange<Change>>): void {
    this.#keep(this.#read().map((entry) => (entry.id === id ? { ...entry, ...edit } : entry)));
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#flush(), ms);
  }

  #read(): PendingChange<Change>[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [...(this.#pending ?? [])];
    }
  }

  #keep(entries: readonly PendingChange<Change>[]): void {
    if (entries.length === 0) localStorage.removeItem(this.#key);
    else localStorage.setItem(this.#key, JSON.stringify(entries));
    this.#show(entries);
  }

  #show(entries: readonly PendingChange<Change>[]): void {
    if (JSON.stringify(entries) === JSON.stringify(this.#pending)) return;
    this.#pending = entries;
    for (const listener of this.#listeners) listener();
  }
}

function mayWork(error: unknown, tries: number): boolean {
  const code = errorCode(error);
  if (code === 'internal') return tries < MOST_FAILURES;
  return ['offline', 'unavailable', 'rate_limited', 'not_signed_in'].includes(code);
}

function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
}
