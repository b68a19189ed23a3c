import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Cuisine } from '../knowledge/cuisine.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import type { ChefRequest } from '../request/request.ts';

export interface Choosing {
  request: ChefRequest;
  knowledge: CookingKnowledge;
  allowed: ReadonlySet<string>;
  random(): number;
  /** Foods of the previous recipe: a follow-up keeps what it can. */
  kept: ReadonlySet<string>;
  /** Whether nothing but those and what is wished for now is in the dish, and all of them are. */
  isSame?: boolean;
}

const WANTED = 20;
const KEPT = 6;
const LEANING = 1.1;
const LEANING_ASKED = 2.2;
const PAIRED = 0.9;
const MOST_PAIRED = 2.7;
/** Penalty for substitutes, meant for people who refuse the usual food. */
const STAND_IN = 6;
/** Penalty for substitutes that leave out more than others do. */
const LAST = 3;
/** Penalty per minute when time is short. */
const SLOW = 0.12;
/** Expensive kinds, and kinds too heavy for a light dish. */
const DEAR = ['fillet', 'shellfish', 'lamb', 'nut', 'beef', 'smoked'];
const DEAR_FOODS = new Set([
  'asparagus',
  'avocado',
  'artichoke hearts',
  'halloumi',
  'pine nuts',
  'broad beans',
  'frozen broad beans',
  'sugar snap peas',
  'shiitake mushrooms',
  'mango',
  'raspberries',
  'blueberries',
  'sun-dried tomatoes',
  'duck breast fillets',
]);
const HEAVY = ['cream', 'bacon', 'sausage', 'melting', 'lamb'];
/** Kinds that children leave on the plate. */
const NOT_FOR_CHILDREN = ['chilli', 'hot', 'hot-sauce', 'briny', 'wine', 'mussel', 'squid'];

/** Foods that nobody expects unless they, or the cuisine, ask for them. */
const UNUSUAL = new Set(
  'canned jackfruit,venison steak,venison,kimchi,plantain,kohlrabi,swede,squid,scallops,tempeh,seitan,papaya,watermelon,celeriac,turnip,buckwheat,radish,cactus,okra,duck breast fillets,lamb chop,pomegranate seeds,grapefruit,rhubarb,coconut aminos'.split(
    ',',
  ),
);
const SURPRISE = 3;

/** How well a food goes with a request, a cuisine and the foods chosen so far. */
export function scoreOf(
  food: LarderFood,
  chosen: readonly LarderFood[],
  cuisine: Cuisine | null,
  { knowledge, request, kept }: Choosing,
): number {
  const asked = request.wanted.flat();
  const pairs =
    chosen.filter((other) => knowledge.goesWith(food.name, other.name)).length * PAIRED +
    asked.filter((other) => knowledge.goesWith(food.name, other)).length * 0.5;
  const has = (kinds: string[]) => kinds.some((kind) => food.kinds.has(kind));
  return (
    Math.min(MOST_PAIRED, pairs) +
    (cuisine?.leans.has(food.name) ? (request.cuisine ? LEANING_ASKED : LEANING) : 0) +
    (kept.has(food.name) ? KEPT : 0) +
    (asked.includes(food.name) ? WANTED : 0) -
    (UNUSUAL.has(food.name) && !cuisine?.leans.has(food.name) ? SURPRISE : 0) -
    (food.kinds.has('stand-in') ? STAND_IN : 0) -
    (food.kinds.has('last') ? LAST : 0) -
    (request.moods.includes('cheap') && (has(DEAR) || DEAR_FOODS.has(food.name)) ? 3 : 0) -
    (request.moods.includes('light') && has(HEAVY) ? 3 : 0) -
    (request.moods.includes('kids') && has(NOT_FOR_CHILDREN) ? 4 : 0)
  );
}

/** Penalty for slow foods when time is short. */
export function slowness(food: LarderFood, uses: readonly string[], { moods, minutes }: ChefRequest): number {
  const use = uses.find((each) => food.uses.has(each));
  const own = use === undefined ? 0 : (food.uses.get(use)?.minutes ?? 0);
  return minutes !== null || moods.includes('quick') ? own * SLOW : 0;
}
