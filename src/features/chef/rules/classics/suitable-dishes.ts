import { memoizeByObject } from '#shared/memoize.ts';
import { minutesAway } from '../conditions/condition.ts';
import { isLike } from '../conditions/dish-character.ts';
import { choosesBy, meets } from '../conditions/dish-facts.ts';
import { isOfFewFoods } from '../conditions/few-foods.ts';
import { hoursOnLow } from '../conditions/machine-steps.ts';
import { machineOf, needsOtherMachine } from '../cooking/machines.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { CLASSIC_KINDS, type Classic, type ClassicKind } from './classic.ts';
import { isOfColdRoast, isOfColdSide, isOfLeftovers } from './cooked-before.ts';
import { GLUT } from './dish-worth.ts';
import { FEASTS, isHot, isListed, isOfRefusedKind, isOnAnyList } from './how-suitable.ts';
import { isBatter, isOfNoodlesAsked, isSweetWish } from './kinds-asked.ts';
import { ABOVE_ALL, OF_BAKING } from './occasions.ts';
import { namesIn } from './title.ts';

/** Nobody calls this easy, nor that quick. */
const LONG_FOR_EASY = 60;
const LONG = 30;
/** With what it has to stand. */
const LONG_WITH_REST = 45;
/** Moods that are promises: a dish without them is another one. */
const PROMISES: readonly string[] = [
  'nocook',
  'raw',
  'light',
  'healthy',
  'finger',
  'movie',
  'gameday',
  'camping',
  'hidden',
  'unchopped',
  'sweetsnack',
  'ahead',
  'gentle',
  'cheap',
  'date',
  'show',
  'newparents',
  'vegside',
  'grandside',
  'gift',
  'canape',
  'allday',
  'adventurous',
  'lunarnewyear',
  'buffet',
  'redwine',
  'whitewine',
  'afterfeast',
  ...OF_BAKING,
];
/** Moods that say at which meal: nobody wants a birthday's finger food at dinner. */
const OF_ANY_MEAL: readonly string[] = [
  'finger',
  'canape',
  'movie',
  'gameday',
  'picnic',
  'halloween',
  'christmas',
  'newyear',
  'potluck',
  'buffet',
  ...OF_BAKING,
  'tapas',
  'mezze',
  'salty',
  'crisp',
  'hidden',
  'teatime',
];
/** Nobody else wants these. */
const FOR_BABIES: readonly string[] = [
  'dish:soft vegetable puree',
  'dish:soft fruit puree for babies',
  'dish:baby porridge',
  'dish:banana smash cake',
];
const SWEET = /\b(?:sugar|honey|syrup|jam|chocolate|banana|maple)\b/;

/** Pots that simmer by themselves, and what simmers. */
const SLOW: readonly string[] = ['slow-cooker', 'pressure-cooker'];
const LONG_ROAST = 120;
const SLOWLY: readonly string[] = ['stew', 'soup', 'curry', 'roast'];

/** What a basket without a dish holds. */
const DRY: readonly string[] = ['roast', 'side', 'fry', 'filled', 'dumpling'];

/** Occasions that say more of a dish than that it is for guests. */
const OCCASIONS_OF_GUESTS: readonly string[] = [
  'show',
  'grillout',
  'finger',
  'picnic',
  'potluck',
  'buffet',
  'redwine',
  'whitewine',
  'party',
  'brunch',
  'teatime',
  'tapas',
  'mezze',
  'gift',
  'christmas',
  'easter',
  'thanksgiving',
  'newyear',
  'side',
];
/** What is served beside a dish. */
const BESIDE_A_DISH: readonly string[] = ['side', 'vegside', 'grandside'];

const NO_MEAL: readonly ClassicKind[] = ['drink', 'dip'];
const PRESERVES: readonly ClassicKind[] = ['sauce', 'jam'];

/** Among which dishes is looked. */
export interface Scope {
  kinds: readonly ClassicKind[] | null;
  /** Nothing but these, by id. */
  ids?: readonly string[];
  /** Whether a dish may be for another meal, or on no list. */
  isLoose: boolean;
  /** Whether each food must be one of those that make the dish. */
  needsAll: boolean;
  /** How many foods may only be added to the dish; usually one of three. */
  mostBeside?: number;
  /** Whether these may also be left over. */
  maySpare?: boolean;
  /** The kinds that are asked for, as the request names them. */
  asked?: readonly string[];
  /** Whether the dish must have more heat than a pinch. */
  isFiery?: boolean;
}

const FOR_A_DIET = /^(?:Keto|Low-Salt|Jain|Nightshade-Free|Dairy-Free|Gluten-Free|Vegan|Protein) /;

/** Whether a dish was made for people with the same restrictions as this person. */
export const isMadeFor = (
  { title }: Classic,
  { diets, avoidedTraits }: ChefRequest,
  avoidLines: readonly RegExp[],
): boolean =>
  (title.startsWith('Low-Salt ') &&
    (diets.includes('low-sodium') || avoidLines.some((line) => line.test('salt')))) ||
  (title.startsWith('Dairy-Free ') && avoidedTraits.includes('milk')) ||
  (title.startsWith('Gluten-Free ') && avoidedTraits.includes('gluten'));

const dietOf = memoizeByObject(({ title, lines }: Classic): 'keto' | 'other' | null => {
  if (title.startsWith('Keto ') || lines.some(({ name }) => name === 'erythritol')) return 'keto';
  return FOR_A_DIET.test(title) ? 'other' : null;
});

/** Whether a dish was made for people with a restriction that nobody has. */
export const isForDiet = (
  classic: Classic,
  { diets, leanings, moods, avoidedFoods, avoidedTraits }: ChefRequest,
): boolean => {
  const diet = dietOf(classic);
  return diet === 'keto'
    ? !diets.includes('keto') && !leanings.includes('low-sugar') && !moods.includes('diabetic')
    : diet === 'other' &&
        diets.length + leanings.length + avoidedFoods.length + avoidedTraits.length === 0 &&
        !moods.some((mood) => ['jain', 'protein', 'healthy', 'light'].includes(mood));
};

/** Meat or fish that somebody has is for a meal later than breakfast. */
const isOnlyBreakfast = ({ meals }: Classic): boolean => meals.every((each) => each === 'breakfast');
const isOfFlesh = ({ wanted }: ChefRequest, { larder }: CookingKnowledge): boolean =>
  wanted.some((group) =>
    group.every((name) => larder.get(name)?.food.traits.some((trait) => ANIMALS.includes(trait))),
  );

/** Whether a dish may suit a request at all, whatever it is made of. */
export function isPossible(
  classic: Classic,
  request: ChefRequest,
  occasions: readonly string[],
  knowledge: CookingKnowledge,
  { kinds, ids, isLoose, mostBeside, asked = [], isFiery = false }: Scope,
): boolean {
  if (mostBeside !== undefined && !classic.meals.includes(request.meal ?? 'dinner')) return false;
  if (!isOfNoodlesAsked(classic, asked)) return false;
  if (isFiery && !isLike(classic, 'hot')) return false;
  if (!isLoose && !isOfFewFoods(classic, request)) return false;
  if (ids ? !ids.includes(classic.id) : kinds && !kinds.includes(classic.kind)) return false;
  const { meal, moods, cuisine, refused, using } = request;
  const places = cuisine === null ? null : (knowledge.placesOf.get(cuisine) ?? []);
  if (places && !places.includes(classic.cuisine)) return false;
  if (
    FOR_BABIES.includes(classic.id) ||
    refused.includes(classic.id) ||
    isRefusedKind(classic.title, refused, knowledge)
  )
    return false;
  if (request.wanted.length === 0 && isOfRefusedKind(classic, refused)) return false;
  // Most dishes are on no list of the occasion: asked first of what every request asks of every dish.
  const isOnAny = occasions.some((each) => isListed(classic, each, knowledge));
  const isFree = places !== null || (isLoose && meal !== null && !/lunch|dinner/.test(meal));
  if (!ids && !kinds && request.wanted.length === 0 && !isOnAny && !isFree) return false;
  const { prep, cook, cookOther, rest } = classic;
  if (request.minutes !== null && prep + Math.min(cook, cookOther) + rest > request.minutes) return false;
  // A feast takes its time.
  const isOfFeast = FEASTS.some((each) => moods.includes(each));
  const isInHurry = moods.includes('quick') && !isOfFeast && !ABOVE_ALL.some((each) => moods.includes(each));
  if (
    isInHurry &&
    request.minutes === null &&
    prep + cook + Math.max(rest, standingOf(classic)) > LONG_WITH_REST
  )
    return false;
  if (isInHurry && request.minutes === null && classic.prep + classic.cook > LONG) return false;
  if (
    moods.includes('easy') &&
    !isOfFeast &&
    request.wanted.length < 2 &&
    classic.prep + classic.cook > LONG_FOR_EASY
  )
    return false;
  // Nobody heats a pot of oil in a hurry.
  if (moods.includes('quick') && isDeepFried(classic)) return false;
  // Nobody has roast meat or boiled rice left over who did not say so.
  if (request.wanted.length === 0 && isOfColdRoast(classic)) return false;
  if (isOfColdSide(classic, request)) return false;
  if (
    !choosesBy(request.conditions).every((each) => meets(classic, each) || isListed(classic, each, knowledge))
  )
    return false;
  if (
    isListed(classic, 'pale', knowledge) &&
    !moods.includes('hidden') &&
    !request.conditions.includes('pale')
  )
    return false;
  if (isOnlyBreakfast(classic) && meal === null && isOfFlesh(request, knowledge)) return false;
  const machine = machineOf(classic);
  if (!standsAlone(classic, request)) return false;
  if (needsOtherMachine(classic, request) || isOfLeftovers(classic)) return false;
  if (isForDiet(classic, request)) return false;
  // Who names nothing but the machine gets what people make in it.
  const isOfAir = request.wanted.length > 0 || ids || kinds || isListed(classic, 'air-fryer', knowledge);
  const isDry = classic.needs.includes('oven') && DRY.includes(classic.kind) && isOfAir;
  if (machine === null && request.leanings.includes('air-fryer') && !isDry) return false;
  if (
    machine === null &&
    request.wanted.length === 0 &&
    request.isHinted &&
    SLOW.some((each) => request.leanings.includes(each))
  )
    return false;
  if (
    machine === null &&
    SLOW.some((each) => request.leanings.includes(each)) &&
    // A rack of lamb is roasted in half an hour.
    (!SLOWLY.includes(classic.kind) || (classic.kind === 'roast' && classic.cook < LONG_ROAST))
  )
    return false;
  if (
    moods.includes('savoury') &&
    classic.lines.some(({ name }) => SWEET.test(name)) &&
    CLASSIC_KINDS[classic.kind] !== 'main'
  )
    return false;
  const isGrilled = classic.needs.includes('grill') || isListed(classic, 'grillout', knowledge);
  if (using.includes('oven') && !classic.needs.includes('oven')) return false;
  if (using.includes('grill') && cuisine === null && !isGrilled && !ids) return false;
  if (PROMISES.some((mood) => moods.includes(mood) && !keeps(classic, mood, request, knowledge)))
    return false;
  if (ids) return true;
  if (kinds)
    return (
      (request.heat !== 'hot' || isHot(classic)) &&
      // Somebody who names no food either gets what people like.
      (request.wanted.length > 0 ||
        places !== null ||
        machine !== null ||
        isOnAnyList(classic, knowledge.favourites))
    );
  if (request.heat === 'hot' && request.wanted.length === 0 && !isHot(classic)) return false;
  // A pinch of chilli makes no spicy dinner.
  const isOfDinner = meal === null || meal === 'dinner' || meal === 'lunch';
  const isSet = choosesBy(request.conditions).length > 0;
  if (isOfDinner && places === null && request.wanted.length === 0 && request.heat === 'hot' && !isSet)
    if (!isListed(classic, 'spicy', knowledge)) return false;
  // Somebody who has too much of it may well preserve it.
  if (isLoose && meal === null)
    return !NO_MEAL.includes(classic.kind) && (moods.includes(GLUT) || !PRESERVES.includes(classic.kind));
  return isForMeal(classic, meal, request, knowledge, isOnAny);
}

/** Whether a dish keeps what a mood promises: what needs no heat, or is on the mood's list. */
function keeps(
  classic: Classic,
  mood: string,
  { wanted, cuisine, moods, meal }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean {
  // Of breakfasts, their energy tells, and so it does of what is gentle.
  if (mood === 'light' && (meal === 'breakfast' || moods.includes('gentle'))) return true;
  // What is healthy and no child eats helps nobody.
  if (mood === 'healthy' && moods.includes('kids') && (meal === null || /lunch|dinner/.test(meal)))
    return true;
  // Of what is carried to work, a salad is healthy.
  if (mood === 'healthy' && moods.includes('picnic') && wanted.length === 0)
    return (
      isListed(classic, 'picnic', knowledge) &&
      (classic.kind === 'salad' || isListed(classic, mood, knowledge))
    );
  if ((mood === 'cheap' || mood === 'date') && cuisine !== null) return true;
  // What can be made ahead of guests, or suits the feast, is what guests get.
  if (mood === 'date' && moods.some((each) => OCCASIONS_OF_GUESTS.includes(each) || ABOVE_ALL.includes(each)))
    return true;
  if (mood === 'nocook') return classic.needs.every((need) => need === 'blender');
  // What children eat at Halloween is finger food enough.
  if (mood === 'finger' && moods.some((each) => FEASTS.includes(each))) return true;
  return wanted.length > 0 || isListed(classic, mood, knowledge);
}

const STANDING =
  /\b(?:leave|chill|cool|rest|set|stand)[^.]{0,40}? for (?:at least )?(?:an hour|(\d+) (hours?|minutes))\b/g;

const HOUR = 60;

/** Minutes for which a dish stands by what its steps say. */
const standingOf = memoizeByObject(({ steps }: Classic): number =>
  [...steps.join(' ').matchAll(STANDING)].reduce(
    (sum, [, count, unit = '']) =>
      sum + (count ? Number(count) * (unit.startsWith('hour') ? HOUR : 1) : HOUR),
    0,
  ),
);

const isDeepFried = memoizeByObject(({ lines }: Classic): boolean =>
  lines.some(({ cut }) => /deep[- ]frying/.test(cut)),
);

/** Hours for which what was cooked slowly stands without harm. */
const STANDS = 3;

/** Whether a slow cooker may be left with it for as long as nobody is there. */
function standsAlone(classic: Classic, { conditions, leanings }: ChefRequest): boolean {
  const away = minutesAway(conditions);
  if (away === null || !leanings.includes('slow-cooker') || machineOf(classic) !== 'slow-cooker') return true;
  return (hoursOnLow(classic.steps) ?? 0) + STANDS >= away / HOUR;
}

/** A kind of dish that is not wanted, such as sandwiches. */
export function isRefusedKind(
  title: string,
  refused: readonly string[],
  { dishes }: CookingKnowledge,
): boolean {
  if (refused.length === 0) return false;
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
  if (isListedAnywhere && request.moods.includes('gift')) return true;
  if (isListedAnywhere && request.conditions.includes('child-made')) return plate !== 'drink';
  if (kind === 'sauce' || kind === 'jam') return false;
  // What is in the cupboard says at which meal.
  if (meal === null && request.conditions.includes('shut')) return plate !== 'drink' && kind !== 'dip';
  if (meal === 'dinner' || meal === 'lunch')
    return (
      meals.some((each) => each === 'dinner' || each === 'lunch') && plate !== 'side' && plate !== 'drink'
    );
  // Nobody has beans with tea.
  if (request.moods.includes('teatime') && (meal === null || meal === 'snacks'))
    return isListedAnywhere || plate === 'sweet';
  if (request.moods.some((mood) => BESIDE_A_DISH.includes(mood)))
    return (
      (plate === 'side' && kind !== 'dip') ||
      isListedAnywhere ||
      (kind === 'salad' && !classic.lines.some(({ isLead }) => isLead))
    );
  if (meal === 'starter') return meals.includes('starter') && kind !== 'side';
  if (meal !== null) return meals.includes(meal) || (meal === 'snacks' && kind === 'dip');
  if (isListedAnywhere && request.moods.some((mood) => OF_ANY_MEAL.includes(mood))) return plate !== 'drink';
  if (isListedAnywhere && request.leanings.includes('air-fryer')) return plate !== 'drink';
  if (isBatter(request)) return kind === 'griddle' || kind === 'cake' || kind === 'biscuit';
  if (isSweetWish(request, knowledge)) return plate === 'sweet' || meals.includes('breakfast');
  return (
    (plate === 'main' || plate === 'light') && meals.some((each) => each === 'dinner' || each === 'lunch')
  );
}
