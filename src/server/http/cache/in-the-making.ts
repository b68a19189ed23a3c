import type { Memory, Moment } from '../../memory.ts';
import type { Shown } from '../../shown.ts';
import type { CachedResponse } from './cached-response.ts';

/** A response, and what it shows. */
export type Entry = CachedResponse & { shown: ReadonlySet<Shown> };

interface Making {
  since: Moment;
  /** `null` if it turns out to be for one request only. */
  entry: Promise<Entry | null>;
}

/** Responses that are being made, so that concurrent requests wait for the same one. */
export class InTheMaking {
  readonly #making = new Map<string, Making>();
  readonly #memory: Pick<Memory, 'hasChanged' | 'now'>;
  readonly #isForAll: (entry: Entry) => boolean;

  constructor(memory: Pick<Memory, 'hasChanged' | 'now'>, isForAll: (entry: Entry) => boolean) {
    this.#memory = memory;
    this.#isForAll = isForAll;
  }

  /**
   * Returns the response that is being made, unless something it shows had already changed when it was requested; otherwise
   * starts a new one. Nothing is awaited between checking and starting, so of many concurrent callers only the first starts.
   */
  async once(key: string, make: (since: Moment) => Promise<Entry>): Promise<Entry> {
    const asked = this.#memory.now;
    for (let making = this.#making.get(key); making; making = this.#making.get(key)) {
      const entry = await making.entry;
      if (!entry) return make(this.#memory.now);
      if (!this.#memory.hasChanged(entry.shown, making.since, asked)) return entry;
    }
    return this.#begin(key, make);
  }

  #begin(key: string, make: (since: Moment) => Promise<Entry>): Promise<Entry> {
    const since = this.#memory.now;
    const made = make(since);
    const entry = made.then(
      (one) => (this.#isForAll(one) ? one : null),
      () => null,
    );
    const making = { since, entry };
    this.#making.set(key, making);
    void entry.then(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    return made;
  }
}
