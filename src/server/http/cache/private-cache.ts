import type { Caller } from '../../context.ts';
import type { Memory } from '../../memory.ts';
import { UNTRACKED, withShown } from '../../shown.ts';
import { type Accepted, fromCached, isCacheable, sizeOf, toCached } from './cached-response.ts';
import { type Entry, InTheMaking } from './in-the-making.ts';

const KEEP_MS = 15_000;

/**
 * Caches complete responses about a kitchen's plan and list, and pages made of them, per caller, until the plan, a recipe in
 * it or the caller changes (docs/decisions/0010-private-cache.md).
 */
export class PrivateResponseCache {
  /** A caller object is replaced when anything about the caller changes, and the new one gets a new id. */
  readonly #names = new WeakMap<Caller, number>();
  readonly #memory: Memory;
  readonly #making: InTheMaking;
  #count = 0;

  constructor(memory: Memory) {
    this.#memory = memory;
    this.#making = new InTheMaking(memory, isForCaller);
  }

  get bytes(): number {
    return this.#memory.bytesOf('private');
  }

  hits = 0;
  misses = 0;

  /** Answers a caller from the cache, or produces the response and caches it. */
  async answer(
    caller: Caller & { kitchenId: string },
    path: string,
    accepted: Accepted,
    make: () => Promise<Response>,
  ): Promise<Response> {
    const key = `private ${this.#nameOf(caller)} ${path}`;
    const respond = (entry: Entry) => fromCached(entry, accepted, { isPersonal: true });
    const kept = this.#memory.get<Entry>(key);
    if (kept) {
      this.hits++;
      return respond(kept);
    }
    this.misses++;
    return respond(
      await this.#making.once(key, async (since) => {
        const value = await this.#make(caller, make);
        if (isForCaller(value))
          this.#memory.keep(key, { value, size: sizeOf(value), shown: value.shown, since, ttl: KEEP_MS });
        return value;
      }),
    );
  }

  async #make({ kitchenId }: { kitchenId: string }, make: () => Promise<Response>): Promise<Entry> {
    const { made, shown } = await withShown(make);
    return { ...(await toCached(made)), shown: shown.add(`kitchen:${kitchenId}`) };
  }

  #nameOf(caller: Caller): number {
    const known = this.#names.get(caller) ?? ++this.#count;
    this.#names.set(caller, known);
    return known;
  }
}

/** Whether this caller gets the same response until a change is received. */
function isForCaller(entry: Entry): boolean {
  return isCacheable(entry) && !entry.shown.has(UNTRACKED);
}
