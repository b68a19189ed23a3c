import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { memoizeByObject } from '#shared/memoize.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Classic } from './classic.ts';

/** A food that so few of the dishes are made with is in few kitchens, and in few shops. */
const FEW_DISHES = 14;

/** By dish, counted once: every dish is ranked for every request. */
const rareFoods = memoizeByObject(({ catalog, classics }: CookingKnowledge): ReadonlyMap<string, number> => {
  const idOf = (name: string): string => findFood(catalog, name)?.id ?? name;
  const dishesWith = new Map<string, number>();
  for (const { lines } of classics.values())
    for (const food of new Set(lines.map(({ name }) => idOf(name))))
      dishesWith.set(food, (dishesWith.get(food) ?? 0) + 1);
  const isRare = ({ name }: { name: string }) => (dishesWith.get(idOf(name)) ?? 0) < FEW_DISHES;
  const countOf = ({ lines }: Classic) =>
    lines.filter((line) => !line.isOptional && [line, ...line.alternatives].every(isRare)).length;
  return new Map([...classics.values()].map((classic) => [classic.id, countOf(classic)]));
});

/** How many foods of a dish a cook would have to go looking for. */
export const rareFoodsIn = ({ id }: Pick<Classic, 'id'>, knowledge: CookingKnowledge): number =>
  rareFoods(knowledge).get(id) ?? 0;
