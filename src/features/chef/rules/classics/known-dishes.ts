import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { mulberry32 } from '#shared/random.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { AT_HAND } from '../request/at-hand.ts';
import type { ChefRequest } from '../request/request.ts';
import type { Classic, ClassicKind } from './classic.ts';
import { type CookedClassic, cookClassic } from './cook.ts';
import { worthOf } from './dish-worth.ts';
import { isOfMachine } from './machines.ts';
import { isPossible, OPEN, occasionsOf, type Scope, suits } from './suitable-dishes.ts';
import { inNumber, namesIn } from './title.ts';

const SWAPPED = 0.8;
const LEAD_SWAPPED = 4;
/** Who names a food wants a dish of it rather than one that takes it, too. */
const LEAD_TAKEN = 2;
/** What lives in water does not take the place and the time of meat, nor mussels those of prawns. */
const OF_ANOTHER_KIND = 7;
const CHANCE = 1.2;
/** Who names no food may well be surprised, and who names one, a little. */
const OPEN_CHANCE = 10;
const CHANCE_OF_ONE_FOOD = 6;
const MOST_TRIED = 14;
/** Most dishes are not made for a diet, and what is made for it comes before what is changed for it. */
const MOST_TRIED_FOR_DIET = 40;
const LEAST_SHARE = 0.5;
/** Where all foods have to be what makes a dish, most of the rest may have to be bought. */
const LEAST_SHARE_OF_ONE = 0.1;
/** kcal a serving. */
const LIGHT = 550;

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

/** Of dishes that are to be spicy, those whose own heat is known. */
const OF_HOT_KIND: Record<string, readonly ClassicKind[]> = {
  ...OF_KIND,
  'noodle soup': ['soup', 'noodles'],
  'tossed noodles': ['noodles'],
  curry: ['curry'],
};

/** What a machine is asked for, and what keeps, is one of the dishes made for it. */
const OF_MACHINE: Record<string, readonly ClassicKind[]> = { ...OF_HOT_KIND, stew: ['stew', 'curry'] };
const KEEPING: readonly string[] = ['mealprep', 'gentle', 'comfort', 'cheap'];

/** Of a cuisine, more kinds: its own dishes are what one thinks of first. */
const OF_CUISINE: Record<string, readonly ClassicKind[]> = {
  ...OF_HOT_KIND,
  stew: ['stew', 'curry'],
  curry: ['curry', 'stew'],
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
  const isOfCuisine = request.cuisine !== null;
  const table = isOfMachine(request)
    ? OF_MACHINE
    : isOfCuisine
      ? OF_CUISINE
      : request.heat === 'hot'
        ? OF_HOT_KIND
        : OF_KIND;
  const kinds = request.isHinted ? [] : request.dishes.flatMap((id) => table[id] ?? []);
  // The curry of 'an Indian curry' is the dish, not the powder.
  const named = request.leading.filter((name) => name !== 'curry powder');
  const leading = kinds.length > 0 && named.length > 0 ? [named] : [];
  const asked = { ...request, dishes: [], leading: [], wanted: [...leading, ...request.wanted] };
  if (kinds.length > 0) {
    const isOfFoods = asked.wanted.some(
      (names) => !names.some((name) => knowledge.larder.get(name)?.kinds.has('pasta')),
    );
    const isKept = kinds.includes('soup') && request.moods.some((mood) => KEEPING.includes(mood));
    return isOfFoods || isOfCuisine || request.heat === 'hot' || isOfMachine(request) || isKept
      ? rankedFor(asked, choice, knowledge, { kinds, isLoose: false })
      : [];
  }
  if (request.dishes.length > 0 && !request.isHinted) return [];
  // Who has yogurt to use up may bake with it.
  const isOfOneFood =
    asked.wanted.length === 1 && asked.meal === null && asked.moods.every((mood) => mood === AT_HAND);
  for (const isLoose of isOfOneFood ? [true, false] : [false, true]) {
    const ids = rankedFor(asked, choice, knowledge, { kinds: null, isLoose });
    if (ids.length > 0) return ids;
  }
  return [];
}

function rankedFor(
  request: ChefRequest,
  { seed, avoidLines }: Choice,
  knowledge: CookingKnowledge,
  scope: Scope,
): string[] {
  const occasions = occasionsOf(request, knowledge);
  const isOpen = occasions.every((each) => each === OPEN);
  const chance = isOpen
    ? ([OPEN_CHANCE, CHANCE_OF_ONE_FOOD][request.wanted.length] ?? CHANCE)
    : // Few dishes suit two occasions, and none by luck.
      CHANCE / Math.max(1, occasions.length);
  const random = mulberry32((Math.imul(seed | 0, 0x9e3779b1) ^ 0x2c1b3c6d) | 0);
  return [...knowledge.classics.values()]
    .map((classic) => ({ classic, luck: random() * chance }))
    .filter(({ classic }) => isPossible(classic, request, occasions, knowledge, scope))
    .flatMap(({ classic, luck }) => {
      const worth = worthOf(classic, request, knowledge, {
        needsAll: scope.kinds !== null || scope.isLoose,
        leastShare: scope.isLoose ? LEAST_SHARE_OF_ONE : LEAST_SHARE,
      });
      if (worth === null) return [];
      return [{ classic, score: worth + luck + suits(classic, request, occasions, knowledge) }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, request.diets.length > 0 ? MOST_TRIED_FOR_DIET : MOST_TRIED)
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
  return cooked.swaps.reduce((sum, swap) => {
    if (!swap.isLead) return sum + 1;
    return (
      sum + (isOpen ? LEAD_SWAPPED : LEAD_TAKEN) + (isOtherAnimal(swap, knowledge) ? OF_ANOTHER_KIND : 0)
    );
  }, 0);
}

const FROM_WATER = ['fish', 'crustaceans', 'molluscs'] as const;

/** Whether fish, shellfish and meat took the place of one another. */
function isOtherAnimal(
  { own, taken }: CookedClassic['swaps'][number],
  { catalog }: CookingKnowledge,
): boolean {
  const kindOf = (name: string | null) => {
    const traits = findFood(catalog, name ?? '')?.traits ?? [];
    const water = FROM_WATER.find((trait) => traits.includes(trait));
    return water ?? (traits.includes('meat') || traits.includes('poultry') ? 'meat' : null);
  };
  const [before, after] = [kindOf(own), kindOf(taken)];
  return before !== null && after !== null && before !== after;
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
