import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { additionOf } from '../additions/additions.ts';
import { AT_HAND } from '../at-hand/at-hand.ts';
import { CLASSIC_KINDS } from '../classics/classic.ts';
import { isRefusedKind } from '../classics/suitable-dishes.ts';
import { inMachine, isOfMachine, machineOf } from '../cooking/machines.ts';
import { OF_ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isCalled } from '../request/called.ts';
import type { FollowUp, Says } from '../request/follow-up.ts';
import type { Understood } from '../request/read-request.ts';
import type { ChefRequest } from '../request/request.ts';
import type { ChefMemory } from './chef-memory.ts';

/** Whether another recipe is asked for. */
export const asksAgain = (says: Says): boolean =>
  says('another', 'another one', 'another recipe', 'try again');

/** Whether a message may ask for another dish, by its name, its meal or what it refuses, or by asking for something else. */
export function mayBeOther(
  { request, changes }: Understood,
  { dish }: ChefMemory,
  { classics }: CookingKnowledge,
): boolean {
  const { dishes, refused, avoidedFoods, avoidedTraits, diets, leanings, moods, missing, using } = request;
  return (
    [dishes, refused, avoidedFoods, avoidedTraits, diets, leanings, missing, using].some(
      (each) => each.length > 0,
    ) ||
    // Somebody who has only twenty minutes tonight wants what is on screen.
    (request.meal !== null && classics.get(dish)?.meals.includes(request.meal) !== true) ||
    request.cuisine !== null ||
    moods.length > 0 ||
    // Couscous instead of rice makes another dish.
    changes.includes('instead') ||
    changes.some((change) => OTHERS.includes(change) || change.startsWith('something '))
  );
}
const OTHERS: readonly string[] = [
  'another',
  'another one',
  'another recipe',
  'try again',
  'something else',
  'different',
  'different one',
  'meant',
  'i meant',
  'i mean',
];

/** Whether the dish on screen is not to come back. */
export function isOtherDish(
  { request, swapped, says }: FollowUp,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): boolean {
  const { request: before, title } = previous;
  return (
    // 'Not crumble'.
    isRefusedKind(title, request.refused, knowledge) ||
    // Who asked for anything may still say from where.
    (before.isChosen === true && before.cuisine === null && request.cuisine !== null) ||
    says('something else', 'different', 'different one') ||
    // Scrambled eggs are not a dessert, and a salad is not a dinner by the fire.
    (before.isChosen === true && isForOtherWish(request, previous, knowledge)) ||
    // Nothing is easier to make than it is: something else may be.
    (before.isChosen === true && says('easier', 'simpler') && request.wanted.length === 0) ||
    isForFewerPots(request, previous, knowledge) ||
    isOfGrain(swapped, request, previous, knowledge) ||
    (asksAgain(says) && before.isChosen === true) ||
    // Somebody who tells only now what there is wants something of that.
    (before.isChosen === true &&
      before.wanted.length === 0 &&
      request.wanted.length > 1 &&
      request.moods.includes(AT_HAND) &&
      hasPlaceFor(request.wanted, previous, knowledge) === 0)
  );
}

/** Whether a dish is only for another food: 'no shellfish' after a prawn curry asks for another curry. */
export const isForOtherFood = ({ request, says }: FollowUp, { request: before }: ChefMemory): boolean =>
  request.avoidedFoods.length + request.avoidedTraits.length > 0 &&
  request.dishes.length + request.refused.length + request.moods.length + request.using.length === 0 &&
  request.meal === null &&
  request.cuisine === null &&
  before.isHinted !== true &&
  (request.replaced ?? []).length === 0 &&
  !says('something else', 'different', 'different one', 'another', 'another one');

/** Whether the rice that a dish of rice is made of makes place for what is not rice. */
function isOfGrain(
  swapped: FollowUp['swapped'],
  { wanted, replaced = [] }: ChefRequest,
  { dish }: ChefMemory,
  knowledge: CookingKnowledge,
): boolean {
  const classic = knowledge.classics.get(dish);
  const isRice = (name: string) => knowledge.larder.get(name)?.kinds.has('rice') ?? false;
  const isReplaced = classic?.lines.some(
    ({ name }) => /\brice\b/.test(name) && replaced.some((word) => isCalled(word, name, knowledge)),
  );
  return (
    classic?.kind === 'rice' &&
    (swapped?.some(isRice) === true || isReplaced === true) &&
    wanted.length > 0 &&
    !wanted.flat().some(isRice)
  );
}

/** For how many of the foods the dish on screen has a place. */
function hasPlaceFor(
  wanted: readonly string[][],
  { dish }: ChefMemory,
  { classics, larder }: CookingKnowledge,
): number {
  const classic = classics.get(dish);
  return wanted.filter((group) =>
    group.some((name) => {
      const food = larder.get(name);
      return classic && food && additionOf(classic, food, classic.serves) !== null;
    }),
  ).length;
}

/** Moods that a dish has or has not. */
const OF_THE_DISH: readonly string[] = ['nocook', 'finger', 'show', 'cheesy', 'hangover', 'traditional'];
const OF_SWEETS = /\b(?:sugar|honey|syrup|jam|chocolate)\b/;
/** Meals at which warm dishes are eaten. */
export const WARM_MEALS: readonly string[] = ['lunch', 'dinner'];

/** Whether the dish that the chef chose is for another meal, needs heat that is not wanted, or has no place for meat that is. */
function isForOtherWish(refusal: ChefRequest, { dish }: ChefMemory, knowledge: CookingKnowledge): boolean {
  const { meal, moods, wanted, using } = refusal;
  const { classics, favourites, larder } = knowledge;
  const classic = classics.get(dish);
  if (!classic) return false;
  const isWarm =
    meal !== null && WARM_MEALS.includes(meal) && classic.meals.some((each) => WARM_MEALS.includes(each));
  if (meal !== null && !classic.meals.includes(meal) && !isWarm) return true;
  const isMeat = (name: string) =>
    larder.get(name)?.food.traits.some((trait) => OF_ANIMALS.includes(trait)) ?? false;
  // Somebody who refuses the eggs of a dish of eggs wants another one.
  const isOther = (name: string) =>
    isRefused(name, refusal, knowledge) && !refusal.replaced?.some((each) => isCalled(each, name, knowledge));
  if (classic.lines.some(({ isDefining, name }) => isDefining && isOther(name))) return true;
  if (using.includes('oven') && !classic.needs.includes('oven')) return true;
  if (moods.includes('savoury') && classic.lines.some(({ name }) => OF_SWEETS.test(name))) return true;
  const isBeside = ['side', 'sweet', 'drink'].includes(CLASSIC_KINDS[classic.kind]);
  if (isBeside && wanted.some((group) => group.some(isMeat))) return true;
  return moods.some(
    (mood) =>
      OF_THE_DISH.includes(mood) &&
      (mood === 'nocook'
        ? classic.needs.some((need) => need !== 'blender')
        : !favourites.get(mood)?.includes(dish)),
  );
}

/** Whether a follow-up leaves out a food. */
function isRefused(
  name: string,
  { avoidedFoods, avoidedTraits }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean {
  return (
    avoidedFoods.some((avoided) => isCalled(avoided, name, knowledge)) ||
    (avoidedTraits.length > 0 &&
      (findFood(knowledge.catalog, name)?.traits.some((trait) => avoidedTraits.includes(trait)) ?? false))
  );
}

/** Kinds that take a single pot or pan. */
const IN_ONE_POT: readonly string[] = ['stew', 'curry', 'soup', 'egg'];

/** Whether what is on screen takes more pots than the one that is now wished for. */
function isForFewerPots(
  { moods }: ChefRequest,
  { dish, request: before }: ChefMemory,
  { favourites, classics }: CookingKnowledge,
): boolean {
  if (!moods.includes('onepot') || before.moods.includes('onepot')) return false;
  if (favourites.get('onepot')?.includes(dish)) return false;
  const classic = classics.get(dish);
  return !classic || !(IN_ONE_POT.includes(classic.kind) || classic.needs.join() === 'oven');
}

/** A machine has recipes of its own, and those that the chef puts together are for a stove. */
export function isForOtherMachine(
  request: ChefRequest,
  { dish, request: before }: ChefMemory,
  { classics }: CookingKnowledge,
): boolean {
  if (!isOfMachine(request) || isOfMachine(before)) return false;
  const shown = classics.get(dish);
  if (!shown) return true;
  const hasOwn = inMachine(shown, request, classics) !== undefined;
  return before.isChosen === true && machineOf(shown) === null && !hasOwn;
}
