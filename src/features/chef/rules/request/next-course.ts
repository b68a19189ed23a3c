import type { ChefMemory } from './refine-request.ts';
import type { ChefRequest } from './request.ts';

const COURSES: Record<string, RegExp> = {
  dessert: /\b(?:desserts?|pudding|pud|afters|sweet|nachtisch|nachspeise|postre|dolce)\b/i,
  starter: /\b(?:starters?|appetisers?|appetizers?|vorspeise|entree|entrante|antipasto)\b/i,
};
/** What is to be done with the dish on screen is no other course. */
const CHANGES =
  /\b(?:make|turn|into|instead|as a|for (?:a |the )?(?:dessert|starter|pudding)|serve (?:it|this|that))\b/i;

/** 'And a dessert to go with it': another course of the same meal is a new dish, for which everything that was told still counts. */
export const isNextCourse = (
  prompt: string,
  { meal, dishes }: Pick<ChefRequest, 'meal' | 'dishes'>,
  previous: ChefMemory,
): boolean =>
  meal !== null &&
  dishes.length === 0 &&
  previous.request.meal !== meal &&
  (COURSES[meal]?.test(prompt) ?? false) &&
  !CHANGES.test(prompt);
