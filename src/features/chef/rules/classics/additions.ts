import type { LarderFood } from '../knowledge/larder.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { Classic, ClassicKind } from './classic.ts';

/** A requested food that is no part of the dish, as a line and a step of its own. */
export interface Addition {
  larder: LarderFood;
  lines: { amount: string; name: string }[];
  step: string;
  minutes: number;
  /** Whether the step belongs before the last one, or before the dish goes into the oven. */
  place: 'before-oven' | 'before-last' | 'hidden' | 'end';
}

const SWEET: readonly ClassicKind[] = ['cake', 'biscuit', 'tart', 'pudding', 'griddle'];
export const WET: readonly ClassicKind[] = ['soup', 'stew', 'curry'];
const MIXED_IN: readonly ClassicKind[] = ['pasta', 'noodles', 'rice', 'fry', 'salad', 'egg'];
const RAW_KINDS = [
  'herb',
  'fresh-cheese',
  'crumbly',
  'hard',
  'nut',
  'seed',
  'fruit',
  'leaf',
  'tomato',
  'melting',
  'berry',
];
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

const BREADS = ['bread', 'wrap', 'bun', 'flatbread'];

/** A slice of cake holds less fruit than a bowl of pudding. */
const BAKED_FOR_MANY = 8;

/** What a sauce may be flavoured with. */
const IN_SAUCES = ['mushroom', 'herb', 'allium', 'onion', 'chilli', 'garlic'];

/** How a further food joins a dish; `null` if it would not be good in it. */
export function additionOf(
  classic: Pick<Classic, 'kind' | 'needs' | 'steps' | 'lines'>,
  food: LarderFood,
  servings: number,
): Addition | null {
  const { kind } = classic;
  // Nobody eats these raw, or beside anything.
  if (food.kinds.has('flour') || BAKED_WITH.test(food.name)) return null;
  if (kind === 'jam' || (kind !== 'drink' && food.kinds.has('tea'))) return null;
  if (kind === 'drink') return drinkAddition(food, servings);
  if (kind === 'sauce' && !IN_SAUCES.some((one) => food.kinds.has(one))) return null;
  if (kind === 'biscuit' && !classic.lines.some(({ name }) => SUGARY.test(name)))
    return crackerAddition(food, servings);
  const isOfSweets = SWEET_KINDS.some((one) => food.kinds.has(one));
  // Pancakes are filled with anything.
  const isSweet = SWEET.includes(kind) && (kind !== 'griddle' || isOfSweets);
  if (isSweet && !isOfSweets) return null;
  // Vanilla is for what is sweet.
  if (!isSweet && /^vanilla/.test(food.name)) return null;
  // Nobody strews grains over pasta, nor a raw sauce over a bake.
  if (STARCHY.includes(kind) && ['grain', 'pasta', 'rice', 'gnocchi'].some((one) => food.kinds.has(one)))
    return null;
  // Raspberries belong into no sausage roll.
  if (!isSweet && food.kinds.has('berry') && !['salad', 'griddle', 'bread', 'egg'].includes(kind))
    return null;
  const line = lineOf(
    food,
    servings,
    isSweet ? (servings >= BAKED_FOR_MANY ? 0.3 : 0.75) : food.kinds.has('rice') ? 1 : 0.6,
  );
  return isSweet ? sweetAddition(classic, food, line) : savoryAddition(classic, food, line, servings);
}

const BAKED_WITH = /flour|yeast|baking powder|bicarbonate|cornstarch|gelatine/;
const SUGARY = /\b(?:sugar|honey|syrup)\b/;
const ON_CRACKERS = ['herb', 'woody', 'hard', 'seed', 'spice', 'chilli'];

/** What crackers are baked with: two tablespoons of it on the dough. */
function crackerAddition(food: LarderFood, servings: number): Addition | null {
  if (!ON_CRACKERS.some((kind) => food.kinds.has(kind))) return null;
  const { amount } = quantityOf(servings * 0.25, { unit: 'tbsp', units: 'tbsp' }, 'fine');
  const cut = food.kinds.has('hard') ? 'finely grated' : food.kinds.has('herb') ? 'finely chopped' : '';
  return {
    larder: food,
    lines: [withCut({ amount, name: food.name, say: food.say }, cut)],
    step: `Scatter with the ${food.say} and press it in lightly.`,
    minutes: 0,
    place: 'before-oven',
  };
}

interface Line {
  amount: string;
  name: string;
  say: string;
}

function lineOf(food: LarderFood, servings: number, share: number): Line {
  const { portion, rounding } = food;
  const { amount, isMany, unit } = quantityOf(portion.count * servings * share, portion, rounding);
  const isOne = unit === '' && !isMany;
  return { amount, name: isOne ? food.name : food.plural, say: isOne ? food.name : food.say };
}

const withCut = ({ amount, name }: Line, cut: string) => ({ amount, name: cut ? `${name}, ${cut}` : name });

const IN_DRINKS = ['fruit', 'berry', 'stone', 'tropical', 'orchard', 'citrus-fruit', 'herb'];

function drinkAddition(food: LarderFood, servings: number): Addition | null {
  const raw = food.uses.get('raw') ?? food.uses.get('fresh');
  if (!raw || !IN_DRINKS.some((kind) => food.kinds.has(kind))) return null;
  const line = lineOf(food, servings, 0.4);
  return {
    larder: food,
    lines: [withCut(line, raw.cut)],
    step: `Add the ${line.say} just before serving.`,
    minutes: 0,
    place: 'end',
  };
}

function sweetAddition(
  { kind, steps }: Pick<Classic, 'kind' | 'steps'>,
  food: LarderFood,
  line: Line,
): Addition {
  const cut = food.uses.get('raw')?.cut ?? food.uses.get('bake')?.cut ?? '';
  // An orange in a cake is its zest.
  const zest = /^(orange|lemon|lime)$/.exec(food.name)?.[1];
  if (zest && (kind === 'cake' || kind === 'biscuit'))
    return {
      larder: food,
      lines: [{ amount: '1 tbsp', name: `${zest} zest` }],
      step: `Stir the ${zest} zest into the ${kind === 'cake' ? 'mixture' : 'dough'}.`,
      minutes: 0,
      place: 'before-oven',
    };
  const lines = [withCut(line, cut)];
  if (food.kinds.has('sweet-spice') && !steps.some((step) => /\b(?:bake|oven)\b/i.test(step)))
    return { larder: food, lines, step: `Stir in the ${line.say}.`, minutes: 0, place: 'before-last' };
  const isBaked = steps.some((step) => /\b(?:bake|oven)\b/i.test(step));
  if (kind === 'pudding' || kind === 'tart' || !isBaked)
    return { larder: food, lines, step: `Serve with the ${line.say} on top.`, minutes: 0, place: 'end' };
  const mixture = kind === 'biscuit' ? 'dough' : 'mixture';
  return {
    larder: food,
    lines,
    step: `Fold the ${line.say} into the ${mixture}.`,
    minutes: 0,
    place: 'before-oven',
  };
}

/** Dishes that fill by themselves. */
const STARCHY: readonly ClassicKind[] = ['pasta', 'noodles', 'rice', 'pizza', 'dumpling'];
const SPOONED = /^(?:mascarpone|cream cheese|ricotta|crème fraîche|sour cream)$/;

/** Meat that lies on the plate in one piece, with what goes with it beside. */
const IN_PIECES =
  /\b(?:chops?|legs?|shanks?|steaks?|topside|joint|ribs?|drumsticks?|schnitzel|escalopes?|cutlets?|fillet steaks?|rump)\b/;
const isOnePiece = ({ name }: LarderFood) => IN_PIECES.test(name) || /fillets?$/.test(name);
const CUT_SMALL = /cube|dice|chunk|strip|sliced|shredded|minced|pieces|chopped/;

const isInPieces = ({ kind, lines }: Pick<Classic, 'kind' | 'lines'>): boolean =>
  kind === 'stew' &&
  lines.some(
    ({ isLead, isDefining, name, unit, cut }) =>
      (isLead || isDefining) && (unit === 'slice' || IN_PIECES.test(name)) && !CUT_SMALL.test(cut),
  );

function savoryAddition(
  classic: Pick<Classic, 'kind' | 'needs' | 'lines'>,
  food: LarderFood,
  line: Line,
  servings: number,
): Addition | null {
  const { kind, needs } = classic;
  const use = (name: string) => food.uses.get(name);
  const simmered = use('simmer') ?? use('stew');
  const isBeside = isInPieces(classic);
  if (WET.includes(kind) && simmered && !isBeside) {
    const minutes = Math.max(3, simmered.minutes);
    return {
      larder: food,
      lines: [withCut(line, simmered.cut)],
      step: `Stir in the ${line.say} and simmer for another ${minutes} minutes[, adding a splash of water if the pan looks dry], until tender.`.replace(
        /[[\]]/g,
        '',
      ),
      minutes,
      place: 'before-last',
    };
  }
  // What is soft as cream is stirred in, not strewn.
  if (SPOONED.test(food.name) && (kind === 'pasta' || kind === 'rice' || WET.includes(kind)))
    return {
      larder: food,
      lines: [withCut(line, '')],
      step: `Stir in the ${line.say} over low heat until it has melted.`,
      minutes: 0,
      place: 'before-last',
    };
  if (food.kinds.has('spice'))
    return {
      larder: food,
      lines: [withCut(line, '')],
      step: `Stir in the ${line.say} and cook for 2 minutes, until it smells.`,
      minutes: 2,
      place: 'before-last',
    };
  if (food.portion.unit === 'ml')
    return {
      larder: food,
      lines: [withCut(line, '')],
      step: `Stir in the ${line.say} and warm through for 2 minutes.`,
      minutes: 2,
      place: 'before-last',
    };
  const roasted = use('roast');
  if (kind === 'roast' && needs.includes('oven') && roasted) {
    const { amount } = quantityOf(servings * 0.5, { unit: 'tbsp', units: 'tbsp' }, 'fine');
    return {
      larder: food,
      lines: [withCut(line, roasted.cut), { amount, name: `olive oil, for the ${line.say}` }],
      step: `Toss the ${line.say} with the olive oil, spread on a second tray and put into the oven for the last ${roasted.minutes} minutes, turning once, until tender and golden.`,
      minutes: 0,
      place: 'before-last',
    };
  }
  const isPiece = kind === 'bake' && isOnePiece(food);
  const fried =
    (isPiece ? use('sear') : undefined) ?? use('fry') ?? use('sear') ?? use('mince') ?? use('bits');
  const raw = use('raw') ?? use('fresh');
  if (fried && !(raw && RAW_KINDS.some((one) => food.kinds.has(one)))) {
    const isOven = !isPiece && needs.includes('oven') && ['bake', 'pizza', 'pie', 'egg'].includes(kind);
    const { amount } = quantityOf(servings * 0.25, { unit: 'tbsp', units: 'tbsp' }, 'fine');
    const done = food.done ? `, ${food.done}` : '';
    const where =
      kind === 'filled'
        ? 'Add to the filling'
        : (MIXED_IN.includes(kind) || WET.includes(kind)) && !isBeside
          ? 'Stir through the dish'
          : kind === 'griddle'
            ? 'Fill the pancakes with it'
            : 'Serve alongside';
    const minutes = Math.max(2, fried.minutes);
    return {
      larder: food,
      lines: [
        withCut(isPiece ? lineOf(food, servings, 1) : line, fried.cut),
        { amount, name: `olive oil, for the ${line.say}` },
      ],
      step: `${isPiece ? 'When the rest is nearly done, heat' : 'Heat'} the olive oil in a frying pan over medium heat and fry the ${line.say} for ${minutes} minutes${done}. ${isOven ? 'Add to the dish before it goes into the oven' : where}.`,
      minutes: 0,
      place: isOven ? 'before-oven' : 'before-last',
    };
  }
  const boiled = use('boil') ?? use('absorb') ?? simmered;
  if (boiled && boiled.minutes > 0)
    return {
      larder: food,
      lines: [withCut(line, boiled.cut)],
      step: `Meanwhile, cook the ${line.say} in boiling salted water for ${boiled.minutes} minutes, then drain and ${MIXED_IN.includes(kind) ? 'stir through the dish' : 'serve alongside'}.`,
      minutes: 0,
      place: 'before-last',
    };
  // What has to be cooked, and for which this kind of dish has no place, stays out.
  if (!raw && [...food.uses.values()].some(({ minutes }) => minutes > 0)) return null;
  const cut = raw?.cut ?? [...food.uses.values()][0]?.cut ?? '';
  if (BREADS.some((one) => food.kinds.has(one)))
    return {
      larder: food,
      lines: [withCut(line, '')],
      step: `Warm the ${line.say} and serve alongside.`,
      minutes: 0,
      place: 'end',
    };
  if (kind === 'griddle')
    return {
      larder: food,
      lines: [withCut(line, cut)],
      step: `Fill with the ${line.say} while still warm, and fold.`,
      minutes: 0,
      place: 'end',
    };
  return {
    larder: food,
    lines: [withCut(line, cut)],
    step: `Scatter the ${line.say} over just before serving.`,
    minutes: 0,
    place: 'end',
  };
}

/** The steps with those of the additions, each where it belongs. */
export function withAdditions(steps: readonly string[], additions: readonly Addition[]): string[] {
  let all = [...steps];
  for (const { step, place } of additions) {
    const oven = all.findIndex((each) => /\b(?:[Bb]ake|[Rr]oast)\b(?! (?:tin|tray|dish))/.test(each));
    const last = all.at(-1) ?? '';
    // What goes into a filling comes before the sandwich is closed.
    const isServed =
      /\b(?:close|roll up|fold in|serve|scatter|top with|garnish|season|drizzle|brighten|finish)/i.test(last);
    const simmered = all.findIndex((each) => /\bsimmer/i.test(each));
    const at =
      place === 'hidden' && simmered > 0
        ? simmered
        : (place === 'before-oven' || place === 'hidden') && oven >= 0
          ? oven
          : place === 'end' || !isServed
            ? all.length
            : Math.max(1, all.length - 1);
    // What is scattered over comes before the dish is served.
    if (at === all.length)
      all = all.with(-1, last.replace(/,? and (?:serve|eat|drink)(?: at once| straight away)?\.$/, '.'));
    all.splice(at, 0, step);
  }
  return all;
}
