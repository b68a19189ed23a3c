import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import Tinypool from 'tinypool';
import { ROOT } from '#server/root.ts';
import { AppError } from '#shared/errors.ts';
import { language } from '#shared/spoken.ts';
import { type Message, msg } from '#shared/t.ts';
import type { ImportedRecipe } from '../../contract.ts';
import { recipesOfExport } from '../../rules/files.ts';
import { MOST_RECIPES } from '../../rules/limits.ts';
import type { ExportedFile } from '../../rules/packed/exported.ts';
import type { FoundRecipes, Source } from './read-apart.ts';

const PROGRAM = join(ROOT, 'src/features/imports/server/queries/read-apart.ts');
/** Six times what the slowest of 429 saved pages takes. Neither waiting for a process nor its start counts. */
const LONGEST_MS = 2_000;
const LONGEST_START_MS = 20_000;
/** All files of an export, and how many are read before others have a turn. */
const LONGEST_EXPORT_MS = 20_000;
const FILES_AT_ONCE = 40;
const MOST_MEMORY_MB = 256;
/** Leaves one core to everything else. */
const PROCESSES = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 6;
const IDLE_MS = 10_000;
const TOO_MUCH = msg('This takes too long to read. Please copy and paste just the recipe.');
const TOO_MUCH_EXPORTED = msg(
  'This takes too long to read. Please put fewer recipes into the file, or choose one of the files in it.',
);
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

  /**
   * Parses the recipes of an export, some files at a time, between which others have their turn. Throws as `read` does, and
   * `invalid_input` if all of them take too long.
   */
  async readFiles(files: ExportedFile[]): Promise<FoundRecipes> {
    const deadline = performance.now() + LONGEST_EXPORT_MS;
    const all: ImportedRecipe[] = [];
    let unseen = 0;
    for (let from = 0; from < files.length; from += FILES_AT_ONCE) {
      if (performance.now() > deadline) throw new AppError('invalid_input', TOO_MUCH_EXPORTED);
      const { found, total } = await this.read({ files: files.slice(from, from + FILES_AT_ONCE) });
      all.push(...found.map((recipe) => ({ ...recipe, file: recipe.file + from })));
      unseen += total - found.length;
    }
    const kept = recipesOfExport(all, files);
    return { found: kept.slice(0, MOST_RECIPES), total: kept.length + unseen };
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
