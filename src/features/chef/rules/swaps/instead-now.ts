import { t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import { rolesOf } from './roles.ts';

const EGG = /\begg/;
/** What binds or thickens where eggs did. */
const BINDS = /cream|yogurt|tofu|chickpea|flaxseed|cornflour|mayonnaise|apple sauce|mascarpone|quark|banana/;

/** What does the work of a food that was in the dish before and is no more; `null` if it never was. */
export function insteadNow(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const before = shown.earlier?.find((version) => lineCalled(said, version, knowledge) !== null);
  const gone = before && lineCalled(said, before, knowledge);
  if (!before || !gone) return null;
  const old = new Set(before.lines.map(foodOf));
  const come = shown.lines.map(foodOf).filter((food) => !old.has(food));
  const roles = rolesOf(gone, knowledge);
  const doesIt = (food: string) =>
    EGG.test(gone) ? BINDS.test(food) : [...rolesOf(food, knowledge)].some((role) => roles.has(role));
  const other = come.find(doesIt) ?? (come.length === 1 ? come[0] : undefined);
  return other
    ? t('There is no {food} in it any more: {other} does its work.', { food: gone, other })
    : t('There is no {food} in it any more, and nothing in its place.', { food: gone });
}
