import type { ChefMemory } from '../turns/chef-memory.ts';
import type { ChefRequest } from './request.ts';

const COURSES: Record<string, RegExp> = {
  dessert: /\b(?:desserts?|pudding|pud|afters|sweet|nachtisch|nachspeise|postre|dolce)\b/i,
  starter: /\b(?:starters?|appetisers?|appetizers?|vorspeise|entree|entrante|antipasto)\b/i,
  drinks: /\b(?:drinks?|mocktails?|cocktails?|getr(?:ä|ae?)nke?|boissons?|bebidas?|bevand[ae])\b/i,
};
/** What is to be done with the dish on screen is no other course. */
const CHANGES =
  /\b(?:make|turn|into|instead|as a|for (?:a |the )?(?:dessert|starter|pudding)|serve (?:it|this|that))\b/i;

/** Somebody who has eggs to use up and would have something sweet of them names no further course. */
const isOfSameFood = (prompt: string, { request }: ChefMemory): boolean =>
  request.isChosen === true &&
  request.wanted.length > 0 &&
  /\bsweet\b/i.test(prompt) &&
  !/\b(?:dessert|pudding|pud|afters|and|also|to follow|after|then)\b/i.test(prompt);

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
  !isOfSameFood(prompt, previous) &&
  !CHANGES.test(prompt);
