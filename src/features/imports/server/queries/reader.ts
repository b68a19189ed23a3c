import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import Tinypool from 'tinypool';
import { ROOT } from '#server/root.ts';
import { AppError } from '#shared/errors.ts';
import { language } from '#shared/spoken.ts';
import { type Message, msg } from '#shared/t.ts';
import type { FoundRecipes, Source } from './read-apart.ts';

const PROGRAM = join(ROOT, 'src/features/imports/server/queries/read-apart.ts');
/** Six times what the slowest of 429 saved pages takes. Neither waiting for a process nor its start counts. */
const LONGEST_MS = 2_000;
const LONGEST_START_MS = 20_000;
const MOST_MEMORY_MB = 256;
/** Leaves one core to everything else. */
const PROCESSES = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 6;
const IDLE_MS = 10_000;
const TOO_MUCH = msg('This takes too long to read. Please copy and paste just the recipe.');
const BUSY = msg('Too many imports right now. Please try again in a moment.');

/**
 * Parses recipes in separate processes, so that a page made to be slow delays nobody else. They start with the first
 * import and stop after ten idle seconds.
 */
export class SourceReader {
  readonly #turn = pLimit(PROCESSES);
  #pool: Tinypool | null = null;
  #reading = 0;
  #idle: NodeJS.Timeout | undefined;

  /**
   * Parses the recipes of a source. Throws `invalid_input` if it takes too long or too much memory, `unavailable` if
   * the queue is full or no process starts.
   */
  async read(source: Source): Promise<FoundRecipes> {
    if (this.#reading >= PROCESSES + MOST_WAITING) throw new AppError('unavailable', BUSY, { retryAfter: 5 });
    clearTimeout(this.#idle);
    this.#reading++;
    try {
      return await this.#turn(() => {
        this.#pool ??= openPool();
        return readWith(this.#pool, source);
      });
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
    runtime: 'child_process',
    serialization: 'advanced',
    // With a smaller minimum than maximum, tinypool drops queued tasks when it ends a worker.
    minThreads: PROCESSES,
    maxThreads: PROCESSES,
    // Handles untrusted input, so it gets none of our settings.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${MOST_MEMORY_MB}`],
  });
}

async function readWith(pool: Tinypool, source: Source): Promise<FoundRecipes> {
  const task = { source, language: language() };
  await within(LONGEST_START_MS, (signal) => pool.run(null, { signal }), ['unavailable', BUSY]);
  return within(LONGEST_MS, (signal) => pool.run(task, { signal }), ['invalid_input', TOO_MUCH]);
}

async function within<Made>(
  limitMs: number,
  make: (signal: AbortSignal) => Promise<Made>,
  [code, message]: ['unavailable' | 'invalid_input', Message],
): Promise<Made> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    return await make(signal);
  } catch (cause) {
    throw signal.aborted ? new AppError(code, message, { cause }) : cause;
  }
}
