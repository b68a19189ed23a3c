import { t } from '#shared/t.ts';
import type { ComposedRecipe } from './answer/check-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { composeRecipe } from './chef.ts';
import type { Order } from './find-dish.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';

/** What is cooked instead of a dish that cannot be made so that it is safe, by what the dish is like; the first that is safe counts. */
const INSTEAD: readonly (readonly [asked: RegExp, dishes: readonly string[]])[] = [
  [
    /\b(?:cakes?|cupcakes?|desserts?|puddings?|sweets?|brownies?|cookies?|biscuits?|tarts?|trifle|tiramisu|mousse|cheesecake|ice cream|crumble|pavlova|meringues?|panna cotta|custard|pancakes?|muffins?|flapjacks?)\b(?!.*\b(?:dinner|lunch|supper|board)\b)/i,
    ['fruit salad', 'baked apples', 'poached pears', 'baked bananas', 'meringues', 'grilled pineapple'],
  ],
  [/\bsoups?|broth|chowder|bisque\b/i, ['vegetable soup', 'carrot soup', 'lentil soup', 'chicken soup']],
  [
    /./,
    [
      'roast chicken with vegetables',
      'roasted vegetables with rice',
      'vegetable soup',
      'chicken with rice',
      'grilled fish with courgettes',
      'vegetable omelette',
      'carrot soup',
      'fruit salad',
    ],
  ],
];

/**
 * Composes what is asked for, and checks it. If it is not safe, or a follow-up only told of a hazard, the dish on screen is cooked
 * again without it; if nothing comes of that, another dish is offered.
 *
 * @param isHeeded whether the conversation names something to leave out
 * @param isHazard whether that is for somebody's health or faith, so that another dish is better than none
 * @param isSafe whether a recipe respects every warning
 */
export function composeCarefully(
  order: Order,
  {
    isHeeded,
    isHazard,
    isSafe,
  }: { isHeeded: boolean; isHazard: boolean; isSafe: (recipe: ComposedRecipe) => boolean },
  knowledge: CookingKnowledge,
): ChefAnswer {
  const asked = composeRecipe(order, knowledge);
  if (!isHeeded || (asked.kind === 'recipe' && isSafe(asked.recipe))) return asked;
  const { previous } = order;
  const again = previous ? composeRecipe({ ...order, isSame: true }, knowledge) : asked;
  if (again.kind === 'recipe' && isSafe(again.recipe)) return again;
  // Where nothing was understood, nobody knows what another dish would be instead of.
  if (!isHazard || (asked.kind !== 'recipe' && !previous)) return asked;
  const wish = previous ? `${previous.title} ${order.prompt}` : order.prompt;
  const dishes = INSTEAD.find(([kind]) => kind.test(wish))?.[1] ?? [];
  const { previous: _, isOnlyNamed, ...anew } = order;
  if (isOnlyNamed) return asked;
  for (const dish of dishes) {
    const other = composeRecipe({ ...anew, prompt: dish, isSame: false }, knowledge);
    if (other.kind !== 'recipe' || !isSafe(other.recipe)) continue;
    return {
      ...other,
      why: [
        t('I know no good way to make that dish so that it is certainly safe, so this is another.'),
        ...other.why,
      ],
    };
  }
  return asked.kind === 'recipe' ? asked : again;
}
