import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import Tinypool from 'tinypool';
import { ROOT } from '#server/root.ts';
import { AppError } from '#shared/errors.ts';
import type { FoundRecipe, Source } from './read-apart.ts';

const PROGRAM = join(ROOT, 'src/features/imports/server/queries/read-apart.ts');
/** The slowest of 429 saved pages takes a sixth of it. */
const LONGEST_MS = 2_000;
const MOST_MEMORY_MB = 256;
/** One core stays for everybody else. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 6;
const IDLE_MS = 10_000;
const TOO_MUCH = 'This takes too long to read. Please copy just the recipe, and paste that.';
const BUSY = 'Many recipes are being read right now. Please try again in a moment.';

/**
 * Reads recipes in worker threads, so that a page made to be slow delays nobody else. The threads start with the first
 * import and end after ten seconds without one.
 */
export class SourceReader {
  #pool: Tinypool | null = null;
  #reading = 0;
  #idle: NodeJS.Timeout | undefined;

  /** The recipes of a source. Throws `invalid_input` when it takes too long or too much memory, `unavailable` when too many wait. */
  async read(source: Source): Promise<FoundRecipe[]> {
    if (this.#reading >= THREADS + MOST_WAITING) throw new AppError('unavailable', BUSY, { retryAfter: 5 });
    clearTimeout(this.#idle);
    this.#reading++;
    try {
      this.#pool ??= openPool();
      return await readWithin(this.#pool, source);
    } finally {
      this.#reading--;
      if (this.#reading === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const pool = this.#pool;
    this.#pool = null;
    await pool?.destroy();
  }
}

function openPool(): Tinypool {
  return new Tinypool({
    filename: PROGRAM,
    runtime: 'worker_threads',
    // With fewer at least than at most, what waits is forgotten when a thread is ended.
    minThreads: THREADS,
    maxThreads: THREADS,
    // It works for strangers, so it gets none of our settings.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
}

async function readWithin(pool: Tinypool, source: Source): Promise<FoundRecipe[]> {
  const { port1, port2 } = new MessageChannel();
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  port1.once('message', () => {
    timer = setTimeout(() => abort.abort(), LONGEST_MS);
  });
  try {
    const job = { source, started: port2 };
    return await pool.run(job, { signal: abort.signal, transferList: [port2] });
  } catch (cause) {
    const isTooMuch =
      abort.signal.aborted || (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isTooMuch ? new AppError('invalid_input', TOO_MUCH, { cause }) : cause;
  } finally {
    clearTimeout(timer);
    port1.close();
  }
}
