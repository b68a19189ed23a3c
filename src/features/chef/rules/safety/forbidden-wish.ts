import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import type { ChefRequest } from '../request/request.ts';
import type { FoodGroup } from './food-groups.ts';
import type { Warning } from './warnings.ts';

/** Cheese that ripened for so long that bacteria left hardly any lactose in it. */
const OLD_CHEESE = /parmesan|pecorino|grana|manchego|gruyere|emmental|comte|aged cheddar/;
const OF_LACTOSE = /la[ck]to[sz]|lattosio/;

/**
 * What is said of a food that somebody wants in the dish on screen, and that must not be in it by what was told before:
 * 'can I put parmesan on top' for somebody who bears no milk. `null` if nothing of it is forbidden, or more than that
 * is wished for.
 */
export function forbiddenWish(
  { wanted, dishes, avoidedFoods, avoidedTraits, diets, cuisine, meal }: ChefRequest,
  warnings: readonly Warning[],
  { catalog }: Pick<CookingKnowledge, 'catalog'>,
): string | null {
  const isMore =
    dishes.length + avoidedFoods.length + avoidedTraits.length + diets.length > 0 || cuisine || meal;
  if (isMore || wanted.length === 0) return null;
  const breaking = (names: readonly string[]) =>
    warnings.find(({ foods }) =>
      foods?.some(
        (group) =>
          names.length > 0 &&
          names.every((name) => isOf(name, group, catalog) || mayBeOf(name, group, catalog)),
      ),
    );
  const broken = wanted.map(breaking);
  const [first] = broken;
  if (!first || !broken.every((warning) => warning !== undefined)) return null;
  const food = wanted.map(([name = '']) => name).join(', ');
  return OF_LACTOSE.test(first.within.text) && OLD_CHEESE.test(plainPrompt(food))
    ? t(
        'Old, hard cheese such as {food} has next to no lactose: who bears a little of it may put it on their own plate. It is milk all the same, so I left it out of the dish.',
        { food },
      )
    : t('Better without {food}: it has to be left out here, so the dish stays without it.', { food });
}

/** Whether a food may have what is left out, as pesto may have nuts. */
const mayBeOf = (
  name: string,
  { traits, unless }: FoodGroup,
  catalog: CookingKnowledge['catalog'],
): boolean =>
  !unless?.test(plainPrompt(name)) &&
  (findFood(catalog, name)?.mayBe.some((trait) => traits.includes(trait)) ?? false);

/** Whether a food belongs to a group. */
export function isOf(
  name: string,
  { traits, lines, unless }: FoodGroup,
  catalog: CookingKnowledge['catalog'],
): boolean {
  const food = findFood(catalog, name);
  if (unless?.test(plainPrompt(name))) return false;
  return (
    (food?.traits.some((trait) => traits.includes(trait)) ?? false) ||
    (lines?.test(plainPrompt(name)) ?? false)
  );
}
