import { wishAfter } from '../answer/open-questions.ts';
import { withoutConditions } from '../conditions/read-conditions.ts';
import type { Meant } from '../eaters/meant.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { cookingQuestion } from '../questions/cooking-questions.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { distinct } from '../request/request.ts';
import { saysOnly } from '../safety/only-these.ts';
import { type Warning, warningsIn } from '../safety/warnings.ts';
import type { ChefMemory } from './chef-memory.ts';
import type { Wish } from './wish.ts';

/** A prompt, and what is heeded beside it. */
export interface Turn {
  /** As it was written. */
  written: string;
  /** What to cook: the prompt, or what was wished for before with the answer to a question. */
  order: string;
  /** What the message as a whole asks to change of the dish on screen. */
  wish: Wish | null;
  /** Without slips of the pen, and what is told about those. */
  prompt: string;
  slips: readonly string[];
  seed: number;
  /** The dish on screen. */
  previous: ChefMemory | undefined;
  /** What is remembered of the conversation, with or without a dish on screen. */
  told: ChefMemory | undefined;
  /** Prompts of which nothing is unclear any more. */
  settled: readonly string[];
  /** All prompts of the conversation that warn of something, and this one. */
  prompts: readonly string[];
  warnings: readonly Warning[];
  /** Whether somebody wants nothing but what they named. */
  isOnlyNamed: boolean;
  /** What is asked about the dish on screen. */
  asked: ReturnType<typeof cookingQuestion>;
  /** What is left out for words that could not be read. */
  leftOut?: Meant;
}

/** What a turn is made of. */
export type Context = Pick<Turn, 'written' | 'prompt' | 'slips' | 'seed' | 'told' | 'previous' | 'wish'>;

const FINDS_IT_DULL =
  /\b(?:more (?:exciting|interesting|adventurous|unusual|inspiring)|(?:less|too|bit) (?:boring|dull))\b/i;

/** What a message says, with all that was said before. */
export function turnOf(context: Context, knowledge: CookingKnowledge): Turn {
  const { prompt, told, previous } = context;
  // What is asked or changed of the dish answers no question of the chef's own.
  const answered = context.wish ? [] : (told?.open ?? []);
  const settled = distinct([...(told?.settled ?? []), ...answered]);
  const prompts = distinct([...(told?.heeded ?? []), ...answered, prompt]);
  return {
    ...context,
    order: wishAfter(prompt, told, knowledge),
    settled,
    prompts,
    warnings: prompts
      .flatMap((each) => warningsIn(each, knowledge.catalog))
      .filter(({ foods, within }) => foods !== null || !isSettled(within.text, settled)),
    // In a follow-up, 'I only have red lentils' names which.
    isOnlyNamed: (previous ? previous.heeded : prompts).some(
      (each) =>
        // The only machine that works is not a list of foods.
        saysOnly(each) && saysOnly(withoutConditions(plainPrompt(each))),
    ),
    // Somebody who finds the dish dull that the chef chose gets another.
    asked:
      previous && !(previous.request.isChosen && FINDS_IT_DULL.test(prompt)) ? cookingQuestion(prompt) : null,
  };
}

export const isSettled = (text: string, settled: readonly string[]): boolean =>
  settled.some((each) => plainPrompt(each) === text);
