import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import type { Memory } from '../../memory.ts';
import { logWarning } from '../../monitoring/log.ts';
import { type Shown, ShownIndex } from '../../shown.ts';

/** Changes within this time are purged together. */
const GATHER_MS = 50;
/** A response may have been on its way to the CDN during the purge, so it is purged again. */
const AGAIN_MS = 2_000;
const ANSWER_MS = 5_000;
/** If more paths changed at once, everything is purged. */
const MOST_PATHS = 1_000;
const MOST_KNOWN = 100_000;

type CdnSettings = NonNullable<Config['cdn']>;

/** What to purge: these paths, or everything. */
type Purge = { paths: string[] } | { everything: true };

/**
 * For a CDN in front that caches, for a while, what is the same for everyone. Remembers what was handed to it, and purges
 * what changes (docs/decisions/0063-cdn.md).
 */
export class Cdn {
  readonly #settings: CdnSettings;
  readonly #index = new ShownIndex();
  readonly #handed: LRUCache<string, ReadonlySet<Shown>>;
  readonly #filesOf: (change: Shown) => string[];
  #purging = new Set<string>();
  #purgesEverything = false;
  #gathering: NodeJS.Timeout | undefined;
  readonly #again = new Set<NodeJS.Timeout>();

  /** `filesOf` names the files affected by a change, which are handed out without being recorded. */
  constructor(settings: CdnSettings, memory: Memory, filesOf: (change: Shown) => string[]) {
    this.#settings = settings;
    this.#filesOf = filesOf;
    this.#handed = new LRUCache({
      max: MOST_KNOWN,
      // While it refreshes in the background, a CDN serves an entry this much longer.
      ttl: settings.seconds * 2 * 1_000 + AGAIN_MS,
      dispose: (shown, path) => this.#index.remove(path, shown),
    });
    memory.onChange((changes) => this.#changed(changes));
  }

  /** Hands a response to the CDN: returns the headers that let it cache the response. */
  hand(path: string, shown: ReadonlySet<Shown>): Record<string, string> {
    this.#handed.delete(path);
    this.#handed.set(path, shown);
    this.#index.add(path, shown);
    const { seconds } = this.#settings;
    return {
      // Cookies make no difference; the CDN's cache key includes the language (docs/operate.md).
      vary: 'accept-encoding, accept-language',
      'cache-control': `public, max-age=0, must-revalidate, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    };
  }

  close(): void {
    clearTimeout(this.#gathering);
    for (const timer of this.#again) clearTimeout(timer);
  }

  #changed(changes: readonly Shown[] | null): void {
    if (changes === null) this.#purgesEverything = true;
    for (const change of changes ?? []) {
      for (const path of this.#index.concernedBy(change)) this.#purging.add(path);
      for (const path of this.#filesOf(change)) this.#purging.add(path);
    }
    if (this.#purgesEverything || this.#purging.size > 0)
      this.#gathering ??= setTimeout(() => this.#purge(), GATHER_MS);
  }

  #purge(): void {
    const purge: Purge =
      this.#purgesEverything || this.#purging.size > MOST_PATHS
        ? { everything: true }
        : { paths: [...this.#purging] };
    this.#purging = new Set();
    this.#purgesEverything = false;
    this.#gathering = undefined;
    void this.#send(purge);
    const again = setTimeout(() => {
      this.#again.delete(again);
      void this.#send(purge);
    }, AGAIN_MS);
    this.#again.add(again);
  }

  async #send(purge: Purge): Promise<void> {
    const { purgeUrl, purgeToken } = this.#settings;
    try {
      const response = await fetch(purgeUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(purgeToken ? { authorization: `Bearer ${purgeToken}` } : {}),
        },
        body: JSON.stringify(purge),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`It answered ${response.status}.`);
    } catch (error) {
      logWarning('The CDN could not be told what changed', error);
    }
  }
}
