import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from './request.ts';

/** What takes no longer is quick. */
export const QUICK_MINUTES = 35;
const BETWEEN_FOODS = / (?:and|with|n) /;

/**
 * 'Something quick with chicken and rice' means any quick dish of these foods, and not the slow one that is called so: the
 * clauses with that name split into its foods; `null` if they name no such dish.
 */
export function foodsInAHurry(
  sentences: readonly string[][],
  { dishes, moods, minutes }: ChefRequest,
  { classics, catalog }: CookingKnowledge,
): string[][] | null {
  const most = minutes ?? (moods.includes('quick') ? QUICK_MINUTES : null);
  const named = classics.get(dishes[0] ?? '');
  if (most === null || !named || named.prep + named.cook <= most) return null;
  const ofFoods = named.words.filter(
    (name) =>
      BETWEEN_FOODS.test(name) && name.split(BETWEEN_FOODS).every((food) => findFood(catalog, food) !== null),
  );
  const nameIn = (clause: string) => ofFoods.find((name) => ` ${clause} `.includes(` ${name} `));
  if (!sentences.some((clauses) => clauses.some(nameIn))) return null;
  return sentences.map((clauses) =>
    clauses.flatMap((clause) => {
      const name = nameIn(clause);
      return name ? clause.replace(name, name.replace(BETWEEN_FOODS, ',')).split(',') : clause;
    }),
  );
}
