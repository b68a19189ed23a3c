import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { rememberingOf } from '#shared/remembering.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Classic } from './classic.ts';

/** A food that so few of the dishes are made with is in few kitchens, and in few shops. */
const FEW_DISHES = 14;

const foodIn = (name: string, { catalog }: CookingKnowledge): string => findFood(catalog, name)?.id ?? name;

const dishesWith = rememberingOf((knowledge: CookingKnowledge): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { lines } of knowledge.classics.values())
    for (const food of new Set(lines.map(({ name }) => foodIn(name, knowledge))))
      counts.set(food, (counts.get(food) ?? 0) + 1);
  return counts;
});

/** How many foods of a dish a cook would have to go looking for. */
export function rareFoodsIn({ lines }: Classic, knowledge: CookingKnowledge): number {
  const counts = dishesWith(knowledge);
  return lines.filter(
    ({ name, isOptional, alternatives }) =>
      !isOptional &&
      [{ name }, ...alternatives].every(
        (part) => (counts.get(foodIn(part.name, knowledge)) ?? 0) < FEW_DISHES,
      ),
  ).length;
}
