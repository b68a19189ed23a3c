import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { t } from '#shared/t.ts';
import { kindRefusal } from '../classics/how-suitable.ts';
import { isMachine, isOfMachine } from '../cooking/machines.ts';
import { ANIMALS, OF_ANIMALS } from '../knowledge/animals.ts';
import { type CookingKnowledge, namesFood, wordFor } from '../knowledge/cooking-knowledge.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import {
  asksAgain,
  isForOtherFood,
  isForOtherMachine,
  isOtherDish,
  WARM_MEALS,
} from '../turns/other-dish.ts';
import { allowedFoods } from './allowed-foods.ts';
import { isCalled } from './called.ts';
import { type FollowUp, followUpOf, SWAPS } from './follow-up.ts';
import { FROM_OVEN, type Understood } from './read-request.ts';
import { type ChefRequest, distinct, EMPTY_REQUEST } from './request.ts';
import { type Tweak, tweaksAfter } from './tweaks.ts';

export interface Refined {
  request: ChefRequest;
  /** Foods of the previous recipe to keep. */
  kept: string[];
  /** Its dish, if kept. */
  keptDish: string | null;
  /** The changes, in words for the cook. */
  changed: string[];
  tweaks: Tweak[];
}

/** The oldest requests are dropped first: a dish has limited room. */
const MOST_WANTED = 8;
const FASTER = 0.7;
const LEAST_MINUTES = 10;

/** Whether a prompt changes the previous recipe rather than asking for a new one. */
export function isFollowUp({ request, changes }: Understood, previous: ChefMemory): boolean {
  // The jam of 'swap the jam for honey' is no other dish.
  if (changes.some((change) => SWAPS.includes(change))) return true;
  if (namesDish(request) && !request.dishes.includes(previous.dish)) return false;
  const isFullRequest =
    request.wanted.length > 0 && (request.meal !== null || request.cuisine !== null) && changes.length === 0;
  return !isFullRequest || changes.includes('instead');
}

/** A machine suggests dishes, but names none. */
const namesDish = ({ dishes, isHinted, isOfMicrowave }: ChefRequest): boolean =>
  dishes.length > 0 && isHinted !== true && isOfMicrowave !== true;

/** Merges a follow-up into the previous request: 'make it vegan', 'for six', 'swap the chicken for tofu', 'no nuts'. */
export function refineRequest(
  understood: Understood,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): Refined {
  const followUp = followUpOf(understood, previous, knowledge);
  const { request, says } = followUp;
  const before = previous.request;
  const isOther = isOtherDish(followUp, previous, knowledge);
  const isAgain = isOther || asksAgain(says);
  const isOfKind = isOther && isForOtherFood(followUp, previous);
  const isOtherMeal = isForOtherMeal(followUp, before);
  const isNewDish = isAgain || isOtherMeal;
  const isForMachine = isForOtherMachine(request, previous, knowledge);
  const gone = foodsGone(followUp, previous, knowledge);
  const lead = leadNamed(followUp, previous, knowledge);
  const keptLead = before.leading.filter((name) => !gone.has(name));
  // What is to be savory after all is not a dessert.
  const isSavoury = request.moods.includes('savoury') && before.meal === 'dessert';
  const refined: ChefRequest = {
    wanted: isOtherMeal
      ? request.wanted
      : isAgain
        ? [
            ...stillWanted(before.isWantedForDish ? EMPTY_REQUEST : before, request, gone, knowledge).filter(
              (group) => !group.every((name) => before.chosenFoods?.includes(name)),
            ),
            // The chicken of chicken and rice is wanted with couscous, too.
            ...((followUp.swapped || request.replaced) && keptLead.length > 0 ? [keptLead] : []),
            ...request.wanted,
          ].slice(-MOST_WANTED)
        : wantedAfter(request, before, gone),
    ...(request.isWantedForDish || (before.isWantedForDish && !isAgain) ? { isWantedForDish: true } : {}),
    avoidedFoods: refusalsAfter(followUp, before, knowledge),
    replaced: distinct([
      ...(before.replaced ?? []),
      ...(request.replaced ?? []),
      ...(followUp.swapped ?? []),
    ]),
    ...addedAfter(followUp, before, gone),
    ...((before.chosenFoods ?? request.chosenFoods)
      ? { chosenFoods: distinct([...(before.chosenFoods ?? []), ...(request.chosenFoods ?? [])]) }
      : {}),
    avoidedTraits: distinct([...stillAvoided(before, request, knowledge), ...request.avoidedTraits]),
    diets: distinct([...before.diets, ...request.diets]),
    leanings: leaningsAfter(request, before),
    ...((request.mostFoods ?? before.mostFoods) === undefined
      ? {}
      : { mostFoods: request.mostFoods ?? before.mostFoods }),
    cuisine: request.cuisine ?? (isOtherMeal ? null : before.cuisine),
    ...(isOther && isFromOven(followUp, before, knowledge) ? { isHinted: true } : {}),
    dishes:
      isOther && isFromOven(followUp, before, knowledge)
        ? [...FROM_OVEN]
        : (isOther && !isOfKind) || isOtherMeal || (namesDish(request) && !says(...SWAPS))
          ? request.dishes
          : isForMachine && before.isChosen
            ? []
            : before.dishes,
    // What only suits the machine names no other dish.
    leading:
      request.dishes.length > 0 && !request.isHinted ? request.leading : lead.length > 0 ? lead : keptLead,
    refused: distinct([
      ...before.refused,
      ...request.refused,
      ...(isOther ? [previous.dish, ...(isOfKind ? [] : kindOf(previous, knowledge))] : []),
    ]),
    meal: isSavoury
      ? request.meal
      : (request.meal ?? before.meal ?? (isOther ? mealOf(previous, request, knowledge) : null)),
    servings:
      isOtherMeal || isOther ? (request.servings ?? before.servings) : servingsAfter(followUp, previous),
    minutes: minutesAfter(followUp, previous),
    missing: distinct([...before.missing, ...request.missing]),
    using: request.using.length > 0 ? request.using : before.using,
    heat: heatAfter(followUp, before),
    moods: moodsAfter(followUp, before),
    conditions: distinct([...before.conditions, ...request.conditions]),
  };
  // What is made the night before is not porridge.
  if (refined.moods.includes('mealprep') && refined.dishes.join() === 'porridge')
    refined.dishes = ['overnight oats'];
  return {
    request: refined,
    kept: isNewDish ? [] : previous.foods.filter((food) => !gone.has(food)),
    keptDish: isNewDish || isForMachine ? null : previous.dish,
    changed: [
      ...swapSaid(followUp, knowledge),
      ...(isOtherMeal ? [] : servingsSaid(refined, previous)),
      ...limitsSaid(refined, previous),
    ],
    tweaks: isNewDish ? [] : tweaksOf(followUp, previous),
  };
}

/** The kind of the dish on screen, which something else is not. */
function kindOf({ dish }: ChefMemory, { classics }: CookingKnowledge): string[] {
  const kind = classics.get(dish)?.kind;
  return kind ? [kindRefusal(kind)] : [];
}

/** Somebody who wants something else than a cake wants no stew, unless they name it. */
function mealOf(
  { dish }: ChefMemory,
  { wanted }: ChefRequest,
  { classics }: CookingKnowledge,
): ChefRequest['meal'] {
  const meals = wanted.length === 0 ? (classics.get(dish)?.meals ?? []) : [];
  if (meals.includes('dinner')) return 'dinner';
  return meals.some((meal) => WARM_MEALS.includes(meal))
    ? null
    : (meals.find((meal) => meal !== 'snacks') ?? null);
}

/** 'A dessert instead.' */
function isForOtherMeal({ request, says }: FollowUp, before: ChefRequest): boolean {
  return (
    (request.wanted.length === 0 ? says('instead') : says('instead', 'something else')) &&
    request.meal !== null &&
    request.meal !== before.meal &&
    request.dishes.length === 0
  );
}

/** Foods of the previous request and dish that a follow-up takes away, by larder name. */
function foodsGone(
  { request, swapped, says }: FollowUp,
  { request: before, foods }: ChefMemory,
  knowledge: CookingKnowledge,
): ReadonlySet<string> {
  const isCorrected = says('meant', 'i meant', 'i mean') && request.wanted.length > 0;
  const allowed = foodsWithout([...request.avoidedFoods, ...(swapped ?? [])], knowledge);
  // What came to the dish later goes from it again, and the dish stays.
  const { avoidedFoods, avoidedTraits, diets } = request;
  const fits = allowedFoods({ ...EMPTY_REQUEST, avoidedFoods, avoidedTraits, diets }, knowledge);
  return withOtherSorts(
    before.wanted,
    [
      ...(swapped ?? []),
      ...(before.added ?? []).filter((name) => !fits.has(name) && knowledge.larder.has(name)),
      ...before.wanted.flat().filter((name) => !fits.has(name) && knowledge.larder.has(name)),
      ...before.leading.filter((name) => !allowed.has(name) && knowledge.larder.has(name)),
      ...(isCorrected ? (before.wanted.at(-1) ?? []) : []),
      ...[...before.wanted.flat(), ...foods].filter((name) => !allowed.has(name)),
    ],
    knowledge,
  );
}

/** Who takes back the potatoes that the waxy ones of a dish stood for wants no floury ones either; another cut of meat may still be wanted. */
function withOtherSorts(
  wanted: string[][],
  gone: readonly string[],
  { larder }: CookingKnowledge,
): ReadonlySet<string> {
  const sortOf = (name: string) => {
    const food = larder.get(name);
    return food?.food.traits.some((trait) => ANIMALS.includes(trait)) ? undefined : food?.say;
  };
  const others = wanted.flatMap((group) => {
    const sorts = group.filter((name) => gone.includes(name)).map(sortOf);
    return group.filter((name) => sortOf(name) !== undefined && sorts.includes(sortOf(name)));
  });
  return new Set([...gone, ...others]);
}

/**
 * Traits that are still to be left out: who asked for a vegetable curry and now wants chicken in it may have some. What a warning
 * names is left out again by the rules that read it.
 */
function stillAvoided(
  { avoidedTraits }: ChefRequest,
  { wanted }: ChefRequest,
  { larder }: CookingKnowledge,
): TraitId[] {
  const traits = wanted.flat().flatMap((name) => larder.get(name)?.food.traits ?? []);
  return avoidedTraits.filter(
    (trait) => !(OF_ANIMALS.includes(trait) && traits.some((each) => OF_ANIMALS.includes(each))),
  );
}

/** What was wished for, but for what is now refused. */
function stillWanted(
  { wanted }: ChefRequest,
  { avoidedTraits }: ChefRequest,
  gone: ReadonlySet<string>,
  { larder }: CookingKnowledge,
): string[][] {
  const isGone = (name: string) =>
    gone.has(name) || (larder.get(name)?.food.traits.some((trait) => avoidedTraits.includes(trait)) ?? false);
  return wanted.filter((names) => !names.every(isGone));
}

function wantedAfter(request: ChefRequest, before: ChefRequest, gone: ReadonlySet<string>): string[][] {
  // 'I only have salmon' says which fish it is.
  const isNarrowed = (names: readonly string[]) =>
    request.wanted.some(
      (group) => group.length < names.length && group.every((name) => names.includes(name)),
    );
  const kept = before.wanted
    .filter((names) => !names.every((name) => gone.has(name)) && !isNarrowed(names))
    .map((names) => names.filter((name) => !gone.has(name)));
  const isKept = (group: readonly string[]) => kept.some((other) => other.join() === group.join());
  return [...kept, ...request.wanted.filter((group) => !isKept(group))].slice(-MOST_WANTED);
}

/** What was added, but for what a later message names in place of another. */
function addedAfter(
  { request, swapped }: FollowUp,
  { added = [] }: ChefRequest,
  gone: ReadonlySet<string>,
): Pick<ChefRequest, 'added'> {
  const isSwap = swapped !== null || (request.replaced ?? []).length > 0;
  const named = request.wanted.flat();
  const all = distinct([
    ...added.filter((name) => !gone.has(name) && !(isSwap && named.includes(name))),
    ...(request.added ?? []),
  ]);
  return all.length > 0 ? { added: all } : {};
}

/** Requesting a food lifts an earlier refusal of it. */
function refusalsAfter(
  { request, swapped }: FollowUp,
  before: ChefRequest,
  knowledge: CookingKnowledge,
): string[] {
  const wanted = request.wanted.flat();
  const isTakenBack = (avoided: string) => {
    const others = foodsWithout([avoided], knowledge);
    return wanted.some((name) => !others.has(name));
  };
  const kept =
    wanted.length === 0 ? before.avoidedFoods : before.avoidedFoods.filter((each) => !isTakenBack(each));
  return distinct([...kept, ...request.avoidedFoods, ...(swapped ?? [])]);
}

/** Whether meat or fish that was wished for is to come from the oven instead, in no dish that has a name. */
const isFromOven = ({ request }: FollowUp, before: ChefRequest, { larder }: CookingKnowledge): boolean =>
  request.using.includes('oven') &&
  request.dishes.length === 0 &&
  [...before.wanted, ...request.wanted].some(([first = '']) =>
    larder.get(first)?.food.traits.some((trait) => OF_ANIMALS.includes(trait)),
  );

/** The mushrooms of 'mushrooms instead of chicken', where the dish on screen is built around the chicken. */
function leadNamed(
  { request, swapped }: FollowUp,
  { dish, lines }: ChefMemory,
  knowledge: CookingKnowledge,
): string[] {
  const lead = knowledge.classics.get(dish)?.lines.find(({ isLead }) => isLead);
  // What already took its place is what is spoken of.
  const isThere = lines.some(({ name }) => lead && name.startsWith(lead.name));
  const leads = lead ? [lead, ...lead.alternatives, ...(isThere ? [] : lines)] : [];
  const gone = [...(request.replaced ?? []), ...(swapped ?? [])];
  return leads.some(({ name }) =>
    gone.some((word) => isCalled(word, name, knowledge) || namesFood(word, name)),
  )
    ? [...(request.wanted[0] ?? [])]
    : [];
}

const foodsWithout = (avoidedFoods: string[], knowledge: CookingKnowledge) =>
  allowedFoods({ ...EMPTY_REQUEST, avoidedFoods }, knowledge);

/** Somebody who now cooks in the oven or on the stove has put the machine away. */
const leaningsAfter = (request: ChefRequest, before: ChefRequest) =>
  distinct([
    ...(request.using.length > 0 && !isOfMachine(request)
      ? before.leanings.filter((leaning) => !isMachine(leaning))
      : before.leanings),
    ...request.leanings,
    ...(request.isOfMicrowave ? ['microwave'] : []),
  ]);

function servingsAfter({ request, says }: FollowUp, previous: ChefMemory): number | null {
  if (request.servings !== null) return request.servings;
  if (says('double', 'double it', 'double the recipe', 'twice as much', 'twice the amount'))
    return Math.min(50, previous.servings * 2);
  if (
    says('halve', 'halve it', 'half the recipe', 'half the amount', 'half of it', 'half as much', 'make half')
  )
    return Math.max(1, Math.round(previous.servings / 2));
  return previous.request.servings ?? previous.servings;
}

function minutesAfter({ request, says }: FollowUp, previous: ChefMemory): number | null {
  if (request.minutes !== null) return request.minutes;
  if (!says('faster', 'quicker', 'sooner')) return previous.request.minutes;
  return Math.max(LEAST_MINUTES, Math.ceil((previous.minutes * FASTER) / 5) * 5);
}

function heatAfter({ request, says }: FollowUp, before: ChefRequest): ChefRequest['heat'] {
  if (says('spicier', 'hotter')) return 'hot';
  if (says('milder', 'less spicy')) return 'mild';
  // What is to suit children after all is not hot.
  return request.heat ?? (request.moods.includes('kids') ? 'mild' : before.heat);
}

const OF_WEEKDAYS: readonly string[] = ['traditional', 'cheap', 'easy', 'quick', 'family'];

function moodsAfter({ request, says }: FollowUp, before: ChefRequest): string[] {
  // A special night is not cheap, and no Tuesday.
  const isSpecial = request.moods.includes('date') && says('something else');
  return distinct([
    ...before.moods.filter((mood) => !(isSpecial && OF_WEEKDAYS.includes(mood))),
    ...request.moods,
    ...(says('lighter', 'healthier') ? ['light', 'healthy'] : []),
    ...(says('heartier') ? ['comfort'] : []),
    ...(says('cheaper') ? ['cheap'] : []),
    ...(says('simpler', 'easier') ? ['quick', 'easy'] : []),
  ]);
}

function tweaksOf({ request, says }: FollowUp, previous: ChefMemory): Tweak[] {
  // 'Give it some heat.'
  const isHotter = request.heat === 'hot' && previous.request.heat !== 'hot';
  return tweaksAfter(
    previous.tweaks,
    (...words) => says(...words) || (isHotter && words.includes('spicier')),
  );
}

const swapSaid = ({ swapped }: FollowUp, knowledge: CookingKnowledge): string[] =>
  swapped ? [t('I left out {foods}.', { foods: wordFor(swapped, knowledge) })] : [];

const servingsSaid = ({ servings }: ChefRequest, previous: ChefMemory): string[] =>
  servings !== null && servings !== previous.servings
    ? [t('The amounts now serve {servings}.', { servings })]
    : [];

/** Whether it got milder is told by the ingredients that changed. */
function limitsSaid({ minutes, heat }: ChefRequest, previous: ChefMemory): string[] {
  const { request: before } = previous;
  return [
    ...(minutes !== null && minutes !== before.minutes && minutes < previous.minutes
      ? [t('It is now ready within {minutes} minutes.', { minutes })]
      : []),
    ...(heat === 'hot' && before.heat !== 'hot' ? [t('It is spicier now.')] : []),
  ];
}
