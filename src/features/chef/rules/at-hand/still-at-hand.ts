import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { LONGEST_WISH } from '../limits.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { gramsAtHand, withinGrams } from './amounts-at-hand.ts';

/** A changed dish, for as many, that still uses up what was there when it was asked for. */
export function stillWithin(
  answer: ChefAnswer,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): ChefAnswer {
  const { atHand } = previous;
  if (answer.kind !== 'recipe' || !atHand || answer.memory.dish !== previous.dish) return answer;
  if (answer.recipe.servings !== previous.servings) return answer;
  const there = gramsAtHand(atHand, knowledge);
  const within = withinGrams(answer, there, knowledge);
  return within.kind === 'recipe' ? { ...within, memory: { ...within.memory, atHand } } : within;
}

/** With what a message says of the amounts that are there. */
export const rememberingAmounts = (
  answer: ChefAnswer,
  prompt: string,
  knowledge: CookingKnowledge,
): ChefAnswer =>
  answer.kind === 'recipe' && gramsAtHand(prompt, knowledge).size > 0
    ? { ...answer, memory: { ...answer.memory, atHand: prompt.slice(0, LONGEST_WISH) } }
    : answer;
