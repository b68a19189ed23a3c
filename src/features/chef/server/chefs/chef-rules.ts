import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { Apart } from '#server/apart.ts';
import { ROOT } from '#server/root.ts';
import { msg } from '#shared/t.ts';
import type { ChefRecipe } from '../../contract.ts';
import type { ChefAnswer } from '../../rules/answer/chef-answer.ts';
import type { Judgment } from '../../rules/safety/judge.ts';
import { type ComposeOrder, type Question, think } from './think.ts';

const PROGRAM = join(ROOT, 'src/features/chef/server/chefs/think-apart.ts');
/** Letters of all that was said in a conversation up to which any text is thought through in a moment, in this process. */
const SHORT = 240;
/** Several times what an honest prompt of the greatest length takes. */
const LONGEST_MS = 10_000;
const MOST_WAITING = 8;
const MOST_MEMORY_MB = 512;
const IDLE_MS = 60_000;

/**
 * The chef's rules. Each reads a text many times over: what is long is read in a process of its own, where it delays nobody else.
 * All of these throw `invalid_input` if that takes too long, and `unavailable` if too many ask: see `Apart`.
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
  readonly #thinkHere: typeof think;
  #last: Promise<void> = Promise.resolve();

  constructor(thinkHere: typeof think = think) {
    this.#thinkHere = thinkHere;
  }

  async compose(order: ComposeOrder): Promise<ChefAnswer> {
    const { prompt, previous } = order;
    const said = [prompt, ...(previous?.heeded ?? []), ...(previous?.open ?? []), previous?.wish ?? ''];
    return (await this.#think({ ask: 'compose', order }, said)) as ChefAnswer;
  }

  async questionBefore(prompts: readonly string[]): Promise<string | null> {
    return (await this.#think({ ask: 'question', prompts }, prompts)) as string | null;
  }

  async judge(recipe: ChefRecipe, prompts: readonly string[]): Promise<Judgment> {
    return (await this.#think({ ask: 'judge', recipe, prompts }, prompts)) as Judgment;
  }

  close(): Promise<void> {
    return this.#apart.close();
  }

  async #think(question: Question, said: readonly string[]): Promise<ReturnType<typeof think>> {
    if (said.reduce((sum, text) => sum + text.length, 0) > SHORT) return this.#apart.run(question);
    // One at a time, with other requests in between.
    this.#last = this.#last.then(() => otherWork());
    await this.#last;
    return this.#thinkHere(question);
  }
}
