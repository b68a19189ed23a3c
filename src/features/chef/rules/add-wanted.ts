import { type ComposedRecipe, problemsOf } from './check-recipe.ts';
import type { FilledDish } from './choose-foods.ts';
import type { ClassicKind } from './classic.ts';
import { additionOf } from './classic-additions.ts';
import type { CookingKnowledge } from './cooking-knowledge.ts';
import type { ChefRequest } from './request.ts';

const PREP = 5;
/** How a further food joins a kind of dish, by its tags or id. */
const KINDS: readonly (readonly [RegExp, ClassicKind])[] = [
  [/soup/, 'soup'],
  [/curry|dal/, 'curry'],
  [/stew|chili|tagine/, 'stew'],
  [/salad|bowl/, 'salad'],
  [/noodles|stir-fry/, 'noodles'],
  [/pasta|gnocchi/, 'pasta'],
  [/rice|risotto|pilaf/, 'rice'],
  [/gratin|bake|cottage|lasagne/, 'bake'],
  [/traybake|roast/, 'roast'],
  [/pizza/, 'pizza'],
  [/wraps|tacos|sandwich|toast|quesadillas|burgers/, 'filled'],
];

/** A composed recipe with the requested foods that had no place in the dish, each with a line and a step of its own. */
export function withMissing(
  recipe: ComposedRecipe,
  { dish, slots }: FilledDish,
  request: ChefRequest,
  allowed: ReadonlySet<string>,
  { larder, catalog }: CookingKnowledge,
): { recipe: ComposedRecipe; added: string[] } {
  const names = new Set([...slots.values()].flat().map(({ food }) => food.name));
  let all = recipe;
  const added: string[] = [];
  if (dish.plate === 'drink') return { recipe, added };
  const kind: ClassicKind =
    dish.plate === 'sweet' ? 'pudding' : (KINDS.find(([pattern]) => pattern.test(dish.id))?.[1] ?? 'fry');
  for (const group of request.wanted) {
    if (group.some((name) => names.has(name))) continue;
    const foods = group.flatMap((name) => (allowed.has(name) ? (larder.get(name) ?? []) : []));
    for (const food of foods) {
      const addition = additionOf(
        { kind, needs: dish.needs, steps: all.instructions },
        food,
        recipe.servings,
      );
      if (!addition) continue;
      const { lines, step, minutes, place } = addition;
      const at = place === 'end' ? all.instructions.length : Math.max(1, all.instructions.length - 1);
      const longer: ComposedRecipe = {
        ...all,
        prepTime: all.prepTime + (added.length === 0 ? PREP : 0),
        cookTime: all.cookTime + minutes,
        ingredients: [...all.ingredients, ...lines],
        instructions: all.instructions.toSpliced(at, 0, step),
      };
      if (problemsOf(longer, request, dish.plate, catalog).length > 0) continue;
      all = longer;
      added.push(food.name);
      break;
    }
  }
  return { recipe: all, added };
}
