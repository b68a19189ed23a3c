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
const MOST_WAITING = 16;
const IDLE_MS = 10_000;
const TOO_MUCH = 'This takes too long to read. Please copy just the recipe, and paste that.';

/**
 * Reads recipes in worker threads, so that a page made to be slow delays nobody else: started with the first import, gone
 * after ten seconds without one.
 */
export class SourceReader {
  #pool: Tinypool | null = null;

  /** The recipes of a source. Throws `invalid_input` when it takes too long or too much memory, `unavailable` when too many wait. */
  async read(source: Source): Promise<FoundRecipe[]> {
    this.#pool ??= new Tinypool({
      filename: PROGRAM,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: THREADS,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
      // It works for strangers, so it gets none of our settings.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const { port1, port2 } = new MessageChannel();
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    port1.once('message', () => {
      timer = setTimeout(() => abort.abort(), LONGEST_MS);
    });
    try {
      const job = { source, started: port2 };
      return await this.#pool.run(job, { signal: abort.signal, transferList: [port2] });
    } catch (error) {
      throw refusalOf(error, abort.signal.aborted);
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = null;
  }
}

function refusalOf(cause: unknown, wasTooSlow: boolean): unknown {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (wasTooSlow || code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new AppError('invalid_input', TOO_MUCH, { cause });
  if (/queue/i.test(message))
    return new AppError(
      'unavailable',
      'Many recipes are being read right now. Please try again in a moment.',
      {
        retryAfter: 5,
        cause,
      },
    );
  return cause;
}
