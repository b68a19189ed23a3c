import { join } from 'node:path';
import { eachInTurns } from '#server/in-turns.ts';
import { Apart } from '#server/processes/apart.ts';
import { ROOT } from '#server/root.ts';
import { msg } from '#shared/t.ts';
import { lineOf } from '../../rules/build-list.ts';
import type { GroceryList } from '../../rules/list.ts';
import { type ListOrder, makeList } from './make-list.ts';
import { understandLine } from './understand.ts';

const PROGRAM = join(ROOT, 'src/features/grocery-list/server/queries/make-apart.ts');
/**
 * Up to this many recipe lines of usual length, a list takes only a moment, even if none of them has been parsed before. A
 * busy month has 900.
 */
const FEW_LINES = 1_000;
const USUAL_LENGTH = 80;
/** Twice as long as the longest lines of the fullest plan take. */
const LONGEST_MS = 15_000;
const MOST_WAITING = 8;
const MOST_MEMORY_MB = 768;
const IDLE_MS = 30_000;

/** Makes grocery lists, long ones in a separate process, where they delay nobody else. */
export class ListMaker {
  readonly #apart = new Apart<ListOrder, GroceryList | null>({
    program: PROGRAM,
    processes: 1,
    mostWaiting: MOST_WAITING,
    longestMs: LONGEST_MS,
    mostMemoryMb: MOST_MEMORY_MB,
    idleMs: IDLE_MS,
    busy: msg('Too many long grocery lists right now. Please try again in a moment.'),
    tooMuch: msg('This is too much for one list. Please choose fewer days.'),
  });

  /** Throws `invalid_input` if a long list takes too long, or `unavailable`: see `Apart`. */
  async make(order: ListOrder): Promise<GroceryList> {
    const lines = linesOf(order);
    const effort = lines.reduce((sum, line) => sum + effortOf(line.length), 0);
    if (effort > FEW_LINES) return (await this.#apart.run(order)) as GroceryList;
    // Odd lines take many times as long as others. What is parsed here is cached.
    await eachInTurns(lines, understandLine);
    return makeList(order);
  }

  close(): Promise<void> {
    return this.#apart.close();
  }
}

/** The lines of a list as they are parsed, each once. */
function linesOf({ plan: { recipesById }, overlay: { extras } }: ListOrder): string[] {
  const lines = extras.map(({ text }) => text);
  for (const { ingredients } of recipesById.values()) lines.push(...ingredients.map(lineOf));
  return [...new Set(lines)];
}

/** A line twice as long takes almost four times as long. */
const effortOf = (length: number): number => Math.max(1, (length / USUAL_LENGTH) ** 2);
