import { findFood } from '#features/foods/rules/catalog.ts';
import { obstacleSaid } from './answer-classic.ts';
import type { Classic, ClassicKind } from './classic.ts';
import type { Obstacle } from './cook-classic.ts';
import type { CookingKnowledge } from './cooking-knowledge.ts';
import type { ChefRequest } from './request.ts';
import { WORDS } from './request-words.ts';

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

/** The request for the nearest dish to one that cannot be cooked as asked, with what the cook is told. */
export function nearestTo(
  classic: Classic,
  obstacle: Obstacle,
  request: ChefRequest,
  { catalog, byFoodId, larder }: CookingKnowledge,
): { request: ChefRequest; notes: string[] } {
  const lead = classic.lines.find(({ isLead }) => isLead);
  const isLeadGone = obstacle.because === 'food' && obstacle.food === lead?.name;
  const food = lead && !isLeadGone ? findFood(catalog, lead.name) : null;
  const animal =
    food &&
    /\b(beef|veal|chicken|turkey|lamb|pork|duck|fish|prawns|salmon|tuna)\b/.exec(lead?.name ?? '')?.[1];
  const foods =
    (animal && WORDS.groups.get(animal === 'veal' ? 'beef' : animal)) ||
    (food ? (byFoodId.get(food.id) ?? []) : []).map(({ name }) => name);
  const isAllowed = (name: string) =>
    !larder.get(name)?.food.traits.some((trait) => request.avoidedTraits.includes(trait));
  const meal = request.meal ?? classic.meals[0] ?? null;
  const isWantedForDish = foods.some(isAllowed) && request.wanted.length === 0;
  return {
    request: {
      ...request,
      dishes: NEAREST[classic.kind] ?? [],
      meal,
      leading: [],
      wanted: isWantedForDish ? [foods.filter(isAllowed)] : request.wanted,
      isWantedForDish,
    },
    notes: [obstacleSaid(classic, obstacle, request)],
  };
}
