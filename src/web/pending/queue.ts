import { t } from '#shared/t.ts';
import { DeviceFull, type DeviceStorage } from '../device-store.ts';
import { type DeviceStores, deviceStores } from '../device-stores.ts';
import { errorCode } from '../errors.ts';
import { versioned } from '../kept/versioned.ts';
import type { Call } from './call.ts';
import { afterFailure, inOrder, newEntry, type PendingChange, readEntry } from './entry.ts';
import type { Outbox } from './outbox.ts';

/** How one person's changes are sent to the server, and what follows. */
export interface Delivery<Change, Answer> {
  /** Checks a stored change; `null` if it is malformed. */
  readChange(stored: unknown): Change | null;
  /** Whether their person is signed in; otherwise they wait. */
  maySend(): boolean;
  /** The kitchen for changes made now. */
  kitchenId(): string;
  /** Must be idempotent, because its response may have been lost. */
  send(change: Change, kitchenId: string): Promise<Answer>;
  /** The call that `send` makes, so that the service worker can make it instead. */
  callOf(change: Change): Call;
  answerOf(change: Change, output: unknown): Answer;
  /** Called in every tab. */
  saved(entry: PendingChange<Change>, answer: Answer): void;
  refused(entry: PendingChange<Change>, error: unknown): void;
}

/** The browser functions a queue needs. */
export interface Surroundings {
  storage: DeviceStorage;
  /** Runs the work unless another tab is doing it; returns whether it ran. */
  alone(name: string, work: () => Promise<void>): Promise<boolean>;
  /** The copy of a queue's changes for the service worker. */
  outbox(name: string): Outbox;
  /** A channel to the other tabs. */
  channel(name: string): Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Calls back whenever the server may be reachable again. */
  onWake(wake: () => void): void;
  /** Makes the browser ask before closing the tab while this returns false. */
  beforeClosing(isSafe: () => boolean): void;
}

const MOST_PENDING = 2000;
const OTHER_TAB_MS = 1000;

/**
 * One person's changes: stored on this device until the server confirms them, and sent one by one in order, even after a
 * reload. Refused changes leave the queue and are reported. Each has its own storage key, because tabs that rewrote a common
 * list would overwrite each other's changes.
 */
export class PendingQueue<Change, Answer> {
  readonly #name: string;
  readonly #delivery: Delivery<Change, Answer>;
  readonly #surroundings: Surroundings;
  readonly #entries: DeviceStores<PendingChange<Change>>;
  readonly #outbox: Outbox;
  readonly #otherTabs: ReturnType<Surroundings['channel']>;
  readonly #listeners = new Set<() => void>();
  #pending: readonly PendingChange<Change>[] = [];
  /** Undone in this tab; a tab that was sending one may have noticed too late. */
  readonly #takenBack = new Set<string>();
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(name: string, delivery: Delivery<Change, Answer>, surroundings: Surroundings) {
    this.#name = name;
    this.#delivery = delivery;
    this.#surroundings = surroundings;
    const parse = (stored: unknown) => readEntry(stored, delivery.readChange);
    this.#entries = deviceStores({ key: name, parse, format: versioned() }, surroundings.storage);
    this.#entries.subscribe(() => this.#refresh());
    this.#outbox = surroundings.outbox(name);
    this.#otherTabs = surroundings.channel(name);
    this.#otherTabs.onmessage = ({ data }) => this.#savedElsewhere(data.entry, data.answer);
    surroundings.onWake(() => this.retry());
    surroundings.beforeClosing(() => this.isStored);
    this.#refresh();
    this.retry();
  }

  /** In order; the same array until something changes. */
  get pending(): readonly PendingChange<Change>[] {
    return this.#pending;
  }

  /** False while a change would be lost if this tab closed. */
  get isStored(): boolean {
    return this.#pending.every(({ id }) => this.#entries.of(id).isStored());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Throws `DeviceFull`. An undo belongs to the kitchen of the change it undoes. */
  add(id: string, change: Change, kitchenId = this.#delivery.kitchenId()): void {
    if (this.#pending.length >= MOST_PENDING)
      throw new DeviceFull(t('Too many changes are waiting to sync. Please go online first.'));
    const entry = newEntry(id, { change, kitchenId }, this.#pending, Date.now());
    this.#entries.of(id).set(entry);
    this.#outbox.put(entry, this.#delivery.callOf(change));
    this.retry();
  }

  /** Undoes a pending change; false if it is no longer pending. */
  takeBack(id: string): boolean {
    if (!this.#edit(id, { undone: true })) return false;
    this.#takenBack.add(id);
    this.retry();
    return true;
  }

  /** Sends pending changes now. */
  retry(): void {
    void this.#flush();
  }

  /** Sends pending changes; returns whether all were settled within this time. */
  settle(mostMs: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const check = () => {
      if (this.#pending.length === 0) resolve(true);
    };
    const stop = this.subscribe(check);
    const timer = setTimeout(() => resolve(false), mostMs);
    check();
    this.retry();
    return promise.finally(() => {
      clearTimeout(timer);
      stop();
    });
  }

  async #flush(): Promise<void> {
    if (this.#isSending || this.#pending.length === 0 || !this.#delivery.maySend()) return;
    this.#isSending = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    try {
      const wasAlone = await this.#surroundings.alone(this.#name, () => this.#sendAll());
      if (!wasAlone) this.#retryAfter(OTHER_TAB_MS);
    } catch (error) {
      this.#retryAfter(OTHER_TAB_MS);
      throw error;
    } finally {
      this.#isSending = false;
    }
    // A change made while the last one was finishing found the queue busy.
    if (!this.#timer) this.retry();
  }

  async #sendAll(): Promise<void> {
    await this.#takeAnswered();
    for (let next = this.#first(); next && this.#delivery.maySend(); next = this.#first()) {
      if (next.undone && !next.isSent) this.#take(next.id);
      else if (!(await this.#send(next))) return;
    }
  }

  /** Settles what the service worker has sent while no page was open. */
  async #takeAnswered(): Promise<void> {
    for (const [id, output] of await this.#outbox.answered()) {
      const entry = this.#take(id);
      if (entry) this.#settle(entry, this.#delivery.answerOf(entry.change, output));
    }
  }

  /** Returns whether the next change may follow. */
  async #send(next: PendingChange<Change>): Promise<boolean> {
    this.#edit(next.id, { isSent: true });
    let answer: Answer;
    try {
      answer = await this.#delivery.send(next.change, next.kitchenId);
    } catch (error) {
      return this.#failed(next.id, error);
    }
    this.#settle(this.#take(next.id) ?? next, answer);
    return true;
  }

  #settle(entry: PendingChange<Change>, answer: Answer): void {
    this.#otherTabs.postMessage({ entry, answer });
    this.#delivery.saved(entry, answer);
  }

  #savedElsewhere(entry: PendingChange<Change>, answer: Answer): void {
    const wasMissed = this.#takenBack.delete(entry.id) && !entry.undone;
    // A late undo may have stored the entry again.
    if (wasMissed) this.#entries.of(entry.id).remove();
    this.#delivery.saved({ ...entry, undone: wasMissed }, answer);
  }

  #failed(id: string, error: unknown): boolean {
    // The person who made it is told when they return.
    if (!this.#delivery.maySend()) return false;
    const entry = this.#entries.of(id).get();
    // Without locks, another tab may have sent it too.
    if (!entry) return true;
    const after = afterFailure(entry, errorCode(error));
    if (after === 'refused') {
      this.#take(id);
      this.#delivery.refused(entry, error);
      return true;
    }
    this.#edit(id, after.edit);
    this.#retryAfter(after.waitMs);
    return false;
  }

  #first(): PendingChange<Change> | undefined {
    this.#refresh();
    return this.#pending[0];
  }

  /** Removes and returns an entry as it is now: it may have been undone while in flight. */
  #take(id: string): PendingChange<Change> | null {
    const entry = this.#entries.of(id).get();
    this.#entries.of(id).remove();
    this.#outbox.remove(id);
    return entry;
  }

  /** Returns whether the entry still exists. */
  #edit(id: string, edit: Partial<PendingChange<Change>>): boolean {
    const store = this.#entries.of(id);
    const entry = store.get();
    if (entry) store.set({ ...entry, ...edit });
    return entry !== null;
  }

  #retryAfter(ms: number): void {
    this.#timer = setTimeout(() => this.retry(), ms);
  }

  #refresh(): void {
    const entries = this.#entries.names().flatMap((name) => {
      const entry = this.#entries.of(name).get();
      return entry?.id === name ? entry : [];
    });
    const pending = inOrder(entries);
    const isSame =
      pending.length === this.#pending.length &&
      pending.every((entry, place) => entry === this.#pending[place]);
    if (isSame) return;
    this.#pending = pending;
    for (const listener of [...this.#listeners]) listener();
  }
}
