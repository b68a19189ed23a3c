import type { ChefRecipe } from '../../contract.ts';
import type { ChefAnswer } from '../../rules/answer/chef-answer.ts';
import { composeSafely } from '../../rules/safe-chef.ts';
import { type Judgment, judgeRecipe, questionBefore } from '../../rules/safety/judge.ts';
import type { ChefMemory } from '../../rules/turns/chef-memory.ts';
import { chefKnowledge } from './knowledge.ts';

export interface ComposeOrder {
  prompt: string;
  seed: number;
  previous?: ChefMemory;
}

/** A call to the chef's rules. */
export type Question =
  | { ask: 'compose'; order: ComposeOrder }
  | { ask: 'question'; prompts: readonly string[] }
  | { ask: 'judge'; recipe: ChefRecipe; prompts: readonly string[] };

export function think(question: Question): ChefAnswer | Judgment | string | null {
  const knowledge = chefKnowledge();
  if (question.ask === 'compose') return composeSafely(question.order, knowledge);
  if (question.ask === 'question') return questionBefore(question.prompts, knowledge);
  return judgeRecipe(question.recipe, question.prompts, knowledge);
}
