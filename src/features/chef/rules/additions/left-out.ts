import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Classic, ClassicLine, Part } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';

/** Kinds that rise, set or hold together by what they are made of. */
const OF_A_DOUGH: readonly string[] = [
  'cake',
  'biscuit',
  'tart',
  'pudding',
  'griddle',
  'bread',
  'pie',
  'dumpling',
  'sauce',
  'dip',
  'jam',
  'drink',
];
const LEAST_MAKERS = 2;
const CHEESE = /cheese|käse|fromage/i;
export const IS_CHEESE =
  /cheddar|mozzarella|parmesan|gruyère|emmental|feta|gouda|cheese|halloumi|ricotta|brie|camembert/i;

/** Whether a dish is still itself without one of the foods that make it: a Greek salad without the feta, but no cheese sandwich. */
export function isBorne(
  line: ClassicLine,
  { kind, title, lines, steps }: Classic,
  may: (part: Part) => boolean,
  knowledge: CookingKnowledge,
): boolean {
  if (line.isLead || OF_A_DOUGH.includes(kind)) return false;
  if (IS_CHEESE.test(line.name) && [title, ...steps].some((text) => CHEESE.test(text))) return false;
  if (
    (knowledge.byFoodId.get(findFood(knowledge.catalog, line.name)?.id ?? '') ?? []).some(({ kinds }) =>
      FILLING.some((one) => kinds.has(one)),
    )
  )
    return false;
  return lines.filter((other) => other !== line && other.isDefining && may(other)).length >= LEAST_MAKERS;
}
const FILLING = ['rice', 'pasta', 'noodle', 'grain', 'potato', 'bread', 'wrap', 'bun'];
