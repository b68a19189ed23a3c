import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { understandRequest } from '../request/understand-request.ts';
import { isSettled, type Turn, turnOf } from '../turns/turn.ts';
import { foodsMeant } from './foods-meant.ts';

/**
 * A turn in which the foods named by unclear words are plainly refused and no longer requested. `null` if that is
 * unclear.
 */
export function withoutMeant(turn: Turn, knowledge: CookingKnowledge): Turn | null {
  const meant = foodsMeant(turn, knowledge);
  if (!meant) return null;
  const isRefused = meant.foods.length > 0;
  // If nothing else is wished for, it is that food: 'I have a side of pollock, and an hour to prove them wrong'.
  if (isRefused && !turn.previous && !wishesForAnything(meant.wish, knowledge)) return null;
  const prompt = isRefused ? `${turn.prompt}. ${meant.plainly}` : turn.prompt;
  const told = turnOf({ ...turn, prompt }, knowledge);
  const settled = [...told.settled, prompt];
  return {
    ...told,
    order: isRefused ? told.order.replace(prompt, `${meant.wish}. ${meant.plainly}`) : told.order,
    settled,
    warnings: told.warnings.filter(({ foods, within }) => foods || !isSettled(within.text, settled)),
    ...(isRefused ? { leftOut: meant } : {}),
  };
}

function wishesForAnything(wish: string, knowledge: CookingKnowledge): boolean {
  const { wanted, dishes, meal, cuisine } = understandRequest(wish, knowledge).request;
  return wanted.length > 0 || dishes.length > 0 || meal !== null || cuisine !== null;
}

/** Whether a word stands in what foods were left out for. */
export const isOfMeant = (word: string, { leftOut }: Turn): boolean =>
  leftOut?.said.some((said) => said.includes(word)) ?? false;
