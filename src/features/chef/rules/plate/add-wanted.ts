import { additionOf, isOnlyStrewn } from '../additions/additions.ts';
import { withAdditions } from '../additions/placing.ts';
import { type ComposedRecipe, problemsOf } from '../answer/check-recipe.ts';
import { AT_HAND } from '../at-hand/at-hand.ts';
import type { ClassicKind } from '../classics/classic.ts';
import { titleWith } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import type { ChefRequest } from '../request/request.ts';
import type { FilledDish } from './choose-foods.ts';

const PREP = 5;
/** How a further food joins a kind of dish, by its tags or id. */
const KINDS: readonly (readonly [RegExp, ClassicKind])[] = [
  [/traybake|roast/, 'roast'],
  [/soup/, 'soup'],
  [/curry|dal/, 'curry'],
  [/stew|chili|tagine/, 'stew'],
  [/salad|bowl/, 'salad'],
  [/noodles|stir-fry/, 'noodles'],
  [/pasta|gnocchi/, 'pasta'],
  [/rice|risotto|pilaf/, 'rice'],
  [/gratin|bake|cottage|lasagne/, 'bake'],
  [/pizza/, 'pizza'],
  [/toast/, 'side'],
  [/wraps|tacos|sandwich|quesadillas|burgers/, 'filled'],
];

const STARCH = ['rice', 'risotto', 'pasta', 'noodle', 'potato', 'bread', 'wrap', 'bun', 'grain'];

/** A plate has one starch, and water is not food. */
function isFitting(food: LarderFood, slots: FilledDish['slots'], kind: ClassicKind): boolean {
  const isStarch = ({ kinds, food: { aisle, traits } }: LarderFood) =>
    STARCH.some((kind) => kinds.has(kind)) || (aisle === 'grains' && traits.includes('grain'));
  if (/^water|ice cubes/.test(food.name)) return false;
  if (!isStarch(food)) return true;
  const isBoiled = food.uses.has('boil') || food.uses.has('absorb');
  // Noodles swim beside the potatoes of a soup.
  return isBoiled && (kind === 'soup' || ![...slots.values()].flat().some((each) => isStarch(each.food)));
}

const linesOf = ({ ingredients }: ComposedRecipe): { name: string }[] =>
  ingredients.map(({ name }) => ({ name: withoutCut(name) }));

const minutesOf = (step: string) =>
  [...step.matchAll(/for (\d+) minutes/g)].map(([, minutes]) => Number(minutes));

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
  if (dish.plate === 'drink' || request.isWantedForDish) return { recipe, added };
  const kind: ClassicKind = dish.cuisines.includes('sweet')
    ? 'pudding'
    : (KINDS.find(([pattern]) => pattern.test(dish.id))?.[1] ?? 'fry');
  for (const group of request.wanted) {
    if (group.some((name) => names.has(name))) continue;
    const foods = group.flatMap((name) => (allowed.has(name) ? (larder.get(name) ?? []) : []));
    for (const food of foods) {
      if (!isFitting(food, slots, kind)) continue;
      const addition = additionOf(
        { kind, needs: dish.needs, steps: all.instructions, lines: [] },
        food,
        recipe.servings,
      );
      // What happens to be there need not be strewn over whatever is cooked.
      const isStrewn =
        addition &&
        request.moods.includes(AT_HAND) &&
        isOnlyStrewn({ kind, needs: dish.needs, lines: linesOf(recipe) }, addition);
      if (!addition || isStrewn) continue;
      const { lines, step, minutes } = addition;
      const longer: ComposedRecipe = {
        ...all,
        title: titleWith(all.title, [food.say]),
        prepTime: all.prepTime + (added.length === 0 ? PREP : 0),
        cookTime: Math.max(all.cookTime + minutes, ...minutesOf(step)),
        ingredients: [...all.ingredients, ...lines],
        instructions: withAdditions(all.instructions, [addition]),
      };
      if (problemsOf(longer, request, dish.plate, catalog).length > 0) continue;
      all = longer;
      added.push(food.name);
      break;
    }
  }
  return { recipe: all, added };
}
