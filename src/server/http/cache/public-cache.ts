import type { Db } from '../../database/db.ts';
import type { PublicReads, Source } from '../../database/replica.ts';
import type { Memory, Moment } from '../../memory.ts';
import { type Shown, withShown } from '../../shown.ts';
import { type Accepted, fromCached, isCacheable, sizeOf, toCached } from './cached-response.ts';
import type { Cdn } from './cdn.ts';
import { type Entry, InTheMaking } from './in-the-making.ts';

/** The longest time that an entry may be stale for what is not notified: view counts, and what is similar or trending. */
const KEEP_MS = 60_000;

const FAILED = 500;

interface Asked {
  accepted: Accepted;
  /** The path as a CDN knows it; `null` for what a CDN must not keep. */
  path: string | null;
  hasJustChanged: boolean;
}

/** Produces a response by reading from a database. */
type Make = (db: Db) => Promise<Response>;

/**
 * Caches complete responses that are the same for everyone, each until something that it shows changes in any process.
 */
export class PublicResponseCache {
  readonly #making: InTheMaking;
  readonly #memory: Memory;
  readonly #reads: PublicReads;
  readonly #cdn: Cdn | null;

  constructor(memory: Memory, reads: PublicReads, cdn: Cdn | null) {
    this.#memory = memory;
    this.#making = new InTheMaking(memory, isCacheable);
    this.#reads = reads;
    this.#cdn = cdn;
  }

  get bytes(): number {
    return this.#memory.bytesOf('public');
  }

  hits = 0;
  misses = 0;

  /** Whether a response is cached. */
  has(key: string): boolean {
    return this.#memory.has(nameOf(key));
  }

  /**
   * Responds from the cache; on a miss, produces it once for all concurrent requests. People who have just changed something
   * are served by the primary.
   */
  async answer(key: string, { accepted, path, hasJustChanged }: Asked, make: Make): Promise<Response> {
    // Another process may have made the change, so wait until this one knows of it.
    if (hasJustChanged && !(await this.#memory.caughtUp())) return make(this.#reads.primary.db);
    const respond = (entry: Entry) => fromCached(entry, accepted, { more: this.#handing(key, path, entry) });
    const kept = this.#memory.get<Entry>(nameOf(key));
    if (kept) {
      this.hits++;
      return respond(kept);
    }
    this.misses++;
    const begin = (source: Source) => (since: Moment) => this.#make(key, since, source, make);
    return respond(
      hasJustChanged
        ? await begin(this.#reads.primary)(this.#memory.now)
        : await this.#making.once(key, begin(this.#reads.current())),
    );
  }

  async #make(key: string, since: Moment, source: Source, make: Make): Promise<Entry> {
    const { made, shown } = await withShown(() => make(source.db));
    if (source !== this.#reads.primary && !source.isLast && (await this.#isOutdated(source, made, shown))) {
      const again = await this.#make(key, since, this.#reads.primary, make);
      // A response from the replica is better than none, but not cached.
      return again.status >= FAILED && made.status < FAILED ? { ...(await toCached(made)), shown } : again;
    }
    const value = { ...(await toCached(made)), shown };
    if (isCacheable(value) && !source.isLast)
      this.#memory.keep(nameOf(key), { value, size: sizeOf(value), shown, since, ttl: KEEP_MS });
    return value;
  }

  /** Whether the replica has failed, or may lack a change that this process has been notified of. */
  async #isOutdated(source: Source, made: Response, shown: ReadonlySet<Shown>): Promise<boolean> {
    if (made.status >= FAILED) return this.#reads.hasFailed(source);
    return this.#memory.hasChanged(shown, this.#memory.momentAfter(source.asOf));
  }

  /** Only for what is cached here: anything else may already be outdated, and nothing would purge it from the CDN. */
  #handing(key: string, path: string | null, { shown }: Entry): Record<string, string> {
    return path !== null && this.#cdn && this.has(key) ? this.#cdn.hand(path, shown) : {};
  }
}

const nameOf = (key: string) => `public ${key}`;
