import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isLeftover } from '../knowledge/same-food.ts';
import { plainPhrase } from '../request/request-words.ts';
import type { ChefMemory } from './chef-memory.ts';

const AS_FORM =
  /^(?:(?:but|and|ok|can|could|you|i|we|do|make|it|them|this|that|that one) )*(?:as|into|in the form of|make (?:it|them|this|that)) (?:an? |some )?(?:rice (?=bowls?\b))?([a-z ]+?)(?: please| instead)*$/;

/** 'Can I make muffins with it instead', 'muffins instead of a loaf'. */
const OF_IT =
  /^(?:(?:but|and|ok|actually) )*(?:(?:can|could|should) (?:i|we|you) )?(?:make|do|bake|have) (?:some )?([a-z]+?)(?: (?:with|of|from|out of) (?:it|this|that|them|the (?:batter|dough|mixture|mix))| instead| of (?:a|one) (?:loaf|cake)| please)+$/;

/** The id of the dish that the one on screen is in another form: 'as muffins' after a carrot cake. */
export function otherForm(
  prompt: string,
  { title, request }: Pick<ChefMemory, 'title' | 'request'>,
  { classicByWord }: Pick<CookingKnowledge, 'classicByWord'>,
): string | null {
  const [, as] = AS_FORM.exec(plainPhrase(prompt)) ?? [];
  const [, ofIt] = OF_IT.exec(plainPhrase(prompt)) ?? [];
  const form = as ?? ofIt;
  if (!form) return null;
  const words = plainPhrase(title.replace(/ with .*$/, '')).split(' ');
  const starts = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  );
  // What is cooked already is not braised for two hours.
  const isOfLeftovers = request.wanted.some((group) => group.some(isLeftover));
  const names = (isOfLeftovers ? ['roast dinner'] : starts)
    .map((start) => `${start} ${form}`)
    .filter((name) => classicByWord.has(name));
  return classicByWord.get(names[0] ?? '') ?? null;
}
