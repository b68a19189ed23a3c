import { isSweetWish } from '../classics/kinds-asked.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Cuisine } from '../knowledge/cuisine.ts';
import type { ChefRequest } from '../request/request.ts';
import type { Dish } from './dish.ts';
import { accepts, hasPlaceFor } from './slot-fit.ts';

export interface Candidate {
  dish: Dish;
  /** `null` for sweet dishes, which have none. */
  cuisine: Cuisine | null;
}

interface Choosing {
  knowledge: CookingKnowledge;
  allowed: ReadonlySet<string>;
  keptDish: string | null;
  /** Foods of the previous recipe: a follow-up keeps its cuisine. */
  kept: ReadonlySet<string>;
  random(): number;
}

/** Default cuisines for a plain dish when the cook names none. */
const AT_HOME = [
  'italian',
  'greek',
  'french',
  'spanish',
  'middle-eastern',
  'mexican',
  'american',
  'british',
  'moroccan',
];
const PLACE = 12;
const KEPT = 60;
const MEAL = 9;
const CUISINE = 8;
const MOOD = 4;
const LIKED = 2;
const EQUIPMENT = 6;
const CHANCE = 5;
const QUICK_PREP = 10;
/** For a dish that leaves a steak, a chop or a fillet of fish whole. */
const WHOLE = 6;
const IN_ONE_PIECE = /(?:steak|chops?|(?<!(?:chicken|turkey|duck) [a-z]+ )fillets?)$/;
const COOKED_WHOLE = ['sear', 'bake', 'roast', 'grill'];
/** Penalty for a dish from far away if nobody asks for its taste. */
const FAR = 4;
/** What a cook who asks for it misses in a dish without it. */
const CREAMY = 14;

/** Candidate dishes, best first, each with a cuisine. */
export function dishesFor(request: ChefRequest, choosing: Choosing): Candidate[] {
  const { knowledge, random } = choosing;
  // A broccoli bake is not a dessert, although who bakes often wants one.
  const isSweetMeal =
    STRICT_MEALS.includes(request.meal ?? '') &&
    (request.meal === 'drinks' || isSweetRequest(request, knowledge) || isSweetWish(request, knowledge));
  return knowledge.dishes
    .filter((dish) => isPossible(dish, request, isSweetMeal) && staysSavory(dish, request, choosing))
    .map((dish) => {
      const cuisine = cuisineFor(dish, request, choosing);
      return { dish, cuisine, score: scoreOf(dish, request, choosing) + random() * CHANCE };
    })
    .sort((one, other) => other.score - one.score)
    .map(({ dish, cuisine }) => ({ dish, cuisine }));
}

/** Nobody who asks for a dessert or a drink wants a dinner. */
const STRICT_MEALS = ['dessert', 'drinks'];

function isPossible(
  dish: Dish,
  { dishes, refused, missing, minutes, moods, meal, leanings }: ChefRequest,
  isSweetMeal: boolean,
): boolean {
  if (dishes.length === 0 && isSweetMeal && meal && !dish.meals.includes(meal)) return false;
  if (refused.includes(dish.id)) return false;
  // What bakes does so in an air fryer, and rice pudding does not.
  if (dishes.length === 0 && isSweetMeal && leanings.includes('air-fryer') && !dish.needs.includes('oven'))
    return false;
  if (dishes.length > 0 && !dishes.includes(dish.id)) return false;
  if (dish.needs.some((need) => missing.includes(need))) return false;
  if (moods.includes('nocook') && dish.needs.some((need) => need !== 'blender')) return false;
  if (moods.includes('raw') && !dish.moods.includes('raw')) return false;
  return minutes === null || dish.prep + (dish.rest ?? 0) <= minutes;
}

/** A follow-up never turns dinner into a smoothie, however fast that is. */
function staysSavory(dish: Dish, { meal }: ChefRequest, { knowledge, keptDish }: Choosing): boolean {
  const kept = knowledge.dishes.find(({ id }) => id === keptDish);
  const isSweet = ({ plate }: Dish) => plate === 'sweet' || plate === 'drink';
  return !kept || (meal !== null && dish.meals.includes(meal)) || isSweet(dish) === isSweet(kept);
}

function scoreOf(dish: Dish, request: ChefRequest, { knowledge, keptDish }: Choosing): number {
  const places = request.wanted.filter((names) =>
    names.some((name) => {
      const food = knowledge.larder.get(name);
      return food && hasPlaceFor(dish, food);
    }),
  ).length;
  const meals =
    request.meal === null
      ? request.wanted.length > 0 && isSweetRequest(request, knowledge)
        ? ['dessert', 'breakfast', 'snacks', 'drinks']
        : ['dinner', 'lunch']
      : [request.meal];
  const fitsCuisine = request.cuisine !== null && dish.cuisines.includes(request.cuisine);
  const takesAny = request.cuisine !== null && dish.cuisines.includes('any');
  return (
    places * PLACE +
    (dish.id === keptDish ? KEPT : 0) +
    (request.dishes.length > 0
      ? 0
      : dish.meals.some((meal) => meals.includes(meal))
        ? MEAL + (meals[0] === dish.meals[0] ? 2 : 0)
        : -MEAL * 2) +
    (fitsCuisine ? CUISINE : takesAny ? CUISINE / 2 : request.cuisine === null ? 0 : -CUISINE) +
    request.moods.filter((mood) => dish.moods.includes(mood)).length * MOOD +
    likedBy(dish, request, knowledge) * LIKED +
    (leavesWhole(dish, request, knowledge) ? WHOLE : 0) +
    (isFar(dish, request, knowledge) ? -FAR : 0) +
    (request.moods.includes('creamy') && !dish.moods.includes('creamy') ? -CREAMY : 0) +
    (request.moods.includes('quick') && dish.prep > QUICK_PREP ? -2 : 0) +
    (request.heat === 'hot' && dish.moods.includes('spicy') ? 3 : 0) +
    request.using.filter((need) => dish.needs.includes(need)).length * EQUIPMENT -
    // A pie is baked too, but nobody calls it a roast.
    (request.moods.includes('roast') && !dish.moods.includes('roast') ? EQUIPMENT : 0)
  );
}

function leavesWhole(dish: Dish, { wanted }: ChefRequest, { larder }: CookingKnowledge): boolean {
  return wanted.some(([name = '']) => {
    const food = IN_ONE_PIECE.test(name) ? larder.get(name) : undefined;
    return (
      food !== undefined &&
      dish.slots.some((slot) => COOKED_WHOLE.includes(slot.uses[0] ?? '') && accepts(slot, food))
    );
  });
}

/** Whether a dish is spiced in a way that nothing in the request asks for: a curry for salmon and potatoes. */
function isFar(dish: Dish, request: ChefRequest, knowledge: CookingKnowledge): boolean {
  const isOpen = request.cuisine === null && request.heat === null && request.dishes.length === 0;
  const isFromFar = !dish.cuisines.some((id) => id === 'any' || id === 'sweet' || AT_HOME.includes(id));
  return isOpen && isFromFar && likedBy(dish, request, knowledge) < request.wanted.length;
}

/** How many of the requested foods the dish's cuisines use. */
function likedBy(dish: Dish, { wanted }: ChefRequest, knowledge: CookingKnowledge): number {
  const cuisines = knowledge.cuisines.filter(({ id }) => dish.cuisines.includes(id));
  return Math.max(
    0,
    ...cuisines.map(({ leans }) => wanted.filter((names) => names.some((name) => leans.has(name))).length),
  );
}

/** Whether only sweet things are requested: 'apples and cinnamon'. */
function isSweetRequest({ wanted }: ChefRequest, knowledge: CookingKnowledge): boolean {
  const sweet = ['fruit', 'sweet-spice', 'chocolate', 'cocoa', 'oats', 'sugar', 'syrup', 'dried', 'nut'];
  return wanted.every((names) =>
    names.some((name) => sweet.some((kind) => knowledge.larder.get(name)?.kinds.has(kind))),
  );
}

function cuisineFor(dish: Dish, request: ChefRequest, { knowledge, kept, random }: Choosing): Cuisine | null {
  if (dish.cuisines.includes('sweet')) return null;
  const takesAny = dish.cuisines.includes('any');
  const asked = knowledge.cuisines.find(({ id }) => id === request.cuisine);
  if (asked && (takesAny || dish.cuisines.includes(asked.id))) return asked;
  const ids = (takesAny ? AT_HOME : dish.cuisines).filter((id) => !request.refused.includes(id));
  const liked = (cuisine: Cuisine) => request.wanted.flat().filter((name) => cuisine.leans.has(name)).length;
  const keptOf = ({ aromatics, spices, herb, salty }: Cuisine) =>
    [...aromatics, ...spices, ...herb, ...salty].filter((name) => kept.has(name)).length;
  const ranked = ids
    .flatMap((id) => knowledge.cuisines.find((cuisine) => cuisine.id === id) ?? [])
    .map((cuisine) => ({ cuisine, score: liked(cuisine) * 0.6 + keptOf(cuisine) + random() * 1.5 }))
    .sort((one, other) => other.score - one.score);
  return ranked[0]?.cuisine ?? null;
}
