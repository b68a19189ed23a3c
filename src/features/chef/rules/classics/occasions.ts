import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';

/** Occasions beside which no other counts. */
export const ABOVE_ALL: readonly string[] = [
  'race',
  'traditional',
  'ahead',
  'gentle',
  'hidden',
  'newparents',
  'grandside',
  'vegside',
];
/** Occasions to bake for, at whatever meal. */
export const OF_BAKING: readonly string[] = ['bakesmell', 'decorated'];
/** Its list is of breakfasts. */
const OVERNIGHT = 'overnight';
/** Its list is of what is cooked outdoors. */
const UNCHILLED = 'unchilled';
const ON_THE_WAY: readonly string[] = ['picnic', 'potluck'];
/** Minutes that are not many. */
const SHORT = 30;
/** What anybody likes who wishes for nothing. */
export const OPEN = 'any';

/** What is said of any dinner, and makes no occasion. */
const OF_ANY_DAY: readonly string[] = [
  'quick',
  'easy',
  'kids',
  'family',
  'healthy',
  'cheap',
  'comfort',
  'light',
  OPEN,
];
const isDinner = (meal: string | null): boolean => meal === null || /lunch|dinner/.test(meal);

/**
 * The moods and the equipment that have their own dishes; being short of time is a mood, and so is a kitchen without
 * heat.
 */
export function occasionsOf(request: ChefRequest, { favourites }: CookingKnowledge): string[] {
  const { moods, leanings, minutes, missing, wanted, cuisine, meal } = request;
  // What is set for a dish counts before what it is for; what is carried may be for a party.
  const own = request.conditions.includes('familiar') ? [`familiar ${cuisine}`] : [];
  const set = [...request.conditions, ...own].filter(
    (each) =>
      favourites.has(each) &&
      (each !== OVERNIGHT || meal === 'breakfast') &&
      (each !== UNCHILLED || !moods.some((mood) => ON_THE_WAY.includes(mood))),
  );
  if (set.length > 0 && wanted.length === 0) return set;
  const isCold = missing.includes('oven') && missing.includes('stove');
  const spoken = moods.length > 1 ? moods.filter((mood) => mood !== OPEN) : moods;
  const said = [
    ...spoken,
    ...leanings,
    ...(minutes !== null && minutes <= SHORT ? ['quick'] : []),
    ...(request.heat === 'hot' && wanted.length === 0 ? ['spicy'] : []),
    ...(isCold ? ['nocook'] : []),
    // Who names a country, and no occasion, wants what its kitchen is loved for.
    ...(wanted.length === 0 && isDinner(meal) && moods.every((mood) => OF_ANY_DAY.includes(mood))
      ? [`cuisine ${cuisine}`]
      : []),
  ].filter((each) => favourites.has(each));
  // The evening before a race, the weekday does not matter.
  const [only] = ABOVE_ALL.filter((each) => said.includes(each));
  if (only) return [only];
  const isOpen =
    said.length + wanted.length === 0 && cuisine === null && (meal === null || meal === 'dinner');
  if (isOpen) return [OPEN];
  return [...new Set([...said, ...(meal !== null && favourites.has(meal) ? [meal] : [])])];
}
