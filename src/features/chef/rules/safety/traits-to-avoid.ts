import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { isOfPlants, OF_ANIMALS } from './check.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import type { Warning } from './warnings.ts';

const NAMES_FISH =
  /fish|fisch|poisson|pesc|seafood|salmon|lachs|saumon|tuna|thun|thon|at[uú]n|tonno|prawn|shrimp|garnele|crevette|gamb|mussel|clam|cod\b/i;
const MEAT = FOOD_GROUPS.get('meat') as FoodGroup;

/** Traits that no food of a dish may have, by the warnings of a conversation and by its last prompt, as written and without slips. */
export function traitsToAvoid(
  warnings: readonly Warning[],
  written: string,
  prompt: string,
  catalog: Catalog,
  /** Whether what must not be in one dish with meat is left out in any case. */
  isOneSide = true,
): TraitId[] {
  const groups = warnings.flatMap(({ foods }) => foods ?? []);
  // 'No cheese and no cream' is more likely about milk than about those two.
  const isOfMilk = new Set(groups.filter(({ family }) => family === 'milk')).size > 1;
  // Anyone who eats no meat gets no fish either, unless they name some that they do not refuse.
  const wished = warnings.reduce((text, { said }) => text.replace(said, ' '), plainPrompt(prompt));
  const isFishless = groups.includes(MEAT) && !NAMES_FISH.test(wished);
  const isMeatless = isFishless || [written, prompt].some((each) => isOfPlants(each, catalog));
  return [
    ...new Set<TraitId>([
      ...groups.flatMap(({ traits, unless, apart }) => [
        ...(unless ? [] : traits),
        ...((isOneSide && apart?.[1]) || []),
      ]),
      ...(isOfMilk ? (['milk'] as const) : []),
      ...(isMeatless ? OF_ANIMALS : []),
    ]),
  ];
}
