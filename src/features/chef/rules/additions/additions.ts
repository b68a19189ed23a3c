import type { Classic, ClassicKind, ClassicLine } from '../classics/classic.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { type Addition, lineOf, spoonsOf, withCut } from './addition-lines.ts';
import { savoryAddition } from './savory-additions.ts';
import { SPOONED_ON, sweetAddition } from './sweet-additions.ts';

const SWEET: readonly ClassicKind[] = ['cake', 'biscuit', 'tart', 'pudding', 'griddle'];
const SWEET_KINDS = [
  'fruit',
  'berry',
  'nut',
  'chocolate',
  'dried',
  'stone',
  'orchard',
  'tropical',
  'creamy-fruit',
  'citrus-fruit',
  'sweet-spice',
  'syrup',
  'seed',
  'cocoa',
  'oats',
];

/** Dishes that fill by themselves, and what else fills. */
const STARCHY: readonly ClassicKind[] = ['pasta', 'noodles', 'rice', 'pizza', 'dumpling'];
const STARCHES = ['grain', 'pasta', 'rice', 'gnocchi'];

/** What is named fills as much of a plate as it does elsewhere; meat and cheese only come along. */
const WHOLE_SERVING = ['rice', 'grain', 'noodle', 'firm', 'soft', 'cabbage', 'leaf', 'allium', 'squash'];

/** How many of its usual servings are all the vegetables beside a joint. */
const AS_A_SIDE = 1.2;
const isStarchOfDish = ({ isDefining, name }: Pick<ClassicLine, 'isDefining' | 'name'>): boolean =>
  isDefining && /potato|gnocchi|couscous|bulgur|quinoa|polenta|\brice\b|noodles/.test(name);

const VEGETABLES = 'leaf pepper green firm summer cabbage root sweet-veg mushroom squash salad'.split(' ');

/** Pancakes are filled with anything, but with no vegetables under syrup, and nobody fills a bowl of oats. */
const holds = ({ steps, lines }: Pick<Classic, 'steps' | 'lines'>, { kinds }: LarderFood): boolean =>
  steps.some((step) => /\b(?:pan|griddle|iron)\b/.test(step)) &&
  !(lines.some(({ name }) => /syrup|honey/.test(name)) && VEGETABLES.some((one) => kinds.has(one)));

const BAKED_FOR_MANY = 8;
/** A slice of cake holds less fruit than a bowl of pudding. */
const sweetShare = (servings: number): number => (servings >= BAKED_FOR_MANY ? 0.3 : 0.75);

/** What a sauce may be flavored with. */
const IN_SAUCES = ['mushroom', 'herb', 'allium', 'onion', 'chilli', 'garlic'];

/** How an additional food is worked into a dish; `null` if it would not be good in it. */
export function additionOf(
  classic: Pick<Classic, 'kind' | 'needs' | 'steps' | 'lines'>,
  food: LarderFood,
  servings: number,
): Addition | null {
  const { kind } = classic;
  // Nobody eats these raw, or beside anything.
  if (food.kinds.has('flour') || food.kinds.has('brewed') || BAKED_WITH.test(food.name)) return null;
  if (kind === 'jam' || (kind !== 'drink' && food.kinds.has('tea'))) return null;
  if (kind === 'drink') return blendedIn(classic, food, servings) ?? readyAddition(food, IN_DRINK, servings);
  if (kind === 'sauce' && !IN_SAUCES.some((one) => food.kinds.has(one))) return null;
  if (kind === 'biscuit' && !classic.lines.some(({ name }) => SUGARY.test(name)))
    return crackerAddition(food, servings);
  if (kind === 'cake' && !classic.lines.some(({ name }) => SUGARY.test(name)))
    return readyAddition(food, IN_BATTER, servings);
  const isOfSweets =
    SWEET_KINDS.some((one) => food.kinds.has(one)) ||
    SPOONED_ON.test(food.name) ||
    ((kind === 'cake' || kind === 'biscuit') && /^(?:lemon|lime)$/.test(food.name));
  // Pancakes are filled with anything.
  const isSweet = SWEET.includes(kind) && (kind !== 'griddle' || isOfSweets);
  if (isSweet && !isOfSweets) return null;
  if (kind === 'griddle' && !isOfSweets && !holds(classic, food)) return null;
  // Nobody has squash with doughnuts.
  const isSweetDough =
    kind === 'bread' && classic.lines.some(({ name, unit }) => unit === 'g' && /sugar/.test(name));
  if (isSweetDough && !isOfSweets) return null;
  // Vanilla is for what is sweet.
  if (!isSweet && /^vanilla/.test(food.name)) return null;
  // Nobody strews grains over pasta.
  if (STARCHY.includes(kind) && STARCHES.some((one) => food.kinds.has(one))) return null;
  // Nor rice through what potatoes or bread make.
  const fillers = STARCHES.some((one) => food.kinds.has(one)) ? classic.lines.filter(isStarchOfDish) : [];
  // A soup takes small pasta beside its potatoes, and a curry is served with rice.
  const isBeside =
    ['soup', 'curry', 'stew'].includes(kind) &&
    (fillers.every(({ name }) => /potato/.test(name)) || (kind === 'soup' && food.kinds.has('grain')));
  if (fillers.length > 0 && !isBeside) return null;
  // Raspberries belong into no sausage roll.
  if (!isSweet && food.kinds.has('berry') && !['salad', 'griddle', 'bread', 'egg'].includes(kind))
    return null;
  const share = kind === 'roast' ? Math.max(AS_A_SIDE, shareOf(food)) : shareOf(food);
  const line = lineOf(food, servings, isSweet ? sweetShare(servings) : share);
  return isSweet
    ? sweetAddition(classic, food, line, servings)
    : savoryAddition(classic, food, line, servings);
}

/** Kinds that are closed, or eaten by the piece: nothing else is part of them. */
const CLOSED: readonly ClassicKind[] = ['griddle', 'dumpling', 'bread', 'dip'];
/** What is eaten beside anything. */
const FILLING = ['rice', 'grain', 'potato', 'noodle'];
const ALONGSIDE = /\b(?:alongside|frying pan)\b/;
const STREWN = [
  'ready',
  'herb',
  'nut',
  'seed',
  'leaf',
  'salad',
  'hard',
  'crumbly',
  'fresh-cheese',
  'melting',
];

/** What is fried to lie warm on a cold salad. */
const ON_SALADS = ['poultry', 'fish', 'seafood', 'shellfish'];

/** Nobody crumbles feta into what soy sauce seasons. */
const OF_SOY = /^(?:(?:light |dark )?soy sauce|fish sauce|oyster sauce|hoisin sauce)/;
const OF_MILK = ['hard', 'crumbly', 'fresh-cheese', 'melting', 'cream', 'dairy', 'yogurt'];

/** Whether an additional food is part of the dish as usually made, rather than something beside or on top of it. */
export function joinsNaturally(
  { kind, needs, lines = [] }: Pick<Classic, 'kind' | 'needs'> & { lines?: readonly { name: string }[] },
  { larder, place, step, first }: Addition,
): boolean {
  const isOfSoy = lines.some(({ name }) => OF_SOY.test(name));
  if (isOfSoy && (OF_MILK.some((one) => larder.kinds.has(one)) || larder.kinds.has('briny'))) return false;
  if (SWEET.includes(kind)) return kind !== 'griddle' || SWEET_KINDS.some((one) => larder.kinds.has(one));
  if (CLOSED.includes(kind)) return false;
  // Nobody lights the stove for a bowl of watermelon.
  const isOnSalad = kind === 'salad' && ON_SALADS.some((one) => larder.kinds.has(one));
  if (needs.length === 0 && !isOnSalad && (first !== undefined || /\bminutes\b/.test(step))) return false;
  if (ALONGSIDE.test(step)) return FILLING.some((one) => larder.kinds.has(one));
  if (place === 'wrapped') return !larder.uses.has('fry') || STREWN.some((one) => larder.kinds.has(one));
  return place !== 'end' || kind === 'salad' || STREWN.some((one) => larder.kinds.has(one));
}

/** What is eaten by itself, or cold, where nothing of it is cooked along. */
const OUT_OF_PLACE = ['fruit', 'berry', 'dried', 'chocolate', 'syrup', 'fresh', 'salad'];
const SHARPENS = /^(?:lemon|lime)$/;

/** Whether a food would only be strewn over a dish that has no use for it: cucumber over fried rice, a pear over pasta. */
export const isOnlyStrewn = (dish: Parameters<typeof joinsNaturally>[0], addition: Addition): boolean =>
  (SHARPENS.test(addition.larder.name)
    ? (dish.lines ?? []).some(({ name }) => OF_SOY.test(name))
    : [...OUT_OF_PLACE, ...OF_MILK, 'briny'].some((one) => addition.larder.kinds.has(one))) &&
  !joinsNaturally(dish, addition);

const shareOf = ({ kinds }: LarderFood): number =>
  !kinds.has('starch') && WHOLE_SERVING.some((one) => kinds.has(one)) ? 1 : 0.6;

const BAKED_WITH = /pastry|digestive|flour|yeast|baking powder|bicarbonate|cornstarch|gelatine/;
const SUGARY = /\b(?:sugar|honey|syrup)\b/;
const ON_CRACKERS = ['herb', 'woody', 'hard', 'seed', 'spice', 'chilli'];

/** What crackers are baked with: two tablespoons of it on the dough. */
function crackerAddition(food: LarderFood, servings: number): Addition | null {
  if (!ON_CRACKERS.some((kind) => food.kinds.has(kind))) return null;
  const amount = spoonsOf(servings, 0.25);
  const cut = food.kinds.has('hard') ? 'finely grated' : food.kinds.has('herb') ? 'finely chopped' : '';
  return {
    larder: food,
    lines: [withCut({ amount, name: food.name, say: food.say }, cut)],
    step: `Scatter with the ${food.say} and press it in lightly.`,
    minutes: 0,
    place: 'before-oven',
  };
}

/** How a food that needs no cooking comes into what it is added to. */
interface Ready {
  /** Which of its uses tells how it is cut, the first that it has. */
  uses: readonly string[];
  kinds: readonly string[];
  share: number;
  said: (food: string) => string;
  place: Addition['place'];
}

function readyAddition(
  food: LarderFood,
  { uses, kinds, share, said, place }: Ready,
  servings: number,
): Addition | null {
  const use = uses.flatMap((each) => food.uses.get(each) ?? [])[0];
  if (!use || !kinds.some((kind) => food.kinds.has(kind))) return null;
  const line = lineOf(food, servings, share);
  return { larder: food, lines: [withCut(line, use.cut)], step: said(line.say), minutes: 0, place };
}

/** A batter without sugar takes what needs no cooking of its own: the ham of savory muffins. */
const IN_BATTER: Ready = {
  uses: ['ready', 'raw', 'fresh'],
  kinds: 'ready crumbly melting hard fresh-cheese herb woody seed nut olive'.split(' '),
  share: 0.3,
  said: (food) => `Fold the ${food} into the mixture.`,
  place: 'before-oven',
};
const IN_DRINK: Ready = {
  uses: ['raw', 'fresh'],
  kinds: ['fruit', 'berry', 'stone', 'tropical', 'orchard', 'citrus-fruit', 'herb'],
  share: 0.4,
  said: (food) => `Add the ${food} just before serving.`,
  place: 'end',
};
/** What is blended into a smoothie. */
const BLENDED =
  /^(?:spinach|kale|oats|rolled oats|peanut butter|almond butter|banana|avocado|cucumber|celery|carrot)$/;

/** Leaves and nut butter go into the blender with the fruit. */
function blendedIn({ steps }: Pick<Classic, 'steps'>, food: LarderFood, servings: number): Addition | null {
  if (!BLENDED.test(food.name) || !steps.some((step) => /\bblend/i.test(step))) return null;
  const line = lineOf(food, servings, 0.5);
  return {
    larder: food,
    lines: [line],
    step: `Blend the ${line.say} with the rest until smooth.`,
    minutes: 0,
    place: 'end',
  };
}
