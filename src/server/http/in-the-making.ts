import type { Memory, Moment } from '../memory.ts';
import type { Shown } from '../shown.ts';
import type { CachedResponse } from './cached-response.ts';

/** A response, and what it shows. */
export type Entry = CachedResponse & { shown: ReadonlySet<Shown> };

interface Making {
  since: Moment;
  entry: Promise<Entry | null>;
}

/** Responses that are being made, so that all who ask for one meanwhile wait for the same. */
export class InTheMaking {
  readonly #making = new Map<string, Making>();
  readonly #memory: Pick<Memory, 'hasChanged'>;

  constructor(memory: Pick<Memory, 'hasChanged'>) {
    this.#memory = memory;
  }

  /** Waits for a response in the making; `null` if there is none, or if something it shows has changed since it was begun. */
  async join(key: string): Promise<Entry | null> {
    for (let making = this.#making.get(key); making; making = this.#making.get(key)) {
      const entry = await making.entry;
      if (entry && !this.#memory.hasChanged(entry.shown, making.since)) return entry;
      if (this.#making.get(key) === making) return null;
    }
    return null;
  }

  /** Lets others wait for a response that was begun at a moment; `null` if it turns out to be for one request only. */
  share(key: string, since: Moment, entry: Promise<Entry | null>): void {
    const making = { since, entry: entry.catch(() => null) };
    this.#making.set(key, making);
    void making.entry.then(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
  }
}
