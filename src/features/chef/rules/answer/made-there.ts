import { t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
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
  return plate?.cuisines.some((each) => each === request.cuisine || each === 'any') ?? false;
}

/** Whether a recipe has one food of each group that is wanted. */
export const hasAllOf = (
  { ingredients }: ComposedRecipe,
  { wanted }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean =>
  wanted.every((group) =>
    ingredients.some(({ name: line }) =>
      group.some((name) => isSame(name, { name: line.split(',')[0] ?? '' }, knowledge)),
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
