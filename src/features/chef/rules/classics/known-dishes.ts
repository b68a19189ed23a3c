import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { mulberry32 } from '#shared/random.ts';
import { AT_HAND } from '../at-hand/at-hand.ts';
import { isLightEnough } from '../conditions/energy.ts';
import { hasProtein, withLessProtein } from '../conditions/protein.ts';
import { isOfMachine } from '../cooking/machines.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import type { Classic, ClassicKind } from './classic.ts';
import { type CookedClassic, cookClassic, lackingFor } from './cook.ts';
import { GLUT, mayBeMadeOf, worthOf } from './dish-worth.ts';
import { suits } from './how-suitable.ts';
import { kindsOf } from './kinds-asked.ts';
import { OPEN, occasionsOf } from './occasions.ts';
import { isPossible, type Scope } from './suitable-dishes.ts';
import { inNumber, namesIn } from './title.ts';

const SWAPPED = 0.8;
const LEAD_SWAPPED = 7;
/** Somebody who names a food wants a dish of it rather than one that takes it, too. */
const LEAD_TAKEN = 2;
/** What lives in water does not take the place and the time of meat, nor mussels those of prawns. */
const OF_ANOTHER_KIND = 7;
const CHANCE = 1.2;
/** Somebody who names no food may well be surprised, and somebody who names one, a little. */
const OPEN_CHANCE = 10;
const CHANCE_OF_ONE_FOOD = 6;
const MOST_TRIED = 14;
/** Most dishes are not made for a diet, and what is made for it comes before what is changed for it. */
const MOST_TRIED_FOR_DIET = 40;
const LEAST_SHARE = 0.5;
/** Where all foods have to be what makes a dish, most of the rest may have to be bought. */
const LEAST_SHARE_OF_ONE = 0.1;

interface Choice {
  seed: number;
  avoidLines: readonly RegExp[];
}

/**
 * The ids of the known dishes that suit a request without a dish, best first: by the foods at hand, the occasion, the
 * mood and the cuisine. For a kind of dish ('a pasta with mushrooms'), dishes made of all the foods come first, then
 * dishes that contain them.
 */
export function* knownDishesFor(
  request: ChefRequest,
  choice: Choice,
  knowledge: CookingKnowledge,
): Generator<string> {
  if (request.moods.includes('raw')) return;
  // No dish is romantic and cheap: it is romantic. What is cold can mostly be made ahead.
  const given = isOfMachine(request) ? [[...BENT, 'light']] : [];
  const bent = [BENT, ...given, [...BENT, 'ahead', 'mealprep']]
    .map((bending) => request.moods.filter((mood) => !bending.includes(mood)))
    .filter(
      ({ length }) =>
        (length > 0 || given.length > 0 || request.conditions.length > 0) &&
        length < request.moods.length &&
        (request.dishes.length === 0 || request.isHinted),
    );
  const wished = [request, ...bent.map((moods) => ({ ...request, moods }))];
  const exact = [
    ...(request.dishes.includes(TRAYBAKE) && !request.isHinted ? wished.map(onTray) : []),
    ...wished,
  ];
  const nearly = withLessProtein(request.conditions);
  // What somebody wants to bake is for no course.
  const baked =
    request.meal === 'dessert' && request.conditions.includes('to-bake')
      ? exact.map((each) => ({ ...each, meal: 'snacks' }))
      : [];
  const strict = [...exact, ...baked, ...(nearly ? [{ ...request, conditions: nearly }] : [])];
  // Conditions that no dish meets are mentioned beside the recipe.
  const free = request.conditions.length > 0 ? strict.map((each) => ({ ...each, conditions: [] })) : [];
  yield* firstFound([...strict, ...free], (wish) => strictlyFor(wish, choice, knowledge));
}

const TRAYBAKE = 'traybake';
/** Not every roast is made on a tray. */
const onTray = (request: ChefRequest): ChefRequest => ({
  ...request,
  conditions: [...request.conditions, 'on-tray'],
});

/** The result of the first wish that finds anything. */
function* firstFound<Wish>(
  wishes: readonly Wish[],
  find: (wish: Wish) => Iterable<string>,
): Generator<string> {
  for (const wish of wishes) {
    let isFound = false;
    for (const id of find(wish)) {
      isFound = true;
      yield id;
    }
    if (isFound) return;
  }
}

/** What is eaten with a spoon, and bread beside. */
const SPOONED: readonly string[] = ['soup', 'stew', 'curry'];

/** Kinds whose names say that they are creamy: 'a creamy pasta' says no mood besides. */
const CREAMY_KINDS: readonly string[] = ['creamy pasta', 'smooth soup'];

/** Moods that give way if no dish suits them and another. */
const BENT: readonly string[] = ['cheap', 'healthy', 'easy', 'quick'];

function strictlyFor(request: ChefRequest, choice: Choice, knowledge: CookingKnowledge): Iterable<string> {
  const kinds = request.isHinted ? [] : kindsOf(request);
  const isOfPlace = request.cuisine !== null || request.heat === 'hot' || isOfMachine(request);
  // The curry of 'an Indian curry' is the dish, not the powder.
  const named = request.leading.filter((name) => name !== 'curry powder');
  const isListed = request.dishes.length > 0 && isListOfFoods(request, knowledge);
  const leading = (kinds.length > 0 || isListed) && named.length > 0 ? [named] : [];
  // The bread beside a soup is none of what makes it.
  const isOfSpoon = kinds.length > 0 && kinds.every((kind) => SPOONED.includes(kind));
  const isBread = (name: string) => knowledge.larder.get(name)?.kinds.has('bread') ?? false;
  const asked = {
    ...request,
    dishes: [],
    leading: [],
    wanted: [...leading, ...request.wanted].filter((group) => !(isOfSpoon && group.every(isBread))),
    moods: [...request.moods, ...(request.dishes.some((id) => CREAMY_KINDS.includes(id)) ? ['creamy'] : [])],
  };
  const ranked = (scopes: readonly Scope[], wish: ChefRequest = asked) =>
    firstFound(hottestFirst(scopes, wish), (scope) => rankedFor(wish, choice, knowledge, scope));
  // The noodles of a noodle soup are part of its name.
  const isNoodle = (name: string) => knowledge.larder.get(name)?.kinds.has('noodle') ?? false;
  const isOfNoodles = request.dishes.includes('noodle soup') && named.every(isNoodle);
  const more = isOfNoodles ? asked.wanted.filter((group) => !group.every(isNoodle)) : asked.wanted;
  const liked = request.isHinted || more.length > 0 || isOfPlace ? [] : likedOfKind(request, knowledge);
  if (liked.length > 0)
    return ranked([{ kinds: null, ids: liked, isLoose: true, needsAll: false }], { ...asked, wanted: more });
  const anyDish = [false, true].map((isLoose) => ({ kinds: null, isLoose, needsAll: isLoose }));
  const hiding = madeToHide(request, kinds, knowledge);
  if (hiding.length > 0)
    return ranked([{ kinds: null, ids: hiding, isLoose: true, needsAll: false }], { ...asked, wanted: [] });
  if (kinds.length > 0) {
    const ofKind = [true, false].map((needsAll) => ({
      kinds,
      isLoose: false,
      needsAll,
      asked: request.dishes,
    }));
    return ranked([...ofKind, ...(isListed ? anyDish : [])]);
  }
  if (request.dishes.length > 0 && !request.isHinted) return ranked(isListed ? anyDish : []);
  // Somebody who has yogurt to use up may bake with it.
  const isOfOneFood =
    asked.wanted.length === 1 &&
    asked.meal === null &&
    asked.moods.every((mood) => mood === AT_HAND || mood === GLUT);
  const scopes = isOfOneFood ? anyDish.toReversed() : anyDish;
  // A soup of parsnips with cheddar on top is better than what nobody has a name for.
  return ranked(
    asked.wanted.length > 1
      ? [...scopes, { kinds: null, isLoose: false, needsAll: false, mostBeside: 1 }, ...leavingSome(asked)]
      : scopes,
  );
}

/** A dish of most of what is there is better than an odd one of it all. */
const leavingSome = ({ moods, wanted }: ChefRequest): Scope[] =>
  moods.includes(AT_HAND) && wanted.length >= LEAST_TO_LEAVE
    ? [
        {
          kinds: null,
          isLoose: false,
          needsAll: false,
          mostBeside: Math.ceil(wanted.length / LEAST_TO_LEAVE),
          maySpare: true,
        },
      ]
    : [];
const LEAST_TO_LEAVE = 4;

/** Who wants a food and heat gets what is hot by itself, if there is any. */
const hottestFirst = (scopes: readonly Scope[], { heat, wanted }: ChefRequest): readonly Scope[] =>
  heat === 'hot' && wanted.length > 0
    ? [...scopes.map((scope) => ({ ...scope, isFiery: true, needsAll: true })), ...scopes]
    : scopes;

/** Dishes of a kind that are made to hide vegetables, for somebody who names nothing else that is to be in it. */
function madeToHide(
  { moods, wanted, refused }: ChefRequest,
  kinds: readonly ClassicKind[],
  { favourites, classics, larder }: CookingKnowledge,
): string[] {
  const isPasta = (name: string) => larder.get(name)?.kinds.has('pasta') ?? false;
  if (!moods.includes('hidden') || !wanted.every((group) => group.every(isPasta))) return [];
  const made = (favourites.get('hidden') ?? []).filter((id) => !refused.includes(id));
  const ofKind = made.filter((id) => kinds.some((kind) => kind === classics.get(id)?.kind));
  const isCreamy = (id: string) =>
    /cream|milk|cheddar/.test(
      classics
        .get(id)
        ?.lines.map(({ name }) => name)
        .join() ?? '',
    );
  return moods.includes('creamy') ? ofKind.filter(isCreamy) : ofKind;
}

/** What people like of the kind of dish that is asked for, if no food is named: a curry. */
const likedOfKind = ({ dishes }: ChefRequest, { favourites }: CookingKnowledge): string[] =>
  dishes.flatMap((id) => favourites.get(`kind ${id}`) ?? []);

const LEAST_LISTED = 3;
const LEAST_AT_HAND = 2;
const LISTED_KINDS = ['pasta', 'wrap', 'rice', 'noodle', 'gnocchi', 'grain', 'bread', 'bun', 'oats'];

/** Whether the word for a kind of dish is one of the foods of a list: the wraps of 'eggs, spinach, feta and tortilla wraps'. */
const isListOfFoods = ({ wanted, leading, moods }: ChefRequest, { larder }: CookingKnowledge): boolean =>
  wanted.length >= (moods.includes(AT_HAND) ? LEAST_AT_HAND : LEAST_LISTED) &&
  leading.length > 0 &&
  leading.every((name) => LISTED_KINDS.some((kind) => larder.get(name)?.kinds.has(kind)));

function rankedFor(
  request: ChefRequest,
  { seed, avoidLines }: Choice,
  knowledge: CookingKnowledge,
  scope: Scope,
): Iterable<string> {
  const occasions = occasionsOf(request, knowledge);
  const isOpen = occasions.every((each) => each === OPEN);
  const chance = isOpen
    ? ([OPEN_CHANCE, CHANCE_OF_ONE_FOOD][request.wanted.length] ?? CHANCE)
    : // Few dishes suit two occasions, and none by luck.
      CHANCE / Math.max(1, occasions.length);
  const random = mulberry32((Math.imul(seed | 0, 0x9e3779b1) ^ 0x2c1b3c6d) | 0);
  const mayBe = mayBeMadeOf(request, knowledge, scope);
  const ranked = [...knowledge.classics.values()]
    .map((classic) => ({ classic, luck: random() * chance }))
    // What cannot be cooked takes no place among the few that are tried.
    .filter(({ classic }) => !lackingFor(classic, request))
    .filter(({ classic }) => mayBe(classic) && isPossible(classic, request, occasions, knowledge, scope))
    .flatMap(({ classic, luck }) => {
      const worth = worthOf(classic, request, knowledge, {
        needsAll: scope.needsAll,
        leastShare: scope.isLoose ? LEAST_SHARE_OF_ONE : LEAST_SHARE,
        ...(scope.mostBeside === undefined ? {} : { mostBeside: scope.mostBeside }),
        ...(scope.maySpare ? { maySpare: true } : {}),
      });
      if (worth === null) return [];
      return [{ classic, score: worth + luck + suits(classic, request, occasions, knowledge) }];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, request.diets.length > 0 ? MOST_TRIED_FOR_DIET : MOST_TRIED);
  return lessSwaps(ranked, (classic) => {
    const swaps = swapsOf(classic, request, avoidLines, knowledge);
    // A soup that takes chickpeas for its chicken is not what somebody means by a chickpea soup.
    return swaps !== null && scope.kinds && !scope.needsAll && swaps >= LEAD_TAKEN ? null : swaps;
  });
}

interface Ranked {
  classic: Classic;
  score: number;
}

/**
 * The ids of ranked dishes, best first after a penalty for what each has to change. The penalty only lowers scores, so
 * a dish is cooked to count its changes only if it might still be the best: usually two or three of fourteen are.
 */
function* lessSwaps(
  ranked: readonly Ranked[],
  swapsOf: (classic: Classic) => number | null,
): Generator<string> {
  const settled: Ranked[] = [];
  for (const { classic, score } of ranked) {
    for (let best = settled[0]; best && best.score >= score; best = settled[0]) {
      settled.shift();
      yield best.classic.id;
    }
    const swaps = swapsOf(classic);
    if (swaps === null) continue;
    const less = score - swaps * SWAPPED;
    const after = settled.findIndex((other) => other.score < less);
    settled.splice(after < 0 ? settled.length : after, 0, { classic, score: less });
  }
  for (const { classic } of settled) yield classic.id;
}

/** How many foods of a dish have to change for a request; `null` if it would no longer be itself. */
function swapsOf(
  classic: Classic,
  request: ChefRequest,
  avoidLines: readonly RegExp[],
  knowledge: CookingKnowledge,
): number | null {
  // A snack is not a meal, and has less protein than one.
  const diets = request.diets.filter((diet) => diet !== 'high-protein' || request.meal !== 'snacks');
  const order = { request: { ...request, diets }, leading: new Set<string>(), avoidLines };
  const cooked = cookClassic(classic, order, knowledge);
  // Chard does in a frittata what leeks do there, if there is some.
  const isAtHand = request.wanted.length > 0;
  if (
    'because' in cooked ||
    cooked.swaps.some(
      ({ isDefining, isLead, isOwnOther }) => isDefining && !isLead && !(isOwnOther && isAtHand),
    )
  )
    return null;
  if (isMisnamed(cooked)) return null;
  if (!isLightEnough(cooked.recipe, request, knowledge.catalog)) return null;
  if (!hasProtein(cooked.recipe, request.conditions, knowledge.catalog)) return null;
  // Anyone who asked for no food wants the dish as it is.
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
