import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Understood } from './read-request.ts';
import { type ChefRequest, distinct } from './request.ts';

/** Said of a food that makes place for another. */
export const SWAPS: readonly string[] = ['swap', 'replace', 'substitute', 'exchange'];

/** A follow-up, with the food that makes place for what is wanted told apart. */
export interface FollowUp {
  request: ChefRequest;
  /** The food of 'swap the chicken for tofu' that goes; `null` if nothing is swapped. */
  swapped: readonly string[] | null;
  says: Says;
}

/** The recipe on screen: its foods by larder name, and what was asked. */
interface Shown {
  foods: readonly string[];
  request: ChefRequest;
}

/** Whether a follow-up has one of these words of change. */
export type Says = (...words: string[]) => boolean;

export function followUpOf(
  { request, changes }: Understood,
  previous: Shown,
  knowledge: CookingKnowledge,
): FollowUp {
  const says: Says = (...words) => changes.some((change) => words.includes(change));
  const [first, ...others] = request.wanted;
  // 'Can I use pork instead?'
  if (first && others.length === 0 && says('instead') && !says(...SWAPS))
    return { request, swapped: insteadOf(first, previous, knowledge), says };
  if (!first || !says(...SWAPS)) return { request, swapped: null, says };
  return { request: { ...request, wanted: others }, swapped: first, says };
}

/** What meat and what stands for it have in common. */
const MAIN_KINDS = ['meaty', 'fish', 'shellfish', 'tofu', 'frying-cheese'];

/** The meat or fish asked for that makes place for another; `null` if there is none. */
function insteadOf(
  wanted: readonly string[],
  { foods, request }: Shown,
  { larder }: CookingKnowledge,
): string[] | null {
  const isMain = (name: string) => MAIN_KINDS.some((kind) => larder.get(name)?.kinds.has(kind));
  if (!wanted.some(isMain)) return null;
  const groups = [...foods.map((name) => [name]), ...request.wanted, request.leading];
  const gone = groups
    .filter((names) => names.some(isMain))
    .flat()
    .filter((name) => !wanted.includes(name));
  return gone.length > 0 ? distinct(gone) : null;
}
