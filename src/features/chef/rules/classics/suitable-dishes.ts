import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { CLASSIC_KINDS, type Classic, type ClassicKind } from './classic.ts';
import { machineOf, needsOtherMachine } from './machines.ts';
import { namesIn } from './title.ts';

const LISTED = 3;
const LISTED_FOR_MEAL = 1;
const OF_CUISINE = 3;
const LIKED = 1.5;
const TOO_HOT = 1;
const IN_MACHINE = 4;
const AS_A_MEAL = 1;
const QUICK = 35;
/** Nobody calls this quick or easy. */
const LONG = 30;
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
  'ahead',
  'gentle',
  'cheap',
];
/** Moods that say at which meal: nobody wants a birthday's finger food at dinner. */
const OF_ANY_MEAL: readonly string[] = [
  'finger',
  'movie',
  'gameday',
  'picnic',
  'halloween',
  'christmas',
  'newyear',
  'potluck',
  'tapas',
  'mezze',
  'salty',
  'hidden',
  'teatime',
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
/** Nobody else wants these. */
const FOR_BABIES: readonly string[] = ['dish:soft vegetable puree', 'dish:banana smash cake'];
const SWEET = /\b(?:sugar|honey|syrup|jam|chocolate|banana|maple)\b/;
const HOT = /chilli|jalape|cayenne|gochu|harissa|scotch bonnet|peppercorn/;

/** Nobody celebrates an anniversary with a sandwich. */
const EATEN_BY_HAND: readonly string[] = ['filled', 'pizza'];

/** Pots that simmer by themselves, and what simmers. */
const SLOW: readonly string[] = ['slow-cooker', 'pressure-cooker'];
const SLOWLY: readonly string[] = ['stew', 'soup', 'curry', 'roast'];

/** What a basket without a dish holds. */
const DRY: readonly string[] = ['roast', 'side', 'fry', 'filled', 'dumpling'];

/** Occasions beside which no other counts. */
const ABOVE_ALL: readonly string[] = ['race', 'traditional', 'ahead', 'gentle', 'hidden'];

/** Among which dishes is looked. */
export interface Scope {
  kinds: readonly ClassicKind[] | null;
  /** Whether a dish may be for another meal, or on no list. */
  isLoose: boolean;
}

/** Minutes that are not many. */
const SHORT = 30;
/** What anybody likes who wishes for nothing. */
export const OPEN = 'any';

/** The moods and the equipment that have dishes of their own; short of time is a mood, too, and so is a kitchen without heat. */
export function occasionsOf(request: ChefRequest, { favourites }: CookingKnowledge): string[] {
  const { moods, leanings, minutes, missing, wanted, cuisine, meal } = request;
  const isCold = missing.includes('oven') && missing.includes('stove');
  const spoken = moods.length > 1 ? moods.filter((mood) => mood !== OPEN) : moods;
  const said = [
    ...spoken,
    ...leanings,
    ...(minutes !== null && minutes <= SHORT ? ['quick'] : []),
    ...(request.heat === 'hot' && wanted.length === 0 ? ['spicy'] : []),
    ...(isCold ? ['nocook'] : []),
  ].filter((each) => favourites.has(each));
  // The evening before a race, the weekday does not matter.
  const [only] = ABOVE_ALL.filter((each) => said.includes(each));
  if (only) return [only];
  const isOpen =
    said.length + wanted.length === 0 && cuisine === null && (meal === null || meal === 'dinner');
  if (isOpen) return [OPEN];
  return [...new Set([...said, ...(meal !== null && favourites.has(meal) ? [meal] : [])])];
}

const OF_A_ROAST = /^cooked (?:chicken|beef|pork|lamb|turkey|duck|ham)/;
/** Whether a dish starts from meat that was roasted before. */
export const isOfColdRoast = ({ lines }: Classic): boolean =>
  lines.some(({ isDefining, name }) => isDefining && OF_A_ROAST.test(name));

/** Nobody has leftover stew who did not say so. */
export const isOfLeftovers = ({ title }: Pick<Classic, 'title'>): boolean => title.startsWith('Leftover ');

/** Whether a dish may answer a request at all, whatever it is made of. */
export function isPossible(
  classic: Classic,
  request: ChefRequest,
  occasions: readonly string[],
  knowledge: CookingKnowledge,
  { kinds, isLoose }: Scope,
): boolean {
  const { meal, moods, cuisine, refused, using } = request;
  if (
    FOR_BABIES.includes(classic.id) ||
    refused.includes(classic.id) ||
    isRefusedKind(classic.title, refused, knowledge)
  )
    return false;
  const isInHurry = moods.includes('quick') && !ABOVE_ALL.some((each) => moods.includes(each));
  if (isInHurry && request.minutes === null && classic.prep + classic.cook > LONG) return false;
  // Nobody heats a pot of oil in a hurry.
  if (moods.includes('quick') && classic.lines.some(({ cut }) => /deep[- ]frying/.test(cut))) return false;
  // Nobody has roast meat left over who did not say so.
  if (request.wanted.length === 0 && isOfColdRoast(classic)) return false;
  const machine = machineOf(classic);
  if (needsOtherMachine(classic, request) || isOfLeftovers(classic)) return false;
  if (
    machine === null &&
    request.leanings.includes('air-fryer') &&
    !(classic.needs.includes('oven') && DRY.includes(classic.kind))
  )
    return false;
  if (
    machine === null &&
    SLOW.some((each) => request.leanings.includes(each)) &&
    !SLOWLY.includes(classic.kind)
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
  if (using.includes('grill') && cuisine === null && !isGrilled) return false;
  const places = cuisine === null ? null : (knowledge.placesOf.get(cuisine) ?? []);
  if (places && !places.includes(classic.cuisine)) return false;
  const isOnAny = occasions.some((each) => isListed(classic, each, knowledge));
  if (PROMISES.some((mood) => moods.includes(mood) && !keeps(classic, mood, request, knowledge)))
    return false;
  if (kinds) return kinds.includes(classic.kind) && (request.heat !== 'hot' || isHot(classic));
  if (request.heat === 'hot' && request.wanted.length === 0 && !isHot(classic)) return false;
  // A pinch of chilli makes no spicy dinner.
  const isOfDinner = meal === null || meal === 'dinner' || meal === 'lunch';
  if (isOfDinner && places === null && request.wanted.length === 0 && request.heat === 'hot')
    if (!isListed(classic, 'spicy', knowledge)) return false;
  const isFree = places !== null || (isLoose && meal !== null && !/lunch|dinner/.test(meal));
  if (request.wanted.length === 0 && !isOnAny && !isFree) return false;
  if (isLoose && meal === null) return !['sauce', 'jam', 'drink', 'dip'].includes(classic.kind);
  return isForMeal(classic, meal, request, knowledge, isOnAny);
}

/** Whether a dish keeps what a mood promises: what needs no heat, or is on the mood's list. */
function keeps(
  classic: Classic,
  mood: string,
  { wanted, cuisine }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean {
  if (mood === 'cheap' && cuisine !== null) return true;
  if (mood === 'nocook') return classic.needs.every((need) => need === 'blender');
  return wanted.length > 0 || isListed(classic, mood, knowledge);
}

const isListed = ({ id }: Classic, mood: string, { favourites }: CookingKnowledge): boolean =>
  favourites.get(mood)?.includes(id) ?? false;

const isOnAnyList = ({ id }: Classic, favourites: ReadonlyMap<string, readonly string[]>): boolean =>
  [...favourites.values()].some((ids) => ids.includes(id));

/** A kind of dish that is not wanted, such as sandwiches. */
export function isRefusedKind(
  title: string,
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
  if (meal !== null) return meals.includes(meal) || (meal === 'snacks' && kind === 'dip');
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

const isHot = ({ lines }: Classic): boolean =>
  lines.some(({ name, isOptional }) => !isOptional && HOT.test(name));

/** What heats the kitchen and the cook on a hot day. */
const HEATING: readonly string[] = ['soup', 'stew', 'roast', 'bake', 'curry', 'pie'];

/** Whether people like a dish for its heat alone: nobody cooks it for who wished for none. */
const isFiery = ({ id }: Classic, { favourites }: CookingKnowledge): boolean =>
  [...favourites].every(([mood, ids]) => ids.includes(id) === (mood === 'spicy'));

/** How well a dish fits the occasion, the cuisine and the time, in points. */
export function suits(
  classic: Classic,
  { moods, leanings, minutes, cuisine, heat, meal, wanted }: ChefRequest,
  occasions: readonly string[],
  knowledge: CookingKnowledge,
): number {
  const { favourites } = knowledge;
  const total = classic.prep + classic.cook + classic.rest;
  const listed = occasions.reduce((sum, each, nth) => {
    const at = favourites.get(each)?.indexOf(classic.id) ?? -1;
    // What is liked at that meal comes after what is liked on the occasion.
    const most = each === meal && nth > 0 ? LISTED_FOR_MEAL : LISTED;
    return at < 0 ? sum : sum + most - at / (favourites.get(each)?.length ?? 1);
  }, 0);
  // Of dishes of a food that is named, those come first that people like on some occasion.
  const isLiked = wanted.length > 0 && cuisine === null && isOnAnyList(classic, favourites);
  return (
    listed +
    (isLiked ? LIKED : 0) +
    (leanings.includes(machineOf(classic) ?? '') ? IN_MACHINE : 0) +
    (cuisine !== null ? OF_CUISINE : 0) +
    (meal === null && CLASSIC_KINDS[classic.kind] === 'main' ? AS_A_MEAL : 0) -
    (minutes === null && moods.includes('quick') ? Math.max(0, total - QUICK) / 5 : 0) -
    (leanings.includes('few-ingredients') ? Math.max(0, classic.lines.length - 7) / 2 : 0) -
    (isHot(classic) && heat !== 'hot' && moods.includes('kids') ? LISTED : 0) -
    (wanted.length === 1 && heat !== 'hot' && cuisine === null && isFiery(classic, knowledge) ? TOO_HOT : 0) -
    (moods.includes('summer') && HEATING.includes(classic.kind) ? LISTED : 0) -
    (moods.includes('date') && EATEN_BY_HAND.includes(classic.kind) ? LISTED : 0) +
    (isHot(classic) && heat === 'hot' ? LISTED : 0)
  );
}
