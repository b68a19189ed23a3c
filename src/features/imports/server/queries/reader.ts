import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Apart } from '#server/processes/apart.ts';
import { ROOT } from '#server/root.ts';
import { AppError } from '#shared/errors.ts';
import { msg } from '#shared/t.ts';
import type { ImportedRecipe } from '../../contract.ts';
import { recipesOfExport } from '../../rules/files.ts';
import { MOST_RECIPES } from '../../rules/limits.ts';
import type { ExportedFile } from '../../rules/packed/exported.ts';
import type { FoundRecipes, Source } from './read-apart.ts';

const PROGRAM = join(ROOT, 'src/features/imports/server/queries/read-apart.ts');
/** Six times as long as the slowest of 429 saved pages takes. */
const LONGEST_MS = 2_000;
/** For all files of an export, and how many are read before others get a turn. */
const LONGEST_EXPORT_MS = 20_000;
const FILES_AT_ONCE = 40;
const MOST_MEMORY_MB = 256;
/** Leaves one core for everything else. */
const PROCESSES = Math.max(1, Math.min(2, availableParallelism() - 1));
const MOST_WAITING = 6;
const IDLE_MS = 10_000;
const TOO_MUCH = msg('This takes too long to read. Please copy and paste just the recipe.');
const TOO_MUCH_EXPORTED = msg(
  'This takes too long to read. Please put fewer recipes into the file, or choose one of the files in it.',
);
const BUSY = msg('Too many imports right now. Please try again in a moment.');

/** Parses recipes in separate processes, so that a page made to be slow delays nobody else. */
export class SourceReader {
  readonly #apart = new Apart<Source, FoundRecipes>({
    program: PROGRAM,
    processes: PROCESSES,
    mostWaiting: MOST_WAITING,
    longestMs: LONGEST_MS,
    mostMemoryMb: MOST_MEMORY_MB,
    idleMs: IDLE_MS,
    busy: BUSY,
    tooMuch: TOO_MUCH,
  });

  /** Parses the recipes of a source. Throws `invalid_input` if that takes too long, or `unavailable`: see `Apart`. */
  read(source: Source): Promise<FoundRecipes> {
    return this.#apart.run(source);
  }

  /**
   * Parses the recipes of an export, some files at a time, between which others get their turn. Throws as `read` does, and
   * `invalid_input` if all files together take too long.
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

  close(): Promise<void> {
    return this.#apart.close();
  }
}
