import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from './cooking-knowledge.ts';

/** Whether a line is of a food, by its larder name, or its juice or zest. */
export function isLineOf(name: string, line: string, { catalog, larder }: CookingKnowledge): boolean {
  const food = larder.get(name)?.food;
  const said = line.split(',')[0] ?? '';
  return (
    food !== undefined &&
    (findFood(catalog, said)?.id === food.id || new RegExp(`^${food.name} (?:juice|zest)$`, 'i').test(said))
  );
}

/** Whether a line is of a food that is called so. */
export const isOfWord = (word: string, line: string): boolean =>
  word.length > 2 && new RegExp(`\\b${word}`, 'i').test(line.split(',')[0] ?? '');
