import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { mulberry32 } from '#shared/random.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { CLASSIC_KINDS, type Classic, type ClassicKind } from './classic.ts';
import { type CookedClassic, cookClassic } from './cook.ts';
import { worthOf } from './dish-worth.ts';
import { inNumber, namesIn } from './title.ts';

const LISTED = 3;
const SWAPPED = 0.8;
const LEAD_SWAPPED = 4;
const OF_CUISINE = 3;
const CHANCE = 1.2;
/** Who names one food, or none, may well be surprised. */
const OPEN_CHANCE = 10;
const MOST_TRIED = 14;
/** kcal a serving. */
const LIGHT = 550;
const QUICK = 35;
/** Moods that are promises: a dish without them is another one. */
const PROMISES: readonly string[] = ['nocook', 'raw', 'light', 'healthy', 'finger', 'movie', 'camping'];
/** Moods that say at which meal: nobody wants a birthday's finger food at dinner. */
const OF_ANY_MEAL: readonly string[] = [
  'finger',
  'movie',
  'picnic',
  'halloween',
  'christmas',
  'newyear',
  'potluck',
];
const SWEET_KINDS = [
  'fruit',
  'berry',
  'chocolate',
  'cocoa',
  'oats',
  'sugar',
  'syrup',
  'dried',
  'sweet-spice',
];
const HOT = /chilli|jalape|cayenne|gochu|harissa|scotch bonnet|peppercorn/;

/** Pots that simmer by themselves, and what simmers. */
const SLOW: readonly string[] = ['slow-cooker', 'pressure-cooker'];
const SLOWLY: readonly string[] = ['stew', 'soup', 'curry', 'roast'];

/** Dishes with a name that are of a kind that somebody asks for: a pasta, a soup. */
const OF_KIND: Record<string, readonly ClassicKind[]> = {
  pasta: ['pasta'],
  'tomato pasta': ['pasta'],
  'creamy pasta': ['pasta'],
  'smooth soup': ['soup'],
  'chunky soup': ['soup'],
  'leafy salad': ['salad'],
  'warm salad': ['salad'],
  'grain salad': ['salad'],
};

/** Of cuisines without flavours of their own, more kinds. */
const OF_FAR_KIND: Record<string, readonly ClassicKind[]> = {
  ...OF_KIND,
  stew: ['stew', 'curry'],
  curry: ['curry', 'stew'],
  'noodle soup': ['soup', 'noodles'],
  'tossed noodles': ['noodles'],
};

interface Choice {
  seed: number;
  avoidLines: readonly RegExp[];
}

/**
 * The ids of the dishes with a name that suit a request which names none, best first: by the foods at hand, the occasion, the mood and
 * the cuisine. Of a kind of dish ('a pasta with mushrooms') only those that have all the foods.
 */
export function knownDishesFor(request: ChefRequest, choice: Choice, knowledge: CookingKnowledge): string[] {
  if (request.moods.includes('raw')) return [];
  const table = isFromFar(request, knowledge) ? OF_FAR_KIND : OF_KIND;
  const kinds = request.isHinted ? [] : request.dishes.flatMap((id) => table[id] ?? []);
  const leading = kinds.length > 0 && request.leading.length > 0 ? [request.leading] : [];
  const asked = { ...request, dishes: [], leading: [], wanted: [...leading, ...request.wanted] };
  if (kinds.length > 0) {
    const isOfFoods = asked.wanted.some(
      (names) => !names.some((name) => knowledge.larder.get(name)?.kinds.has('pasta')),
    );
    return isOfFoods || isFromFar(request, knowledge)
      ? rankedFor(asked, choice, knowledge, { kinds, isLoose: false })
      : [];
  }
  if (request.dishes.length > 0 && !request.isHinted) return [];
  const strict = rankedFor(asked, choice, knowledge, { kinds: null, isLoose: false });
  return strict.length > 0 ? strict : rankedFor(asked, choice, knowledge, { kinds: null, isLoose: true });
}

/** A cuisine of which the chef knows dishes, but no flavours to cook others with. */
const isFromFar = ({ cuisine }: ChefRequest, { cuisines }: CookingKnowledge): boolean =>
  cuisine !== null && !cuisines.some(({ id }) => id === cuisine);

interface Scope {
  kinds: readonly ClassicKind[] | null;
  /** Whether a dish may be for another meal, or on no list. */
  isLoose: boolean;
}

function rankedFor(
  request: ChefRequest,
  { seed, avoidLines }: Choice,
  knowledge: CookingKnowledge,
  scope: Scope,
): string[] {
  const occasions = occasionsOf(request, knowledge);
  const isOpen = request.wanted.length < 2 && occasions.every((each) => each === OPEN);
  const random = mulberry32((Math.imul(seed | 0, 0x9e3779b1) ^ 0x2c1b3c6d) | 0);
  return [...knowledge.classics.values()]
    .map((classic) => ({ classic, chance: random() * (isOpen ? OPEN_CHANCE : CHANCE) }))
    .filter(({ classic }) => isPossible(classic, request, occasions, knowledge, scope))
    .flatMap(({ classic, chance }) => {
      const worth = worthOf(classic, request, knowledge, scope.kinds !== null || scope.isLoose);
      if (worth === null) return [];
      return [{ classic, score: worth + chance + suits(classic, request, occasions, knowledge) }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_TRIED)
    .flatMap(({ classic, score }) => {
      const swaps = swapsOf(classic, request, avoidLines, knowledge);
      return swaps === null ? [] : [{ classic, score: score - swaps * SWAPPED }];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ classic }) => classic.id);
}

/** How many foods a dish has to change for a request; `null` if it would no longer be itself. */
function swapsOf(
  classic: Classic,
  request: ChefRequest,
  avoidLines: readonly RegExp[],
  knowledge: CookingKnowledge,
): number | null {
  // A snack is no meal, and has less protein than one.
  const diets = request.diets.filter((diet) => diet !== 'high-protein' || request.meal !== 'snacks');
  const order = { request: { ...request, diets }, leading: new Set<string>(), avoidLines };
  const cooked = cookClassic(classic, order, knowledge);
  if ('because' in cooked || cooked.swaps.some(({ isDefining, isLead }) => isDefining && !isLead))
    return null;
  if (isMisnamed(cooked)) return null;
  const { ingredients, servings } = cooked.recipe;
  const energy = nutritionOf(recipeFoods(knowledge.catalog, ingredients), servings)?.perServing.energy;
  if (request.moods.includes('light') && (energy === undefined || energy > LIGHT)) return null;
  // Whoever asked for no food wants the dish as it is.
  const isOpen = request.wanted.length === 0;
  return cooked.swaps.reduce((sum, { isLead }) => sum + (isLead ? (isOpen ? LEAD_SWAPPED : 0) : 1), 0);
}

/** Minutes that are not many. */
const SHORT = 30;
/** What anybody likes who wishes for nothing. */
const OPEN = 'any';

/** The moods and the equipment that have dishes of their own; short of time is a mood, too, and so is a kitchen without heat. */
function occasionsOf(request: ChefRequest, { favourites }: CookingKnowledge): string[] {
  const { moods, leanings, minutes, missing, wanted, cuisine, meal } = request;
  const isCold = missing.includes('oven') && missing.includes('stove');
  const said = [
    ...moods,
    ...leanings,
    ...(minutes !== null && minutes <= SHORT ? ['quick'] : []),
    ...(isCold ? ['nocook'] : []),
  ].filter((each) => favourites.has(each));
  const isOpen =
    said.length + wanted.length === 0 && cuisine === null && (meal === null || /lunch|dinner/.test(meal));
  return isOpen ? [OPEN] : [...new Set(said)];
}

/** Whether the title still speaks of a food that another one replaced: 'Salmon Crab Cakes'. */
function isMisnamed({ recipe, swaps }: CookedClassic): boolean {
  const lines = recipe.ingredients.map(({ name }) => name).join('\n');
  return swaps.some(({ own }) =>
    own
      .split(' ')
      .map((word) => inNumber(word, false))
      .some((word) => word.length > 3 && namesIn(recipe.title, word) && !namesIn(lines, word)),
  );
}

function isPossible(
  classic: Classic,
  request: ChefRequest,
  occasions: readonly string[],
  knowledge: CookingKnowledge,
  { kinds, isLoose }: Scope,
): boolean {
  const { meal, moods, cuisine, refused, using } = request;
  if (refused.includes(classic.id) || isRefusedKind(classic, refused, knowledge)) return false;
  if (classic.title.startsWith('Microwave') && !request.leanings.includes('microwave')) return false;
  if (request.leanings.includes('air-fryer') && !classic.needs.includes('oven')) return false;
  if (SLOW.some((each) => request.leanings.includes(each)) && !SLOWLY.includes(classic.kind)) return false;
  const isGrilled = classic.needs.includes('grill') || isListed(classic, 'grillout', knowledge);
  if (using.includes('grill') && cuisine === null && !isGrilled) return false;
  const places = cuisine === null ? null : (knowledge.placesOf.get(cuisine) ?? []);
  if (places && !places.includes(classic.cuisine)) return false;
  const isOnAny = occasions.some((each) => isListed(classic, each, knowledge));
  if (PROMISES.some((mood) => moods.includes(mood) && !keeps(classic, mood, request, knowledge)))
    return false;
  if (kinds) return kinds.includes(classic.kind);
  const isFree = places !== null || (isLoose && meal !== null && !/lunch|dinner/.test(meal));
  if (request.wanted.length === 0 && !isOnAny && !isFree) return false;
  if (isLoose && meal === null) return !['sauce', 'jam', 'drink', 'dip'].includes(classic.kind);
  return isForMeal(classic, meal, request, knowledge, isOnAny);
}

/** Whether a dish keeps what a mood promises: what needs no heat, or is on the mood's list. */
function keeps(
  classic: Classic,
  mood: string,
  { wanted }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean {
  if (mood === 'nocook') return classic.needs.every((need) => need === 'blender');
  return wanted.length > 0 || isListed(classic, mood, knowledge);
}

const isListed = ({ id }: Classic, mood: string, { favourites }: CookingKnowledge): boolean =>
  favourites.get(mood)?.includes(id) ?? false;

/** A kind of dish that is not wanted, such as sandwiches. */
function isRefusedKind(
  { title }: Classic,
  refused: readonly string[],
  { dishes }: CookingKnowledge,
): boolean {
  return dishes.some(
    ({ id, words }) => refused.includes(id) && words.some((word) => namesIn(title, word.replace(/e?s$/, ''))),
  );
}

function isForMeal(
  classic: Classic,
  meal: string | null,
  request: ChefRequest,
  knowledge: CookingKnowledge,
  isListedAnywhere: boolean,
): boolean {
  const { meals, kind } = classic;
  const plate = CLASSIC_KINDS[kind];
  if (kind === 'sauce' || kind === 'jam') return false;
  if (meal === 'dinner' || meal === 'lunch')
    return (
      meals.some((each) => each === 'dinner' || each === 'lunch') && plate !== 'side' && plate !== 'drink'
    );
  if (request.moods.includes('side'))
    return plate === 'side' || (kind === 'salad' && !classic.lines.some(({ isLead }) => isLead));
  if (meal === 'starter') return meals.includes('starter') && kind !== 'side';
  if (meal !== null) return meals.includes(meal);
  if (isListedAnywhere && request.moods.some((mood) => OF_ANY_MEAL.includes(mood))) return plate !== 'drink';
  if (isListedAnywhere && request.leanings.includes('air-fryer')) return plate !== 'drink';
  if (isSweetWish(request, knowledge)) return plate === 'sweet' || meals.includes('breakfast');
  return (
    (plate === 'main' || plate === 'light') && meals.some((each) => each === 'dinner' || each === 'lunch')
  );
}

function isSweetWish({ wanted }: ChefRequest, { larder }: CookingKnowledge): boolean {
  const isSweet = (name: string) => SWEET_KINDS.some((kind) => larder.get(name)?.kinds.has(kind));
  const isNeutral = (name: string) => /^(?:egg|butter|milk|peanut butter|nuts?|walnuts|almonds)/.test(name);
  return (
    wanted.length > 0 &&
    wanted.some((names) => names.some(isSweet)) &&
    wanted.every((names) => names.some((name) => isSweet(name) || isNeutral(name)))
  );
}

function suits(
  classic: Classic,
  { moods, leanings, minutes, cuisine, heat }: ChefRequest,
  occasions: readonly string[],
  knowledge: CookingKnowledge,
): number {
  const { favourites } = knowledge;
  const total = classic.prep + classic.cook + classic.rest;
  const listed = occasions.reduce((sum, each) => {
    const at = favourites.get(each)?.indexOf(classic.id) ?? -1;
    return at < 0 ? sum : sum + LISTED - at / (favourites.get(each)?.length ?? 1);
  }, 0);
  const isHot = classic.lines.some(({ name, isOptional }) => !isOptional && HOT.test(name));
  return (
    listed +
    (cuisine !== null ? OF_CUISINE : 0) -
    (minutes === null && moods.includes('quick') ? Math.max(0, total - QUICK) / 5 : 0) -
    (leanings.includes('few-ingredients') ? Math.max(0, classic.lines.length - 7) / 2 : 0) -
    (isHot && heat !== 'hot' && moods.includes('kids') ? LISTED : 0)
  );
}
