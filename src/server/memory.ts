import { LRUCache } from 'lru-cache';
import type { DatabaseNotifications } from './database/notifications.ts';
import { concerning, type Shown, ShownIndex } from './shown.ts';

/** Changes are remembered while responses are being made, which takes far less time and spans far fewer changes. */
const MOST_CHANGES = 5_000;
const BYTES_EACH = 64;

interface Kept {
  value: unknown;
  size: number;
  shown: ReadonlySet<Shown>;
}

/** A moment in the stream of changes. */
export type Moment = number;

/**
 * Everything this process caches of the database, within one budget: public answers, answers about kitchens, and callers.
 * Each is dropped when something it shows changes; while notifications cannot be received, nothing is kept
 * (docs/decisions/0060-what-changed.md).
 */
export class Memory {
  readonly #kept: LRUCache<string, Kept>;
  readonly #index = new ShownIndex();
  readonly #bytes = new Map<string, number>();
  readonly #notifications: DatabaseNotifications;
  readonly #listeners: ((changes: readonly Shown[] | null) => void)[] = [];
  #changes: { at: number; change: Shown | null }[] = [];
  #forgotten = 0;

  constructor(notifications: DatabaseNotifications, bytes: number) {
    this.#notifications = notifications;
    this.#kept = new LRUCache({
      maxSize: Math.max(1, bytes),
      sizeCalculation: ({ size }) => size,
      dispose: ({ shown, size }, key) => {
        this.#index.remove(key, shown);
        this.#count(key, -size);
      },
    });
    notifications.on('shown', (detail) => this.changed(detail === null ? null : detail.split('\n')));
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** How much of it one kind takes; the kind is the first word of a key. */
  bytesOf(kind: string): number {
    return this.#bytes.get(kind) ?? 0;
  }

  /** The present moment, for asking later what has changed since. */
  get now(): Moment {
    return this.#forgotten + this.#changes.length;
  }

  /** The moment of the first change received at or after a time, in milliseconds. */
  momentAfter(time: number): Moment {
    const at = this.#changes.findIndex((change) => change.at >= time);
    if (at === 0 && this.#forgotten > 0) return this.#forgotten - 1;
    return at < 0 ? this.now : this.#forgotten + at;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  get<Value>(key: string): Value | undefined {
    return this.#kept.get(key)?.value as Value | undefined;
  }

  /** Caches a value that was read at a moment, unless something it shows has changed since. */
  keep(key: string, { value, size, shown, since, ttl }: Kept & { since: Moment; ttl: number }): void {
    if (!this.#notifications.listening || this.hasChanged(shown, since)) return;
    this.#kept.delete(key);
    const whole = size + key.length + (shown.size + 1) * BYTES_EACH;
    // Entries larger than the whole budget are not cached.
    if (!this.#kept.set(key, { value, size: whole, shown }, { ttl }).has(key)) return;
    this.#index.add(key, shown);
    this.#count(key, whole);
  }

  /** Whether any of this has changed between two moments; true if that is no longer known. */
  hasChanged(shown: ReadonlySet<Shown>, since: Moment, until: Moment = this.now): boolean {
    if (since < this.#forgotten) return true;
    const changes = this.#changes.slice(since - this.#forgotten, Math.max(0, until - this.#forgotten));
    if (changes.length === 0) return false;
    const isConcerned = concerning(shown);
    return changes.some(({ change }) => change === null || isConcerned(change));
  }

  /** Drops every entry that shows any of this; all entries for `null`, when it is unknown what changed. */
  changed(changes: readonly Shown[] | null): void {
    for (const change of changes ?? [null]) this.#note(change);
    if (changes === null) this.#kept.clear();
    else
      for (const change of changes) for (const key of this.#index.concernedBy(change)) this.#kept.delete(key);
    for (const listener of this.#listeners) listener(changes);
  }

  /** Calls the listener after each change; with `null` if anything may have changed. */
  onChange(listener: (changes: readonly Shown[] | null) => void): void {
    this.#listeners.push(listener);
  }

  /** Waits until all changes committed so far have been received; false if that takes too long. */
  caughtUp(): Promise<boolean> {
    return this.#notifications.caughtUp();
  }

  #count(key: string, bytes: number): void {
    const kind = key.slice(0, key.indexOf(' '));
    this.#bytes.set(kind, this.bytesOf(kind) + bytes);
  }

  #note(change: Shown | null): void {
    this.#changes.push({ at: Date.now(), change });
    if (this.#changes.length <= MOST_CHANGES) return;
    const kept = this.#changes.slice(-MOST_CHANGES / 2);
    this.#forgotten += this.#changes.length - kept.length;
    this.#changes = kept;
  }
}
