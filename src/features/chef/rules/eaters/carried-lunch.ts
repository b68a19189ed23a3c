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

/** What is made the night before for several who eat late in the morning. */
const BRUNCH_AHEAD = 'dish:breakfast casserole';
const FEW = 4;

/** The dish of what is carried along or made ahead, and the foods that have to be in it; `null` if one is named, or if none is known. */
export function carriedLunchOf(
  { moods, meal, dishes, wanted, cuisine, servings }: ChefRequest,
  { classics }: CookingKnowledge,
): { dish: string; wanted: string[][] } | null {
  if (cuisine !== null || dishes.some((id) => classics.has(id) || !/pasta|noodle/.test(id))) return null;
  if (
    moods.includes('brunch') &&
    moods.some((mood) => /^(?:ahead|mealprep)$/.test(mood)) &&
    wanted.length === 0 &&
    (servings ?? 0) > FEW
  )
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
