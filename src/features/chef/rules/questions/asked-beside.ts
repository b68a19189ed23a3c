import type { ChefAnswer } from '../answer/chef-answer.ts';
import { valueSet } from '../conditions/condition.ts';

/** A question about the dish that somebody asks in the breath in which they ask for it. */
const QUESTION =
  /(?:^|[.,;:?!–-]|\band\b)\s*((?:and |but |also )*(?:(?:can|could) (?:i|we|it|this|you) (?:be )?(?:mak|made|prep|freez|froz|reheat|keep|kept|do(?:ne)? (?:it|this|some|most))|(?:does|will|do) (?:it|this|they) (?:freeze|keep|reheat)|how (?:long|far|do|many days)|is it (?:ok|okay|fine|possible) to)[^.?!;]*)[.?!]*\s*$/i;
const MORE_PROTEIN = 'more protein';

/**
 * What a first message asks of the dish that it names, beside the dish: a question about it, or more protein than it
 * has; `null` if nothing.
 */
export function askedBeside(prompt: string, answer: ChefAnswer & { kind: 'recipe' }): string | null {
  const { request } = answer.memory;
  if (request.isChosen || request.dishes.length === 0) return null;
  const found = QUESTION.exec(prompt);
  // 'How do I make okonomiyaki?' asks for the dish, and nothing beside it.
  if (found?.[1] && prompt.slice(0, found.index).trim() !== '') return found[1].trim();
  const isWished = request.moods.includes('protein') || valueSet(request.conditions, 'protein') !== null;
  return isWished && !answer.recipe.tags.includes('high-protein') ? MORE_PROTEIN : null;
}
