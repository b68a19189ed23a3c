import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Classic, ClassicLine, Part } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { rolesOf } from '../swaps/roles.ts';
import { WET } from './dish-kinds.ts';

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
  if (fills(line.name, knowledge)) return false;
  return lines.filter((other) => other !== line && other.isDefining && may(other)).length >= LEAST_MAKERS;
}

const fills = (name: string, { byFoodId, catalog }: CookingKnowledge): boolean =>
  (byFoodId.get(findFood(catalog, name)?.id ?? '') ?? []).some(({ kinds }) =>
    FILLING.some((one) => kinds.has(one)),
  );

/** Whether a soup or a stew is the same one without what only fills it: the pasta of a minestrone. */
export const onlyFills = (line: ClassicLine, { kind }: Classic, knowledge: CookingKnowledge): boolean =>
  !line.isDefining &&
  !line.isLead &&
  WET.includes(kind) &&
  (fills(line.name, knowledge) || rolesOf(line.name, knowledge).has('starch'));

const FILLING = ['rice', 'pasta', 'noodle', 'grain', 'potato', 'bread', 'wrap', 'bun'];
