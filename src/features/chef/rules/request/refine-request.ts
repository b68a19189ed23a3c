import { t } from '#shared/t.ts';
import { isOfMachine, machineOf } from '../classics/machines.ts';
import { isRefusedKind } from '../classics/suitable-dishes.ts';
import { type CookingKnowledge, wordFor } from '../knowledge/cooking-knowledge.ts';
import { allowedFoods } from './allowed-foods.ts';
import type { Understood } from './read-request.ts';
import { type ChefRequest, distinct, EMPTY_REQUEST } from './request.ts';
import { type Tweak, tweaksAfter } from './tweaks.ts';

/** What a follow-up needs to know about the previous recipe. Small, plain JSON. */
export interface ChefMemory {
  request: ChefRequest;
  dish: string;
  /** Its foods, by larder name. */
  foods: string[];
  title: string;
  /** Total minutes. */
  minutes: number;
  servings: number;
  /** Its ingredients, to show what a follow-up changes. */
  lines: { amount: string; name: string }[];
  /** Changes of amounts that stay for the conversation: 'creamier'. */
  tweaks: Tweak[];
  /** Prompts of the conversation that contained warnings. */
  heeded: string[];
  /** Warnings that the chef asked about, and that nobody has explained yet. */
  open?: string[];
}

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
/** Said of a food that makes place for another. */
const SWAPS: readonly string[] = ['swap', 'replace', 'substitute', 'exchange'];
const FASTER = 0.7;
const LEAST_MINUTES = 10;

/** Whether a prompt changes the previous recipe rather than asking for a new one. */
export function isFollowUp({ request, changes }: Understood, previous: ChefMemory): boolean {
  // The jam of 'swap the jam for honey' is no other dish.
  if (changes.some((change) => SWAPS.includes(change))) return true;
  // A machine suggests dishes, but names none.
  if (request.dishes.length > 0 && !isSuggested(request) && !request.dishes.includes(previous.dish))
    return false;
  const isFullRequest =
    request.wanted.length > 0 && (request.meal !== null || request.cuisine !== null) && changes.length === 0;
  return !isFullRequest || changes.includes('instead');
}

/** Kinds that take a single pot or pan. */
const IN_ONE_POT: readonly string[] = ['stew', 'curry', 'soup', 'egg'];

/** Whether what is on screen takes more pots than the one that is now wished for. */
function isOfOtherPot(
  { moods }: ChefRequest,
  { dish, request: before }: ChefMemory,
  { favourites, classics }: CookingKnowledge,
): boolean {
  const classic = classics.get(dish);
  const isOnePot =
    (favourites.get('onepot')?.includes(dish) ?? false) ||
    (classic !== undefined && (IN_ONE_POT.includes(classic.kind) || classic.needs.join() === 'oven'));
  return moods.includes('onepot') && !before.moods.includes('onepot') && !isOnePot;
}

const isSuggested = ({ isHinted, isOfMicrowave }: ChefRequest): boolean =>
  isHinted === true || isOfMicrowave === true;

/** Merges a follow-up into the previous request: 'make it vegan', 'for six', 'swap the chicken for tofu', 'no nuts'. */
export function refineRequest(
  { request, changes }: Understood,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): Refined {
  const before = previous.request;
  const changed: string[] = [];
  const says = (...words: string[]) => changes.some((change) => words.includes(change));
  const isSwap = says(...SWAPS) && request.wanted.length > 0;
  const [swapped, ...wanted] = isSwap ? request.wanted : [[], ...request.wanted];
  const isCorrected = says('meant', 'i meant', 'i mean') && wanted.length > 0;
  const corrected = isCorrected ? (before.wanted.at(-1) ?? []) : [];
  const allowed = (avoidedFoods: string[]) => allowedFoods({ ...EMPTY_REQUEST, avoidedFoods }, knowledge);
  const stillAllowed = allowed(request.avoidedFoods);
  const gone = new Set([
    ...(swapped ?? []),
    ...corrected,
    ...[...before.wanted.flat(), ...previous.foods].filter((name) => !stillAllowed.has(name)),
  ]);
  // Requesting a food lifts an earlier refusal of it.
  const wantedNow = wanted.flat();
  const isTakenBack = (avoided: string) => {
    const others = allowed([avoided]);
    return wantedNow.some((name) => !others.has(name));
  };
  const avoidedFoods = [
    ...before.avoidedFoods.filter((avoided) => wantedNow.length === 0 || !isTakenBack(avoided)),
    ...request.avoidedFoods,
    ...(swapped ?? []),
  ];
  const isAgain = says('another', 'another one', 'another recipe', 'try again');
  const isOther =
    // 'Not crumble'.
    isRefusedKind(previous.title, request.refused, knowledge) ||
    // Who asked for anything may still say from where.
    (before.isChosen === true && before.cuisine === null && request.cuisine !== null) ||
    says('something else', 'different', 'different one') ||
    isOfOtherPot(request, previous, knowledge) ||
    (isAgain && before.isChosen === true);
  const again = isOther || isAgain;
  // A machine has recipes of its own, and those the chef puts together are for a stove.
  const shown = knowledge.classics.get(previous.dish);
  const isForMachine =
    isOfMachine(request) &&
    !isOfMachine(before) &&
    (shown === undefined || (before.isChosen === true && machineOf(shown) === null));
  const servings = servingsAfter(request, previous, says);
  const minutes =
    request.minutes ??
    (says('faster', 'quicker', 'sooner')
      ? Math.max(LEAST_MINUTES, Math.ceil((previous.minutes * FASTER) / 5) * 5)
      : before.minutes);
  const moods = [
    ...before.moods,
    ...request.moods,
    ...(says('lighter', 'healthier') ? ['light', 'healthy'] : []),
    ...(says('heartier') ? ['comfort'] : []),
    ...(says('cheaper') ? ['cheap'] : []),
    ...(says('simpler', 'easier') ? ['quick'] : []),
  ];
  const heat = says('spicier', 'hotter')
    ? 'hot'
    : says('milder', 'less spicy')
      ? 'mild'
      : (request.heat ?? before.heat);
  // 'Give it some heat.'
  const isHotter = request.heat === 'hot' && before.heat !== 'hot';
  const diets = distinct([...before.diets, ...request.diets]);
  const isOtherMeal =
    says('instead') &&
    request.meal !== null &&
    request.meal !== before.meal &&
    request.dishes.length + wanted.length === 0;
  if (isSwap && swapped) changed.push(t('I left out {foods}.', { foods: wordFor(swapped, knowledge) }));
  if (!isOtherMeal && servings !== previous.servings && servings !== null)
    changed.push(t('The amounts now serve {servings}.', { servings }));
  if (minutes !== before.minutes && minutes !== null)
    changed.push(t('It is now ready within {minutes} minutes.', { minutes }));
  if (heat !== before.heat) changed.push(heat === 'hot' ? t('It is spicier now.') : t('It is milder now.'));
  // 'I only have salmon' says which fish it is.
  const isNarrowed = (names: readonly string[]) =>
    wanted.some((group) => group.length < names.length && group.every((name) => names.includes(name)));
  const keptWanted = before.wanted.filter(
    (names) => !names.every((name) => gone.has(name)) && !isNarrowed(names),
  );
  return {
    request: {
      wanted: isOtherMeal
        ? []
        : again
          ? before.wanted
          : [...keptWanted.map((names) => names.filter((name) => !gone.has(name))), ...wanted].slice(
              -MOST_WANTED,
            ),
      avoidedFoods: distinct(avoidedFoods),
      avoidedTraits: distinct([...before.avoidedTraits, ...request.avoidedTraits]),
      diets,
      leanings: distinct([
        ...before.leanings,
        ...request.leanings,
        ...(request.isOfMicrowave ? ['microwave'] : []),
      ]),
      cuisine: request.cuisine ?? (isOtherMeal ? null : before.cuisine),
      dishes:
        (request.dishes.length > 0 && !isSuggested(request) && !says(...SWAPS)) || isOther || isOtherMeal
          ? request.dishes
          : isForMachine && before.isChosen
            ? []
            : before.dishes,
      leading: request.dishes.length > 0 ? request.leading : before.leading,
      refused: distinct([...before.refused, ...request.refused, ...(isOther ? [previous.dish] : [])]),
      meal: request.meal ?? before.meal,
      servings: isOtherMeal ? (request.servings ?? before.servings) : servings,
      minutes,
      missing: distinct([...before.missing, ...request.missing]),
      using: request.using.length > 0 ? request.using : before.using,
      heat,
      moods: distinct(moods),
    },
    kept: again || isOtherMeal ? [] : previous.foods.filter((food) => !gone.has(food)),
    keptDish: again || isOtherMeal || isForMachine ? null : previous.dish,
    changed,
    tweaks:
      again || isOtherMeal
        ? []
        : tweaksAfter(
            previous.tweaks,
            (...words) => says(...words) || (isHotter && words.includes('spicier')),
          ),
  };
}

function servingsAfter(
  request: ChefRequest,
  previous: ChefMemory,
  says: (...words: string[]) => boolean,
): number | null {
  if (request.servings !== null) return request.servings;
  if (says('double', 'double it', 'double the recipe', 'twice as much', 'twice the amount'))
    return Math.min(50, previous.servings * 2);
  if (
    says('halve', 'halve it', 'half the recipe', 'half the amount', 'half of it', 'half as much', 'make half')
  )
    return Math.max(1, Math.round(previous.servings / 2));
  return previous.request.servings ?? previous.servings;
}
