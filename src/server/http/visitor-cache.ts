import { LRUCache } from 'lru-cache';
import type { Changes } from '../changes.ts';
import { fromKept, type KeptAnswer, mayKeep, sizeOf, toKept } from './kept-answer.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const KEEP_MS = 15_000;

/**
 * Keeps whole answers that are the same for every visitor. They are dropped the moment any process changes the
 * catalogue, and not kept while such news cannot be heard; counters may be as old as `KEEP_MS`.
 */
export class VisitorCache {
  readonly #kept = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    ttl: KEEP_MS,
    sizeCalculation: sizeOf,
  });
  readonly #making = new Map<string, Promise<KeptAnswer | null>>();
  readonly #changes: Changes;
  #generation = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
    changes.on('catalogue', () => this.clear());
  }

  clear(): void {
    this.#generation++;
    this.#kept.clear();
    this.#making.clear();
  }

  /** Whether an answer is ready. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** Answers from what is kept, or makes the answer once however many ask for it at the same time. */
  async answer(key: string, acceptsGzip: boolean, make: () => Promise<Response>): Promise<Response> {
    const kept = this.#kept.get(key);
    if (kept) return fromKept(kept, acceptsGzip);
    const making = this.#making.get(key);
    if (making) {
      const made = await making;
      if (made) return fromKept(made, acceptsGzip);
      return make();
    }
    const generation = this.#generation;
    const promise = make().then(toKept);
    const shared = promise.then(
      (entry) => (mayKeep(entry) ? entry : null),
      () => null,
    );
    this.#making.set(key, shared);
    try {
      const entry = await promise;
      if (mayKeep(entry) && generation === this.#generation && this.#changes.listening)
        this.#kept.set(key, entry);
      return fromKept(entry, acceptsGzip);
    } finally {
      if (this.#making.get(key) === shared) this.#making.delete(key);
    }
  }
}
