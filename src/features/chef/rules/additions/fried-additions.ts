import type { ClassicKind } from '../classics/classic.ts';
import type { LarderFood, Use } from '../knowledge/larder.ts';
import { type Addition, type Line, lineOf, spoonsOf, withCut } from './addition-lines.ts';
import {
  eatenRaw,
  isFromOven,
  isInPieces,
  isLaidOn,
  isOnePiece,
  MIXED_IN,
  RAW_KINDS,
  type SavoryDish,
  WET,
} from './dish-kinds.ts';
import { isAssembled, isBeaten, isShapedToFry, mainSimmer, panOf } from './placing.ts';

/** Kinds of baked dishes that other food is fried for first. */
const FILLED_AND_BAKED: readonly ClassicKind[] = ['bake', 'pizza', 'pie', 'egg'];
/** What a bake of pieces has not: there, meat lies in the sauce in bites. */
const MIXED_LINES = /pasta|macaroni|penne|rigatoni|fusilli|lasagne|rice|potato|gnocchi|ziti|noodle/;

/** A food that is fried separately, and how it is added to the dish; `null` if it is not one to fry. */
export function friedAddition(
  dish: SavoryDish,
  food: LarderFood,
  line: Line,
  servings: number,
): Addition | null {
  const { kind, needs, lines: own } = dish;
  const { uses } = food;
  const isPiece = kind === 'bake' && isOnePiece(food) && !own.some(({ name }) => MIXED_LINES.test(name));
  const use =
    (isPiece ? uses.get('sear') : undefined) ??
    uses.get('fry') ??
    uses.get('sear') ??
    uses.get('mince') ??
    uses.get('bits');
  const isEatenRaw = eatenRaw(food) && RAW_KINDS.some((one) => food.kinds.has(one));
  if (!use || isEatenRaw) return null;
  const minutes = Math.max(2, use.minutes);
  const isOnTop = isLaidOn(dish);
  const panned = isMixed(dish) && !isPiece && !isOnTop ? inItsPan(dish, food, line, use) : null;
  if (panned) return panned;
  const done = food.done ? `, ${food.done}` : '';
  const heat = isPiece ? 'When the rest is nearly done, heat' : 'Heat';
  const fry = `${heat} the olive oil in a frying pan over medium heat and fry the ${line.say} for ${minutes} minutes${done}.`;
  const addition = {
    larder: food,
    lines: [
      withCut(isPiece ? lineOf(food, servings, 1) : line, use.cut),
      oilFor(line, spoonsOf(servings, 0.25)),
    ],
    // Beside what cooks anyway, it takes no time of its own.
    minutes: needs.length === 0 ? minutes : 0,
  };
  const isOven = !isPiece && isFromOven(dish) && FILLED_AND_BAKED.includes(kind);
  if (isOven && kind === 'pizza')
    return {
      ...addition,
      first: `${fry} Set aside.`,
      step: `Scatter with the ${line.say}.`,
      place: 'before-oven',
    };
  if (isOven && isAssembled(dish.steps))
    return {
      ...addition,
      first: `${fry} Set aside.`,
      step: `Mix in the ${line.say} before the dish is filled.`,
      place: 'filled',
    };
  if (kind === 'egg' && isBeaten(dish.steps))
    return { ...addition, first: `${fry} Lift out.`, step: `Stir in the ${line.say}.`, place: 'beaten' };
  if (kind === 'fry' && isShapedToFry(dish.steps))
    return {
      ...addition,
      first: `${fry} Lift out and leave to cool.`,
      step: `Mix in the ${line.say}.`,
      place: 'shaped',
    };
  if (dish.steps.some((step) => FILLED_BY_THE_SPOON.test(step)))
    return {
      ...addition,
      first: `${fry} Lift out and chop.`,
      step: `Mix the ${line.say} into the filling.`,
      place: 'filled',
    };
  if (isMixed(dish))
    return {
      ...addition,
      first: `${fry} Lift out.`,
      step: isOnTop ? `Warm the ${line.say} again, to go on top.` : joining(kind, line),
      place: kind === 'salad' ? 'end' : 'before-last',
    };
  if (kind === 'filled')
    return {
      ...addition,
      first: `${fry} Set aside.`,
      step: `Add the ${line.say} to the filling.`,
      place: 'wrapped',
    };
  return {
    ...addition,
    step: `${fry.replace(/^Heat/, 'Meanwhile, heat')} ${kind === 'griddle' ? onGriddle(dish.steps) : 'Serve alongside'}.`,
    place: 'before-last',
  };
}

/** Nobody fills a waffle. */
const onGriddle = (steps: readonly string[]): string =>
  steps.some((step) => /waffle/.test(step)) ? 'Serve on top' : 'Fill the pancakes with it';

/** Spring rolls and dumplings are shut around what is in them. */
const FILLED_BY_THE_SPOON =
  /\b(?:spoonfuls?|teaspoons?|tablespoons?|heaps?|little|some) of (?:the )?filling\b|\bfilling (?:on|in|into) (?:each|one|the (?:middle|cent))/;

/** Kinds that fall apart, or go soft, among onions that fry on. */
const FRAGILE = ['fish', 'shellfish', 'frying-cheese', 'tofu'];

const TENDER = ['green', 'summer', 'sweet-veg'];
const SOON_DONE = 6;

/** What fries along with the onions of the dish, and stays in it. */
function inItsPan({ kind, steps }: SavoryDish, food: LarderFood, line: Line, use: Use): Addition | null {
  const isWithoutSauce = kind === 'egg' && mainSimmer(steps) === null;
  if (kind === 'salad' || isWithoutSauce || FRAGILE.some((one) => food.kinds.has(one))) return null;
  if (panOf(steps) === null) return null;
  // What keeps its bite is not stirred along with rice for a quarter of an hour.
  if (kind === 'rice' && TENDER.some((one) => food.kinds.has(one)) && use.minutes <= SOON_DONE) return null;
  const minutes = Math.max(2, use.minutes);
  return {
    larder: food,
    lines: [withCut(line, use.cut)],
    step: `Add the ${line.say} and cook for ${minutes} minutes${food.done ? `, ${food.done}` : ''}.`,
    minutes,
    place: 'panned',
  };
}

/** What is fried piece by piece has nothing stirred into it. */
const BY_THE_PIECE = /\b(?:on each side|drain on|deep-fry)\b/i;
const isMixed = (dish: SavoryDish): boolean =>
  (MIXED_IN.includes(dish.kind) || WET.includes(dish.kind)) &&
  !isInPieces(dish) &&
  !(dish.kind === 'fry' && dish.steps.slice(-2).some((step) => BY_THE_PIECE.test(step)));

function joining(kind: ClassicKind, { say }: Line): string {
  if (kind === 'salad') return `Top with the ${say}.`;
  if (kind === 'egg') return `Scatter the ${say} over the eggs while they are still soft.`;
  return `Stir in the ${say} and heat through for 1 minute.`;
}

const oilFor = ({ say }: Line, amount: string) => ({ amount, name: `olive oil, for the ${say}` });
