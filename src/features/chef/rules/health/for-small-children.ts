import type { Message } from '#shared/t.ts';
import type { ChefRequest } from '../request/request.ts';
import { BABY, TODDLER } from './careful-people.ts';

/** What a baby gets if no dish is named. */
const FOR_BABIES = 'dish:soft vegetable puree';
const FRUIT_FOR_BABIES = 'dish:soft fruit puree for babies';
const FISH_FOR_BABIES = 'dish:soft fish puree for babies';
const PORRIDGE_FOR_BABIES = 'dish:baby porridge';
/** What small children like. */
const FOR_TODDLERS = 'dish:spaghetti bolognese';
const QUICK_FOR_TODDLERS = 'dish:weeknight mince pasta';
/** And what they pick up. */
const FOR_TODDLERS_HANDS = 'dish:fish fingers';
/** And if a baby eats with its hands. */
const FOR_SMALL_HANDS = 'dish:soft vegetable fingers for babies';

const FRUIT = /^(?:apples?|pears?|peach(?:es)?|plums?|mango(?:es)?|nectarines?|apricots?)$/;
const FISH = /\b(?:cod|salmon|haddock|hake|trout|pollock|plaice|sole|sea bass|sea bream|fish)\b/;
/** Dishes that a baby gets in a form of its own. */
const OF_FRUIT: readonly string[] = ['fruit salad', 'baked fruit', 'smoothie', 'dish:apple sauce'];
const OF_OATS: readonly string[] = ['porridge', 'overnight oats', 'granola', 'dish:bircher muesli'];

interface Otherwise {
  otherwise?: string;
  /** Whether it takes the place of a dish that was named, too. */
  isInstead?: boolean;
}

/** What a small child gets if no dish is named, or one that it cannot eat as others do. */
export function otherwiseFor(notes: readonly Message[], isOpen: boolean, request: ChefRequest): Otherwise {
  const { moods, meal, conditions } = request;
  if (notes.includes(BABY.note)) return forBaby(request);
  const isDinner =
    (meal === null || /lunch|dinner/.test(meal)) &&
    conditions.length === 0 &&
    moods.every((mood) => /^(?:quick|easy|kids|family)$/.test(mood));
  if (!isOpen || !notes.includes(TODDLER.note)) return {};
  if (moods.includes('finger')) return { otherwise: FOR_TODDLERS_HANDS };
  if (!isDinner) return {};
  return { otherwise: moods.includes('quick') ? QUICK_FOR_TODDLERS : FOR_TODDLERS };
}

function forBaby({ dishes, wanted, moods, meal }: ChefRequest): Otherwise {
  if (moods.includes('finger')) return { otherwise: FOR_SMALL_HANDS };
  if (dishes.some((id) => OF_OATS.includes(id))) return { otherwise: PORRIDGE_FOR_BABIES, isInstead: true };
  if (dishes.some((id) => OF_FRUIT.includes(id))) return { otherwise: FRUIT_FOR_BABIES, isInstead: true };
  const isOfFruit = wanted.length > 0 && wanted.every((group) => group.some((name) => FRUIT.test(name)));
  if (isOfFruit) return { otherwise: FRUIT_FOR_BABIES, isInstead: dishes.join() === FOR_BABIES };
  const isOfFish = wanted.length > 0 && wanted[0]?.some((name) => FISH.test(name));
  if (isOfFish) return { otherwise: FISH_FOR_BABIES, isInstead: dishes.join() === FOR_BABIES };
  return { otherwise: meal === 'breakfast' && wanted.length === 0 ? PORRIDGE_FOR_BABIES : FOR_BABIES };
}
