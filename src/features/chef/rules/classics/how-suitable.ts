import { memoizeByObject } from '#shared/memoize.ts';
import { isBegunTheDayBefore, isLike } from '../conditions/dish-character.ts';
import { foodsTooMany } from '../conditions/few-foods.ts';
import { machineOf } from '../cooking/machines.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { QUICK_MINUTES } from '../request/foods-in-a-hurry.ts';
import type { ChefRequest } from '../request/request.ts';
import { CLASSIC_KINDS, type Classic, type ClassicKind } from './classic.ts';
import { rareFoodsIn } from './rare-foods.ts';

const LISTED = 3;
const LISTED_FOR_MEAL = 1;
/** At a feast, its traditional dishes come before dishes that suit the guests. */
const LISTED_FOR_FEAST = 6;
export const FEASTS: readonly string[] = [
  'halloween',
  'christmas',
  'easter',
  'thanksgiving',
  'newyear',
  'diwali',
  'bonfire',
  'gift',
  'lunarnewyear',
];
/** What people cook first from the one food that is named; a mood tells more. */
const LISTED_FOR_FOOD = 4;
const NO_MOOD: readonly string[] = ['at-hand', 'glut', 'easy', 'quick'];
const OF_CUISINE = 3;
const LIKED = 1.5;
const TOO_HOT = 1;
const IN_MACHINE = 4;
const AS_A_MEAL = 1;
/** Somebody who asks for something Italian hardly wants a snack. */
const NO_DINNER = 12;
/** Minutes that cost a point: of two dishes of the same foods, the simpler comes first. */
const HOURS_OF_WORK = 90;
/** Nobody fries steaks for twelve. */
const MANY = 8;
/** Nobody bakes a fifth of a cake for two. */
const FAR_FEWER = 2.5;
const BAKED_WHOLE: readonly string[] = ['cake', 'tart', 'pie', 'bread'];
const IN_A_PAN: readonly string[] = ['fry', 'egg', 'noodles', 'griddle'];
/** A lunch does for dinner, but a dinner does better. */
const NOT_AT_DINNER = 2;
/** Nobody shapes croquettes for an hour to use something up. */
const SHORT_WORK = 25;
/** What is easy has few lines, and does not take all evening. */
const FEW_FOR_EASY = 10;
const LONG_FOR_EASY = 60;
/** After one salad, nobody who wants something else wants another. */
const REFUSED_KIND = 9;
const HOT = /chilli|jalape|cayenne|gochu|harissa|scotch bonnet|peppercorn/;

/** Nobody celebrates an anniversary with a sandwich. */
const EATEN_BY_HAND: readonly string[] = ['filled', 'pizza'];

export const isListed = ({ id }: Classic, mood: string, { favourites }: CookingKnowledge): boolean =>
  idsOf(favourites.get(mood) ?? NO_IDS).has(id);
const NO_IDS: readonly string[] = [];
const idsOf = memoizeByObject((ids: readonly string[]): ReadonlySet<string> => new Set(ids));

type Favourites = CookingKnowledge['favourites'];
/** Every request asks about every dish. */
const onAnyList = memoizeByObject(
  (favourites: Favourites): ReadonlySet<string> =>
    new Set([...favourites].flatMap(([occasion, ids]) => (/^(?:food|cuisine) /.test(occasion) ? [] : ids))),
);
export const isOnAnyList = ({ id }: Classic, favourites: Favourites): boolean =>
  onAnyList(favourites).has(id);

/**
 * How a request rules out the kind of a known dish: somebody who wants something else after a salad does not want
 * another salad.
 */
export const kindRefusal = (kind: ClassicKind): string => `kind:${kind}`;
const KIND_REFUSED = /^kind:([a-z]+)$/;

/** Whether a dish is of a kind that was refused: a small cake that is eaten like a pudding is a cake, too. */
export const isOfRefusedKind = ({ kind, title, about }: Classic, refused: readonly string[]): boolean =>
  refused.some((each) => {
    const [, named] = KIND_REFUSED.exec(each) ?? [];
    return (
      named !== undefined && (named === kind || new RegExp(`\\b${named}s?\\b`, 'i').test(`${title} ${about}`))
    );
  });

const A_FOOD_TOO_MANY = 4;

export const isHot = ({ lines }: Classic): boolean =>
  lines.some(({ name, isOptional }) => !isOptional && HOT.test(name));

/** What heats the kitchen and the cook on a hot day. */
const HEATING: readonly string[] = ['soup', 'stew', 'roast', 'bake', 'curry', 'pie', 'rice'];

/** Whether a dish is liked for its heat alone, and so is not cooked for somebody who wants none. */
const isFiery = ({ id }: Classic, { favourites }: CookingKnowledge): boolean =>
  [...favourites].every(
    ([mood, ids]) => mood.startsWith('cuisine ') || ids.includes(id) === (mood === 'spicy'),
  );

/** What a dish that is not like a mood says loses. */
const UNLIKE = 3;
const LIKE = 2;
/** Moods of somebody who has time until tomorrow. */
const IN_TIME: readonly string[] = ['ahead', 'mealprep', 'weekend', 'allday'];
/** Nobody warms up on these, and these do not keep. */
const COLD: readonly string[] = ['salad', 'dip'];
const EATEN_FRESH: readonly string[] = ['filled', 'fry', 'egg'];

/** What is left to itself until it falls apart. */
const BRAISED: readonly string[] = ['stew', 'roast', 'filled', 'soup', 'curry'];
const LONG_BRAISE = 100;
const isSlow = ({ kind, cook }: Classic): boolean => BRAISED.includes(kind) && cook >= LONG_BRAISE;

const CREAMY = /(?<!ice )cream\b|crème|mascarpone|ricotta|coconut milk/i;
const isCreamy = ({ lines }: Classic): boolean => lines.some(({ name }) => CREAMY.test(name));

/** What a food weighs that a cook would have to go looking for. */
const RARE = 0.4;
/** Nobody calls a slice of it light. */
const RICH: readonly Classic['kind'][] = ['cake', 'pie', 'biscuit'];

/** What it is worth that a dish is like a mood says; `null` if nothing of it tells. */
function likeness(classic: Classic, mood: string, knowledge: CookingKnowledge): number | null {
  const is = isLike(classic, mood);
  if (is === null) return null;
  return is ? LIKE : isListed(classic, mood, knowledge) ? 0 : -UNLIKE;
}

/** The dishes that people cook first from the one food that is named; empty if several are, or none. */
function firstThoughts(
  { wanted, cuisine, moods }: ChefRequest,
  { favourites }: CookingKnowledge,
): readonly string[] {
  const [food] = wanted;
  const isOpen = cuisine === null && moods.every((mood) => NO_MOOD.includes(mood));
  return wanted.length === 1 && isOpen ? (favourites.get(`food ${food?.[0]}`) ?? []) : [];
}

/** How well a dish fits the occasion, the cuisine and the time, in points. */
export function suits(
  classic: Classic,
  request: ChefRequest,
  occasions: readonly string[],
  knowledge: CookingKnowledge,
): number {
  const { moods, leanings, minutes, cuisine, heat, meal, wanted, refused, servings, using } = request;
  const { favourites } = knowledge;
  const thoughts = firstThoughts(request, knowledge);
  const thought = thoughts.indexOf(classic.id);
  const total = classic.prep + classic.cook + classic.rest;
  const listed = occasions.reduce((sum, each, nth) => {
    const at = favourites.get(each)?.indexOf(classic.id) ?? -1;
    // What is liked at that meal comes after what is liked on the occasion.
    const most =
      each === meal && nth > 0 ? LISTED_FOR_MEAL : FEASTS.includes(each) ? LISTED_FOR_FEAST : LISTED;
    return at < 0 ? sum : sum + most - at / (favourites.get(each)?.length ?? 1);
  }, 0);
  // Of dishes of a food that is named, those come first that people like on some occasion.
  const isLiked = wanted.length > 0 && cuisine === null && isOnAnyList(classic, favourites);
  return (
    listed +
    (thought < 0 ? 0 : LISTED_FOR_FOOD - thought / thoughts.length) +
    (isLiked ? LIKED : 0) +
    (leanings.includes(machineOf(classic) ?? '') ? IN_MACHINE : 0) +
    (cuisine !== null ? OF_CUISINE : 0) +
    (meal === null && CLASSIC_KINDS[classic.kind] === 'main' ? AS_A_MEAL : 0) -
    (meal === null && cuisine !== null && wanted.length === 0 && !classic.meals.includes('dinner')
      ? NO_DINNER
      : 0) -
    (wanted.length > 0 ? (classic.prep + classic.cook) / HOURS_OF_WORK : 0) -
    (servings !== null && servings >= MANY && IN_A_PAN.includes(classic.kind) ? LISTED : 0) -
    (servings !== null && servings * FAR_FEWER <= classic.serves && BAKED_WHOLE.includes(classic.kind)
      ? LISTED
      : 0) -
    (meal === 'dinner' && !classic.meals.includes('dinner') ? NOT_AT_DINNER : 0) -
    (moods.includes('at-hand') ? Math.max(0, classic.prep - SHORT_WORK) / 8 : 0) -
    (minutes === null && moods.includes('quick') ? Math.max(0, total - QUICK_MINUTES) / 5 : 0) -
    (moods.includes('easy') && !moods.some((mood) => FEASTS.includes(mood))
      ? Math.max(0, classic.lines.length - FEW_FOR_EASY) / 2 + Math.max(0, total - LONG_FOR_EASY) / 10
      : 0) -
    (isOfRefusedKind(classic, refused) ? REFUSED_KIND : 0) -
    A_FOOD_TOO_MANY * foodsTooMany(classic, request) -
    (isHot(classic) && heat !== 'hot' && moods.includes('kids') ? LISTED : 0) -
    (moods.includes('hangover') && !isListed(classic, 'hangover', knowledge) ? LISTED : 0) -
    (moods.includes('kids') && wanted.length === 0 && !isListed(classic, 'kids', knowledge) ? LISTED : 0) -
    (wanted.length === 1 && heat !== 'hot' && cuisine === null && isFiery(classic, knowledge) ? TOO_HOT : 0) -
    (moods.includes('summer') && HEATING.includes(classic.kind) ? LISTED : 0) -
    (moods.includes('comfort') && COLD.includes(classic.kind) ? LISTED : 0) -
    (moods.includes('mealprep') && EATEN_FRESH.includes(classic.kind) ? LISTED : 0) -
    (moods.includes('creamy') && !isCreamy(classic) ? LISTED : 0) -
    (moods.includes('picnic') && !isListed(classic, 'picnic', knowledge) ? LISTED : 0) -
    (moods.includes('light') &&
    (RICH.includes(classic.kind) || (meal === 'dessert' && isCreamy(classic))) &&
    !isListed(classic, 'light', knowledge)
      ? LISTED
      : 0) -
    (cuisine === null && wanted.length > 0 && !moods.includes('adventurous')
      ? RARE * rareFoodsIn(classic, knowledge)
      : 0) -
    (moods.includes('grillout') && using.includes('grill') && classic.needs.includes('oven') ? LIKED : 0) -
    (moods.includes('allday') && !isSlow(classic) ? 2 * UNLIKE : 0) -
    (moods.includes('date') && EATEN_BY_HAND.includes(classic.kind) ? LISTED : 0) +
    (heat === 'hot' ? (isLike(classic, 'hot') ? LISTED : isHot(classic) ? 0 : -LISTED) : 0) +
    moods.reduce((sum, mood) => sum + (likeness(classic, mood, knowledge) ?? 0), 0) -
    (isBegunTheDayBefore(classic) && !moods.some((mood) => IN_TIME.includes(mood)) ? UNLIKE : 0)
  );
}
