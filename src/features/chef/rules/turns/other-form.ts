import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPhrase } from '../request/request-words.ts';

const AS_FORM =
  /^(?:(?:but|and|ok|can|could|you|i|we|do|make|it|them|this|that|that one) )*(?:as|into|in the form of|make (?:it|them|this|that)) (?:an? |some )?(?:rice (?=bowls?\b))?([a-z ]+?)(?: please| instead)*$/;

/** The id of the dish that the one on screen is in another form: 'as muffins' after a carrot cake. */
export function otherForm(
  prompt: string,
  title: string,
  { classicByWord }: Pick<CookingKnowledge, 'classicByWord'>,
): string | null {
  const [, form] = AS_FORM.exec(plainPhrase(prompt)) ?? [];
  if (!form) return null;
  const words = plainPhrase(title.replace(/ with .*$/, '')).split(' ');
  const starts = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  );
  const names = starts.map((start) => `${start} ${form}`).filter((name) => classicByWord.has(name));
  return classicByWord.get(names[0] ?? '') ?? null;
}
