import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';

/** What is eaten cold on the way, by what it is made of. */
const EATEN_COLD: readonly (readonly [food: RegExp, dish: string, beside?: RegExp])[] = [
  [/pasta|penne|fusilli|farfalle|macaroni/, 'dish:pasta salad'],
  [/\brice\b/, 'dish:onigiri', /tuna|smoked salmon|avocado/],
  [/couscous/, 'dish:couscous salad with chickpeas'],
  [/noodle/, 'dish:sesame noodles'],
  [/potato/, 'dish:german potato salad'],
  [/lentil/, 'dish:lentil salad with mustard dressing'],
  [/chickpea/, 'dish:couscous salad with chickpeas'],
  [/tuna/, 'dish:tuna sandwich'],
  [/chicken/, 'dish:chicken caesar wrap'],
];
const MOST_FOODS = 2;
const LIGHT_AND_FILLING = 'dish:minestrone';

const isLightAndFilling = (
  moods: readonly string[],
  wanted: readonly string[][],
  dishes: readonly string[],
  meal: string | null,
): boolean =>
  moods.includes('light') &&
  moods.includes('comfort') &&
  wanted.length + dishes.length === 0 &&
  (meal === null || /lunch|dinner/.test(meal));

/** What is made the night before for several who eat late in the morning. */
const BRUNCH_AHEAD = 'dish:breakfast casserole';
const SEVERAL = 4;
/** Nobody fries toast for so many. */
const MANY = 8;

/**
 * The dish of what is carried along, made ahead for many, or light and filling at once, and the foods that have to be in it; `null` if one
 * is named, or if none is known.
 */
export function unnamedDish(
  { moods, meal, dishes, wanted, cuisine, servings }: ChefRequest,
  { classics }: CookingKnowledge,
): { dish: string; wanted: string[][] } | null {
  if (cuisine !== null || dishes.some((id) => classics.has(id) || !/pasta|noodle/.test(id))) return null;
  if (isLightAndFilling(moods, wanted, dishes, meal)) return { dish: LIGHT_AND_FILLING, wanted };
  const isAhead = moods.some((mood) => /^(?:ahead|mealprep)$/.test(mood));
  if (moods.includes('brunch') && wanted.length === 0 && (servings ?? 0) >= (isAhead ? SEVERAL : MANY))
    return { dish: BRUNCH_AHEAD, wanted };
  if (!moods.includes('picnic') || !(meal === null || meal === 'lunch') || wanted.length > MOST_FOODS)
    return null;
  const has = (food: RegExp) =>
    dishes.some((id) => food.test(id)) || wanted.some((names) => names.some((name) => food.test(name)));
  const found = EATEN_COLD.find(
    ([food, , beside]) => has(food) && (!beside || wanted.length < MOST_FOODS || has(beside)),
  );
  if (!found) return null;
  const [food, dish] = found;
  return { dish, wanted: wanted.filter((names) => !names.some((name) => food.test(name))) };
}

const MANY_EATERS = 10;
/** What says already what is served to many. */
const OF_OCCASIONS =
  /^(?:party|finger|canape|potluck|picnic|grillout|gameday|movie|brunch|tapas|mezze|christmas|easter|thanksgiving|newyear|teatime|side|vegside|grandside|gift|mealprep|date|halal|traditional|pub|street)$/;

/** Whether so many are to be fed, with nothing else said, that it is a party. */
export const isForMany = ({ diets, servings, dishes, wanted, meal, moods, cuisine }: ChefRequest): boolean =>
  (servings ?? 0) >= MANY_EATERS &&
  dishes.length + wanted.length === 0 &&
  cuisine === null &&
  diets.length === 0 &&
  (meal === null || /lunch|dinner/.test(meal)) &&
  !moods.some((mood) => OF_OCCASIONS.test(mood));
