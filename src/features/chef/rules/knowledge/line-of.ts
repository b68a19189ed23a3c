import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from './cooking-knowledge.ts';
import { withoutCut } from './line-food.ts';

/** Whether a line is of a food, by its larder name, or its juice or zest. */
export function isLineOf(name: string, line: string, { catalog, larder }: CookingKnowledge): boolean {
  const food = larder.get(name)?.food;
  const said = withoutCut(line);
  return (
    food !== undefined &&
    (findFood(catalog, said)?.id === food.id || new RegExp(`^${food.name} (?:juice|zest)$`, 'i').test(said))
  );
}

/** Kinds of food, by the words that their lines say instead. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['cheese', 'cheese|parmesan|pecorino|cheddar|mozzarella|gruyère|emmental|feta|ricotta|halloumi|paneer'],
  ['meat', '(?:minced |stewing |diced )?(?:beef|pork|lamb|veal|turkey|chicken)(?! stock)'],
  ['pasta', 'pasta|penne|spaghetti|fusilli|tagliatelle|macaroni|rigatoni|linguine|fettuccine|orzo|ditalini'],
  ['milk', '(?:butter)?milk'],
]);

/** Whether a line is of a food that is called so, or of its kind. */
export const isOfWord = (word: string, line: string): boolean =>
  word.length > 2 && new RegExp(`\\b(?:${KINDS.get(word) ?? word})`, 'i').test(withoutCut(line));
