import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import type { ChefAnswer } from './chef-answer.ts';

/** Lines that may change before a dish is no longer itself. */
const MOST_CHANGED = 2;

/**
 * Whether a dish kept its defining foods: people with many restrictions get one that has few of the excluded foods
 * anyway.
 */
export function isNearlyItself(answer: ChefAnswer, { classics }: CookingKnowledge): boolean {
  if (answer.kind !== 'recipe') return false;
  const lines = classics.get(answer.memory.dish)?.lines ?? [];
  const names = answer.recipe.ingredients.map(foodOf);
  const isGone = ({ name }: { name: string }) =>
    !names.some((each) => each.includes(name) || name.includes(each));
  const gone = lines.filter(isGone);
  return gone.length <= MOST_CHANGED && !gone.some(({ isDefining, isLead }) => isDefining || isLead);
}
