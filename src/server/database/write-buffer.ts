import { logWarning } from '../monitoring/log.ts';

const FLUSH_MS = 2_000;
const MOST_AT_ONCE = 5_000;

interface Options {
  /** What the entries are, for the log: 'Views'. */
  name: string;
  /** Further entries are refused: they matter less than memory. */
  mostWaiting: number;
}

/** Buffers entries and writes them in batches, so that nobody waits for a single write. */
export abstract class WriteBuffer<Entry> {
  readonly #options: Options;
  readonly #waiting = new Map<string | symbol, Entry>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Writes a batch; one that fails stays buffered. */
  protected abstract write(entries: readonly Entry[]): Promise<void>;

  /** False if an entry with this key is waiting already, or if too many are. */
  protected collect(entry: Entry, key: string | symbol = Symbol()): boolean {
    if (this.#waiting.has(key) || this.#waiting.size >= this.#options.mostWaiting) return false;
    this.#waiting.set(key, entry);
    return true;
  }

  /** Writes the buffered entries. Failed writes stay buffered; never throws. */
  flush(): Promise<void> {
    this.#flushing ??= this.#flush().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  /** Stops after writing the buffered entries. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#flushing;
    await this.flush();
  }

  async #flush(): Promise<void> {
    const batch = [...this.#waiting].slice(0, MOST_AT_ONCE);
    if (batch.length === 0) return;
    try {
      await this.write(batch.map(([, entry]) => entry));
      for (const [key] of batch) this.#waiting.delete(key);
    } catch (error) {
      logWarning(`${this.#options.name} could not be written; will retry`, error);
    }
  }
}
