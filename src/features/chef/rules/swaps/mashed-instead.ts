import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { FOR, INSTEAD, NAME, SWAPS, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const OTHER_MASH = [
  `(?:(?:with|use|make it with|top (?:it )?with|mit|but with) )?(?:a )?(?:${NAME} mash|mashed ${NAME})(?: on top| topping)?(?: ${INSTEAD}| instead of (?:the )?(?:potato(?:es)?|mash|mashed potatoes?|regular mash))?`,
  `(?:with |use |put )?(?:some )?${NAME} (?:on (?:the )?top|(?:as|for) (?:the |a )?(?:topping|top|lid|crust))`,
  `${SWAPS} (?:the )?(?:mash|mashed potatoes?|potato topping|potato mash) ${FOR} (?:${NAME} mash|mashed ${NAME}|${NAME})`,
].map(whole);
const POTATOES = /\bpotatoes$/;
const IS_MASHED =
  /^(?:sweet potato|celeriac|celery root|cauliflower|parsnip|swede|turnip|carrot|squash|butternut squash|pumpkin|pea|bean|white bean|butter bean)(?:e?s)?$/;
const MASHED = /\bmash/;

/** 'With sweet potato mash', of a dish with a mash: another root in place of its potatoes. */
export function mashedInstead(
  said: string,
  { lines, title, dish }: ChefMemory,
  { classics }: CookingKnowledge,
): string | null {
  const come = OTHER_MASH.flatMap((pattern) => pattern.exec(said)?.slice(1).find(Boolean) ?? [])[0];
  const own = lines.map(foodOf).find((name) => POTATOES.test(name));
  const isMashed = classics.get(dish)?.steps.some((step) => MASHED.test(step)) ?? MASHED.test(title);
  return come && IS_MASHED.test(come) && own && isMashed ? `${ofMany(come)} instead of ${own}` : null;
}

const ofMany = (name: string): string => name.replace(/potato$/, 'potatoes');
