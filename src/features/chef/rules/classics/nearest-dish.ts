import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { memoizeByObject } from '#shared/memoize.ts';
import { machineOf } from '../cooking/machines.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { WORDS } from '../request/request-words.ts';
import { obstacleSaid } from './answer.ts';
import { CLASSIC_KINDS, type Classic, type ClassicKind } from './classic.ts';
import type { Obstacle } from './cook.ts';

/** Dishes that are made like one of a kind, by id. */
const NEAREST: Partial<Record<ClassicKind, string[]>> = {
  pasta: ['tomato pasta', 'pasta', 'creamy pasta'],
  noodles: ['tossed noodles', 'noodle soup'],
  rice: ['pilaf', 'risotto', 'fried rice'],
  soup: ['chunky soup', 'smooth soup'],
  stew: ['stew', 'pan-fried plate'],
  curry: ['curry', 'dal'],
  fry: ['pan-fried plate', 'stir-fry'],
  roast: ['traybake', 'pan-fried plate'],
  bake: ['gratin', 'pasta bake', 'traybake', 'pan-fried plate'],
  pie: ['cottage', 'traybake'],
  pizza: ['pizza', 'toast'],
  filled: ['wraps', 'tacos', 'sandwich'],
  salad: ['leafy salad', 'warm salad', 'grain salad'],
  egg: ['scrambled plate', 'hash', 'omelette'],
  dip: ['dip'],
  cake: ['loaf cake', 'muffins', 'fruit salad'],
  biscuit: ['cookies', 'energy balls'],
  tart: ['crumble', 'baked fruit', 'fruit salad'],
  pudding: ['mousse', 'rice pudding', 'fruit salad'],
  griddle: ['pancakes', 'porridge'],
  drink: ['cooler', 'smoothie', 'hot drink'],
};

const MOST_KEPT = 2;
/** What nobody would call the heart of a dish. */
const isVague = (name: string) =>
  /flour|sugar|ghee|butter|\bmilk|water|oil\b|stock|pastry|yeast|powder$/.test(name);

/** The larder foods that may replace a line of a dish. */
function foodsLike(
  name: string,
  { catalog, byFoodId }: Pick<CookingKnowledge, 'catalog' | 'byFoodId'>,
): string[] {
  const food = findFood(catalog, name);
  const animal =
    food && /\b(beef|veal|chicken|turkey|lamb|pork|duck|fish|prawns|salmon|tuna)\b/.exec(name)?.[1];
  return (
    (animal && WORDS.groups.get(animal === 'veal' ? 'beef' : animal)) ||
    (food ? (byFoodId.get(food.id) ?? []) : []).map((each) => each.name)
  );
}

/** Other dishes of a name, such as one that is quicker or without eggs: soda bread is bread, as is what 'cheesecake' may be. */
export const variantsOf = (classic: Classic, { classics }: CookingKnowledge): readonly Classic[] =>
  variantsAmong(classics)(classic);

const variantsAmong = memoizeByObject((classics: CookingKnowledge['classics']) => {
  const all = [...classics.values()];
  const byEnding = new Map<string, number[]>();
  for (const [at, other] of all.entries()) {
    if (machineOf(other) !== null) continue;
    const words = other.title.toLowerCase().split(' ');
    for (let from = 1; from < words.length; from++) {
      const ending = words.slice(from).join(' ');
      byEnding.set(ending, [...(byEnding.get(ending) ?? []), at]);
    }
  }
  return memoizeByObject(({ id, title, kind, words }: Classic): readonly Classic[] => {
    const named = title.toLowerCase();
    const names = [named, ...words.filter((word) => new RegExp(`(?:^|[ -])${word}s?$`).test(named))];
    const found = new Set(names.flatMap((name) => byEnding.get(name) ?? []));
    return [...found]
      .toSorted((one, other) => one - other)
      .flatMap((at) => all[at] ?? [])
      .filter((other) => other.id !== id && CLASSIC_KINDS[other.kind] === CLASSIC_KINDS[kind]);
  });
});

/** Ids of the dishes with a name that are of a kind, by the kind's title: a pizza margherita is a pizza. */
export function namedLike(title: string, { classics }: CookingKnowledge): string[] {
  const kind = title.toLowerCase().split(' ').at(-1) ?? '';
  return kind === ''
    ? []
    : [...classics.values()]
        .filter((classic) => classic.kind === kind || classic.title.toLowerCase().endsWith(` ${kind}`))
        .map(({ id }) => id);
}

/** Dishes of the noodles, the pasta or the rice that is wanted in place of another. */
function starchDishes({ wanted }: ChefRequest, larder: CookingKnowledge['larder']): string[] | null {
  const kind = STARCHES.find(([each]) =>
    wanted.some((group) => group.every((name) => larder.get(name)?.kinds.has(each))),
  );
  return kind ? [...kind[1]] : null;
}
const STARCHES: readonly (readonly [string, readonly string[]])[] = [
  ['noodle', ['tossed noodles', 'noodle soup']],
  ['pasta', ['pasta', 'tomato pasta', 'creamy pasta']],
  ['rice', ['fried rice', 'pilaf']],
];

/** The request for the nearest dish to one that cannot be cooked as asked, with what the cook is told. */
export function nearestTo(
  classic: Classic,
  obstacle: Obstacle,
  request: ChefRequest,
  { catalog, byFoodId, larder }: CookingKnowledge,
): { request: ChefRequest; notes: string[] } {
  const gone = obstacle.because === 'food' ? obstacle.food : null;
  // Nobody who wants a cake wants whatever is made of eggs.
  const isSweet = CLASSIC_KINDS[classic.kind] === 'sweet';
  const makers = classic.lines.filter(
    ({ isDefining, isLead, name }) =>
      (isLead || isDefining) && name !== gone && !isVague(name) && !(isSweet && /^eggs?$/.test(name)),
  );
  const leads = makers.filter(({ isLead }) => isLead);
  const groups = (leads.length > 0 ? leads : makers)
    .map(({ name }) => foodsLike(name, { catalog, byFoodId }))
    .filter((group) => group.length > 0)
    .slice(0, MOST_KEPT);
  const isAllowed = (name: string) =>
    !larder.get(name)?.food.traits.some((trait) => request.avoidedTraits.includes(trait));
  const meal = request.meal ?? classic.meals[0] ?? null;
  const kept = groups.map((group) => group.filter(isAllowed)).filter((group) => group.length > 0);
  const isWanted = (name: string) => request.wanted.some((group) => group.includes(name));
  const isWantedForDish = kept.length > 0 && request.wanted.length === 0;
  // A roast chicken with potatoes is one of chicken still where there is no oven.
  const isFlesh = (name: string) =>
    larder.get(name)?.food.traits.some((trait) => ANIMALS.includes(trait)) ?? false;
  const isOfItsHeart =
    obstacle.because === 'equipment' && leads.length > 0 && !request.wanted.flat().some(isFlesh);
  return {
    request: {
      ...request,
      dishes: starchDishes(request, larder) ?? NEAREST[classic.kind] ?? [],
      meal,
      leading: [],
      wanted: isWantedForDish
        ? kept
        : isOfItsHeart || (request.replaced ?? []).length > 0
          ? [...kept.filter((group) => !group.some(isWanted)), ...request.wanted]
          : request.wanted,
      isWantedForDish,
    },
    notes: [obstacleSaid(classic, obstacle, request)],
  };
}

/** Somebody who wants one of these takes one from elsewhere before anything else from there. */
const KIND_FIRST: readonly ClassicKind[] = ['soup', 'noodles', 'pasta', 'curry'];

/**
 * Requests for what comes close to a dish that takes longer than there is time, best first: from the same cuisine of the same food
 * or kind, or else of the same food from elsewhere; none if time is not what is lacking. `nearest` is what `nearestTo` found.
 */
export function wishesForQuicker(
  request: ChefRequest,
  nearest: ChefRequest,
  { classics, larder }: CookingKnowledge,
): ChefRequest[] {
  const named = classics.get(request.dishes[0] ?? '');
  if (!named || request.minutes === null || named.prep + named.cook + named.rest <= request.minutes)
    return [];
  const { cuisine, kind } = named;
  const { dishes, wanted } = nearest;
  const meal = request.meal ?? named.meals[0] ?? null;
  const isAnimal = (name: string) =>
    larder.get(name)?.food.traits.some((trait) => ANIMALS.includes(trait)) ?? false;
  // Somebody who wants a dish of chickpeas may eat no prawns.
  const isOfPlants = wanted.length > 0 && !wanted.flat().some(isAnimal) && meal !== 'dessert';
  const ofOtherFoods = [
    { cuisine, dishes },
    ...(KIND_FIRST.includes(kind) ? [{ dishes }] : []),
    { cuisine, dishes: [] },
  ];
  const ofKind = KIND_FIRST.includes(kind) && wanted.length > 0 ? [{ dishes, wanted }] : [];
  return [
    ...ofKind,
    { cuisine, dishes: [], wanted },
    ...(isOfPlants ? [] : ofOtherFoods),
    { dishes: [], wanted },
  ].map((like) => ({ ...request, leading: [], meal, ...like }));
}

/** Ids of the kinds of dishes that stand on a plate as another kind does. */
export const idsAlike = (
  kind: CookingKnowledge['dishes'][number] | undefined,
  { dishes }: CookingKnowledge,
): string[] =>
  dishes.flatMap(({ id, tags, plate }) =>
    kind && kind.id !== id && plate === kind.plate && tags[0] === kind.tags[0] ? [id] : [],
  );
