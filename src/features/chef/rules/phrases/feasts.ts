import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';

/** When a joint is roasted, in a plain phrase. */
const FEAST =
  /\b(?:sunday (?:lunch|dinner|roast|best|joint)|(?:easter|christmas|xmas|thanksgiving) (?:day|lunch|dinner|meal|main|feast|roast)|(?:lunch|dinner|meal|main|roast|feast) (?:for|at|on) (?:easter|christmas|xmas|thanksgiving)|(?:easter|eid|christmas) sunday|eid (?:[a-z]+ )*(?:dinner|lunch|feast|meal|main|celebration)|(?:dinner|lunch|feast|main|celebration|roast) for eid)\b/;
/** What says that no joint is meant. */
const SMALLER =
  /\b(?:mince|minced|diced|chops?|steaks?|left ?overs?|cooked|slices?|wings|drumsticks|thighs?|fillets?|breasts?|sausages?|meatballs?|burgers?|curry|stew|pie|quick|minutes?)\b/;
const NAMED_FEAST = /\b(?:christmas|xmas|easter|thanksgiving)\b/;
const FEAST_MOODS: Readonly<Record<string, string>> = { xmas: 'christmas' };
const NUT_ROAST = 'dish:nut roast';
const ANY_ROAST = 'dish:roast chicken';
/** The joint of each animal, by a food of the larder. */
const JOINTS: readonly (readonly [food: RegExp, dish: string])[] = [
  [/\blamb\b/, 'dish:roast leg of lamb'],
  [/\b(?:steak|beef)\b/, 'dish:roast beef'],
  [/\bpork\b/, 'dish:roast pork with crackling'],
  [/\bchicken\b/, 'dish:roast chicken'],
  [/\bturkey\b/, 'dish:roast turkey'],
  [/\bham\b/, 'dish:glazed gammon'],
];

/** The request for the joint that is roasted on a feast, if somebody names its meat and nothing smaller. */
export function withJoint(
  request: ChefRequest,
  phrases: readonly string[],
  { classics }: CookingKnowledge,
): ChefRequest {
  const { wanted, dishes, cuisine, minutes, leanings, moods, avoidedFoods, diets } = request;
  if (!phrases.some((phrase) => FEAST.test(phrase)) || phrases.some((phrase) => SMALLER.test(phrase)))
    return request;
  // Who eats no meat has a roast of their own.
  if (
    dishes[0] !== undefined &&
    JOINTS.some(([, dish]) => dish === dishes[0]) &&
    diets.some((diet) => /^veg(?:etari)?an$/.test(diet))
  )
    return { ...request, dishes: [NUT_ROAST] };
  // Who wants none of the feast's own joint wants something else that is eaten then.
  const ownJoint = JOINTS.find(([, dish]) => dish === dishes[0])?.[0];
  const feast = phrases.map((phrase) => NAMED_FEAST.exec(phrase)?.[0]).find(Boolean);
  if (feast && ownJoint && avoidedFoods.some((food) => ownJoint.test(food)))
    return { ...request, dishes: [], meal: 'dinner', moods: [...moods, FEAST_MOODS[feast] ?? feast] };
  // 'Sunday roast' means the bird only if nobody names a meat.
  const isNamed = dishes.length > 0 && !request.isHinted && dishes[0] !== ANY_ROAST;
  if (isNamed || cuisine !== null || minutes !== null || leanings.some((leaning) => leaning !== 'halal'))
    return request;
  for (const group of wanted) {
    const dish = JOINTS.find(([food]) => group.length > 1 && food.test(group[0] ?? ''))?.[1];
    if (dish && classics.has(dish))
      return { ...request, dishes: [dish], wanted: wanted.filter((each) => each !== group) };
  }
  return request;
}
