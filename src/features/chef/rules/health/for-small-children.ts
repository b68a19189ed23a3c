import type { Message } from '#shared/t.ts';
import type { ChefRequest } from '../request/request.ts';
import { BABY, TODDLER } from './careful-people.ts';

/** What a baby gets if no dish is named. */
const FOR_BABIES = 'dish:soft vegetable puree';
/** What small children like. */
const FOR_TODDLERS = 'dish:spaghetti bolognese';
/** And if it eats with its hands. */
const FOR_SMALL_HANDS = 'dish:soft vegetable fingers for babies';

/** What a small child gets if no dish is named. */
export function otherwiseFor(
  notes: readonly Message[],
  isOpen: boolean,
  { moods, meal }: ChefRequest,
): { otherwise?: string } {
  if (notes.includes(BABY.note))
    return { otherwise: moods.includes('finger') ? FOR_SMALL_HANDS : FOR_BABIES };
  const isDinner =
    (meal === null || /lunch|dinner/.test(meal)) &&
    moods.every((mood) => /^(?:quick|easy|kids|family)$/.test(mood));
  return isOpen && isDinner && notes.includes(TODDLER.note) ? { otherwise: FOR_TODDLERS } : {};
}
