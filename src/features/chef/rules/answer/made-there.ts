import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { t } from '#shared/t.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { isSame } from '../knowledge/same-food.ts';
import { isFromThere, isKnownThere } from '../phrases/named-together.ts';
import type { ChefRequest } from '../request/request.ts';
import type { ComposedRecipe } from './check-recipe.ts';
import type { ChefAnswer } from './chef-answer.ts';

/** Whether an answer is cooked as in the place that a request names, with all the foods that it names. */
export function isMadeThere(answer: ChefAnswer, request: ChefRequest, knowledge: CookingKnowledge): boolean {
  if (answer.kind !== 'recipe' || !hasAllOf(answer.recipe, request, knowledge)) return false;
  const { dish } = answer.memory;
  const classic = knowledge.classics.get(dish);
  if (classic || request.cuisine === null) return isFromThere(classic, request, knowledge);
  const plate = knowledge.dishes.find(({ id }) => id === dish);
  const isFlavored =
    knowledge.cuisines.some(({ id }) => id === request.cuisine) &&
    plate?.cuisines.some((each) => each === request.cuisine || each === 'any');
  return isFlavored === true && !hasOtherMeat(answer.recipe, request, knowledge);
}

/** Whether a plate is made of other meat or fish than is wanted, which was only added to it. */
function hasOtherMeat(
  { ingredients }: ComposedRecipe,
  { wanted }: ChefRequest,
  { catalog, larder }: CookingKnowledge,
): boolean {
  const isAnimal = (food: Food | null | undefined) =>
    food?.traits.some((trait) => ANIMALS.includes(trait)) ?? false;
  const own = wanted.flat().map((name) => larder.get(name)?.food);
  if (!own.some(isAnimal)) return false;
  return ingredients.some(({ name }) => {
    const food = findFood(catalog, withoutCut(name));
    return isAnimal(food) && !own.some((each) => each?.id === food?.id) && !SEASONS.test(name);
  });
}

/** What gives a dish its depth, whatever it is made of. */
export const SEASONS = /stock|broth|sauce|bacon|pancetta|anchov|paste|dashi|gelatine/i;

/** Whether a recipe has one food of each group that is wanted. */
export const hasAllOf = (
  { ingredients }: ComposedRecipe,
  { wanted }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean =>
  wanted.every((group) =>
    ingredients.some(({ name: line }) =>
      group.some((name) => isSame(name, { name: withoutCut(line) }, knowledge)),
    ),
  );

/** What is said of a dish that comes from elsewhere than a request says. */
export function elsewhereSaid(dish: string, request: ChefRequest, knowledge: CookingKnowledge): string[] {
  const classic = knowledge.classics.get(dish);
  const asked = knowledge.cuisines.find(({ id }) => id === request.cuisine);
  return classic && asked && !isKnownThere(classic, request, knowledge)
    ? [
        t('I do not know a version of this dish ({dish}) from that cuisine ({cuisine}).', {
          dish: classic.title,
          cuisine: asked.name,
        }),
      ]
    : [];
}
