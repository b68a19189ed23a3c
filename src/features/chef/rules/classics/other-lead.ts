import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';
import type { Classic } from './classic.ts';

const ANIMALS = /\b(?:beef|veal|lamb|pork|chicken|turkey|duck|goose|steak|salmon|cod|tuna|prawn|fish)\b/;

/** The dishes of the same name with what is named in place of the meat: salmon wellington for beef wellington. */
export function ofOtherLead(
  { id, words }: Classic,
  { leading }: ChefRequest,
  { classics, classicByWord, larder }: CookingKnowledge,
): Classic[] {
  const named = new Set(leading.flatMap((name) => larder.get(name)?.title.toLowerCase() ?? []));
  const names = [...named].flatMap((food) =>
    words.filter((word) => ANIMALS.test(word)).map((word) => plainPhrase(word.replace(ANIMALS, food))),
  );
  return [...new Set(names.flatMap((name) => classicByWord.get(name) ?? []))].flatMap((other) =>
    other === id ? [] : (classics.get(other) ?? []),
  );
}
