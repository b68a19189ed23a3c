import { join } from 'node:path';
import { Apart } from '#server/processes/apart.ts';
import { ROOT } from '#server/root.ts';
import { msg } from '#shared/t.ts';
import type { ChefRecipe } from '../../contract.ts';
import type { ChefAnswer } from '../../rules/answer/chef-answer.ts';
import type { Judgment } from '../../rules/safety/judge.ts';
import type { ComposeOrder, Question, think } from './think.ts';

const PROGRAM = join(ROOT, 'src/features/chef/server/chefs/think-apart.ts');
/** Ten times as long as an honest prompt of maximum length takes: a small machine that is busy is several times slower. */
const LONGEST_MS = 20_000;
/** Cooks who wait about ten seconds at most: an answer takes a third of a second. */
const MOST_WAITING = 24;
const MOST_MEMORY_MB = 512;
const IDLE_MS = 60_000;

/**
 * The chef's rules. Even 'something with cod' takes a tenth of a second, because they weigh every dish they know, so
 * they run in a separate process, where they delay nobody else. All of these throw `invalid_input` if that takes too
 * long, and `unavailable` if there are too many requests: see `Apart`.
 */
export class ChefRules {
  readonly #apart = new Apart<Question, ReturnType<typeof think>>({
    program: PROGRAM,
    processes: 1,
    mostWaiting: MOST_WAITING,
    longestMs: LONGEST_MS,
    mostMemoryMb: MOST_MEMORY_MB,
    idleMs: IDLE_MS,
    busy: msg('The chef is busy right now. Please try again in a moment.'),
    tooMuch: msg('This is too much at once. Please ask in fewer words.'),
  });

  async compose(order: ComposeOrder): Promise<ChefAnswer> {
    return (await this.#apart.run({ ask: 'compose', order })) as ChefAnswer;
  }

  async questionBefore(prompts: readonly string[]): Promise<string | null> {
    return (await this.#apart.run({ ask: 'question', prompts })) as string | null;
  }

  async judge(recipe: ChefRecipe, prompts: readonly string[]): Promise<Judgment> {
    return (await this.#apart.run({ ask: 'judge', recipe, prompts })) as Judgment;
  }

  close(): Promise<void> {
    return this.#apart.close();
  }
}
