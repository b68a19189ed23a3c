import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { type CookingKnowledge, namesFood } from '../knowledge/cooking-knowledge.ts';
import { plainPhrase, WORDS } from './request-words.ts';

/** Whether a word, in whatever language, means the food that a line of a recipe names. */
export const isCalled = (
  word: string,
  line: string,
  { catalog, larder }: Pick<CookingKnowledge, 'catalog' | 'larder'>,
): boolean =>
  namesFood(line, word) ||
  (WORDS.groups
    .get(plainPhrase(word))
    ?.some((name) => larder.get(name)?.food.id === findFood(catalog, line)?.id) ??
    false);
