import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import type { ChefRequest } from '../request/request.ts';
import type { FilledDish } from './choose-foods.ts';

/** Nobody expects these without meat. */
const MEATY = new Set([
  'meatballs',
  'burgers',
  'skewers',
  'cottage',
  'baked fish',
  'traybake',
  'tacos',
  'stew',
  'chili',
]);
const isMeat = (food: LarderFood | undefined) =>
  food?.food.traits.some((trait) => ANIMALS.includes(trait)) ?? false;

/** 'Eggs and spinach' does not ask for pork meatballs that contain egg. */
export function bringsMeat(
  { slots }: FilledDish,
  { wanted, dishes }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean {
  const asked = new Set(wanted.flat().filter((name) => isMeat(knowledge.larder.get(name))));
  const meats = [...slots.values()].flat().filter(({ food }) => isMeat(food));
  // Nor does 'turkey and cabbage' ask for cod.
  // Nor does minced beef want a plate of 'paneer'.
  const others = [...slots.values()]
    .flat()
    .filter(({ food }) => ['frying-cheese', 'tofu'].some((kind) => food.kinds.has(kind)));
  const isThere = (found: typeof meats) => found.some(({ food }) => asked.has(food.name));
  if (
    asked.size > 0 &&
    others.length > 0 &&
    !wanted.flat().some((name) => others.some(({ food }) => food.name === name))
  )
    return !isThere(meats);
  if (asked.size > 0) return meats.length > 0 && !isThere(meats);
  if (wanted.length === 0 || dishes.some((id) => MEATY.has(id))) return false;
  return meats.length > 0;
}
