import type { ClassicKind } from '../classics/classic.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { type Addition, type Line, spoonsOf, withCut } from './addition-lines.ts';
import {
  eatenRaw,
  isFromOven,
  isInPieces,
  isLaidOn,
  MIXED_IN,
  RAW_KINDS,
  type SavoryDish,
  simmering,
  WET,
} from './dish-kinds.ts';
import { friedAddition } from './fried-additions.ts';
import { isAssembled, isBeaten, mainSimmer, pastaWater } from './placing.ts';
import { inTheSoup } from './soup-additions.ts';

const BREADS = ['bread', 'wrap', 'bun', 'flatbread'];
const CHEESES = ['melting', 'hard', 'crumbly'];
const BAKED: readonly ClassicKind[] = ['bake', 'pizza', 'pie', 'egg'];
const COOKED_LEAVES: readonly ClassicKind[] = [
  'pasta',
  'noodles',
  'rice',
  'fry',
  'soup',
  'stew',
  'curry',
  'egg',
];

/** How an additional food is worked into a savory dish: the first way that suits both; `null` if none does. */
export function savoryAddition(
  dish: SavoryDish,
  food: LarderFood,
  line: Line,
  servings: number,
): Addition | null {
  return (
    inTheSoup(dish, food, servings) ??
    simmeredIn(dish, food, line) ??
    meltedIn(dish, food, line) ??
    cookedOut(food, line) ??
    stirredIn(food, line) ??
    roastedBeside(dish, food, line, servings) ??
    inPastaWater(dish, food, line) ??
    wilted(dish, food, line) ??
    hardBoiled(dish, food, line) ??
    friedAddition(dish, food, line, servings) ??
    onTheDough(dish, food, line) ??
    boiled(dish, food, line) ??
    soaked(dish, food, line) ??
    uncooked(dish, food, line)
  );
}

/** Minutes more than the dish takes, after which a vegetable is only a little firmer. */
const HARDLY_LONGER = 3;

/** What fits into the time that the dish simmers anyway goes in for its end, and anything else gets more time. */
function simmeredIn(dish: SavoryDish, food: LarderFood, line: Line): Addition | null {
  const poach = food.kinds.has('bacon') ? undefined : food.uses.get('poach');
  const use = simmering(food) ?? (food.kinds.has('egg') ? undefined : poach);
  if (!use || !WET.includes(dish.kind) || isInPieces(dish)) return null;
  const minutes = Math.max(3, use.minutes);
  const done = food.done || 'until tender';
  const main = mainSimmer(dish.steps);
  const lines = [withCut(line, use.cut)];
  if (main && minutes > main.minutes && minutes <= main.minutes + HARDLY_LONGER)
    return {
      larder: food,
      lines,
      step: `Let the ${line.say} simmer along from the start, ${done}.`,
      minutes: 0,
      place: 'simmered',
    };
  if (main && main.minutes >= minutes)
    return {
      larder: food,
      lines,
      step: `Add the ${line.say} for the last ${minutes} minutes and simmer, ${done}.`,
      minutes: 0,
      place: 'simmered',
    };
  return {
    larder: food,
    lines,
    step: `Stir in the ${line.say} and simmer for another ${minutes} minutes, adding a splash of water if the pan looks dry, ${done}.`,
    minutes,
    place: 'simmered',
  };
}

/** Soft as cream. */
const SPOONED = /^(?:mascarpone|cream cheese|ricotta|crème fraîche|sour cream)$/;

function meltedIn({ kind }: SavoryDish, food: LarderFood, line: Line): Addition | null {
  if (!SPOONED.test(food.name) || !['pasta', 'rice', ...WET].includes(kind)) return null;
  return {
    larder: food,
    lines: [withCut(line, '')],
    step: `Stir in the ${line.say} over low heat until it has melted.`,
    minutes: 0,
    place: 'before-last',
  };
}

function cookedOut(food: LarderFood, line: Line): Addition | null {
  if (!food.kinds.has('spice')) return null;
  return {
    larder: food,
    lines: [withCut(line, '')],
    step: `Stir in the ${line.say} and cook for 2 minutes, until fragrant.`,
    minutes: 2,
    place: 'before-last',
  };
}

function stirredIn(food: LarderFood, line: Line): Addition | null {
  if (food.portion.unit !== 'ml') return null;
  return {
    larder: food,
    lines: [withCut(line, '')],
    step: `Stir in the ${line.say} and warm through for 2 minutes.`,
    minutes: 2,
    place: 'before-last',
  };
}

function roastedBeside(
  { kind, needs, steps }: SavoryDish,
  food: LarderFood,
  line: Line,
  servings: number,
): Addition | null {
  const use = food.uses.get('roast');
  if (use && kind === 'roast' && !needs.includes('oven'))
    return {
      larder: food,
      lines: [
        withCut(line, use.cut),
        { amount: spoonsOf(servings, 0.5), name: `olive oil, for the ${line.say}` },
      ],
      step: `Toss the ${line.say} with the olive oil and lay around it under the lid for the last ${use.minutes} minutes, turning once, until tender.`,
      minutes: 0,
      place: 'before-last',
    };
  if (!use || !needs.includes('oven')) return null;
  if (kind === 'bake' && !isAssembled(steps) && food.kinds.has('potato'))
    return {
      larder: food,
      lines: [
        withCut(line, use.cut),
        { amount: spoonsOf(servings, 0.5), name: `olive oil, for the ${line.say}` },
      ],
      first: `Toss the ${line.say} with the olive oil, spread on a tray and roast at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for ${use.minutes} minutes, turning once, until tender and golden. Keep hot.`,
      step: `Serve with the ${line.say}.`,
      minutes: use.minutes,
      place: 'end',
    };
  if (kind !== 'roast') return null;
  return {
    larder: food,
    lines: [
      withCut(line, use.cut),
      { amount: spoonsOf(servings, 0.5), name: `olive oil, for the ${line.say}` },
    ],
    step: `Toss the ${line.say} with the olive oil, spread on a second tray and put into the oven for the last ${use.minutes} minutes, turning once, until tender and golden.`,
    minutes: 0,
    place: 'before-last',
  };
}

/** Pasta that is baked is boiled before. */
const BOILS: readonly ClassicKind[] = ['pasta', 'noodles', 'bake'];
/** What is boiled along with the pasta. */
const FOR_THE_WATER = ['green', 'sweet-veg', 'firm'];

function inPastaWater({ kind, steps }: SavoryDish, food: LarderFood, line: Line): Addition | null {
  const use = food.uses.get('simmer');
  const water = BOILS.includes(kind) ? pastaWater(steps) : null;
  const fits = FOR_THE_WATER.some((one) => food.kinds.has(one)) && !food.kinds.has('pepper');
  if (!use || !water || !fits || food.kinds.has('leaf') || use.minutes > water.minutes) return null;
  const minutes = Math.max(2, use.minutes);
  return {
    larder: food,
    lines: [withCut(line, use.cut)],
    step: `Add the ${line.say} to the same water for the last ${minutes} minutes.`,
    minutes: 0,
    place: 'boiled',
  };
}

/** Leaves wilt where they are eaten. */
function wilted(dish: SavoryDish, food: LarderFood, line: Line): Addition | null {
  const { kind, steps } = dish;
  const use = food.uses.get('fry');
  if (!use || !food.kinds.has('leaf')) return null;
  const lines = [withCut(line, use.cut)];
  if (isFromOven(dish) && BAKED.includes(kind) && kind !== 'pizza' && isAssembled(steps))
    return {
      larder: food,
      lines,
      first: `Cook the ${line.say} with a splash of water in a wide pan for ${Math.max(2, use.minutes)} minutes, until wilted. Drain, press dry and chop.`,
      step: `Mix in the ${line.say} before the dish is filled.`,
      minutes: 0,
      place: 'filled',
    };
  if (kind === 'bake' || kind === 'pie')
    return {
      larder: food,
      lines,
      step: `Meanwhile, cook the ${line.say} with a splash of water in a wide pan for ${Math.max(2, use.minutes)} minutes, until wilted. Drain and serve alongside.`,
      minutes: 0,
      place: 'before-last',
    };
  if (!COOKED_LEAVES.includes(kind)) return null;
  if (isLaidOn(dish))
    return {
      larder: food,
      lines,
      step: `Meanwhile, cook the ${line.say} with a splash of water in a wide pan for ${Math.max(2, use.minutes)} minutes, until wilted. Drain, to go on top.`,
      minutes: 0,
      place: 'before-last',
    };
  // Leaves that wilt among eggs make them weep.
  if (kind === 'egg')
    return {
      larder: food,
      lines,
      first: `Cook the ${line.say} with a splash of water in a frying pan for ${Math.max(2, use.minutes)} minutes, until wilted. Drain, press dry and chop.`,
      step: isBeaten(steps)
        ? `Stir in the ${line.say}.`
        : `Scatter the ${line.say} over the eggs while they are still soft.`,
      minutes: 0,
      place: isBeaten(steps) ? 'beaten' : 'before-last',
    };
  return {
    larder: food,
    lines,
    step: `Stir in the ${line.say} and cook for ${Math.max(2, use.minutes)} minutes, until wilted.`,
    minutes: Math.max(2, use.minutes),
    place: 'before-last',
  };
}

/** Eggs on what is not a dish of eggs are boiled hard, peeled and halved. */
function hardBoiled({ kind }: SavoryDish, food: LarderFood, line: Line): Addition | null {
  const use = food.kinds.has('egg') ? food.uses.get('boil') : undefined;
  if (!use || kind === 'egg' || kind === 'griddle') return null;
  return {
    larder: food,
    lines: [withCut(line, '')],
    step: `Meanwhile, boil the ${line.say} for ${use.minutes} minutes, cool under cold water, peel and halve. ${kind === 'filled' ? 'Add to the filling' : 'Lay on top'}.`,
    minutes: 0,
    place: 'before-last',
  };
}

/** Nothing is stirred through what is eaten in pieces. */
const IN_PIECES = /\b(?:skewers?|patties|each side|schnitzel|chops?|steaks?)\b/;
const withDish = ({ kind, steps }: SavoryDish): string =>
  MIXED_IN.includes(kind) && !(kind === 'fry' && steps.some((step) => IN_PIECES.test(step)))
    ? 'stir through the dish'
    : kind === 'filled'
      ? 'add to the filling'
      : 'serve alongside';

/** Couscous swells in hot water. */
function soaked(dish: SavoryDish, food: LarderFood, line: Line): Addition | null {
  const use = food.kinds.has('grain') ? food.uses.get('soak') : undefined;
  if (!use) return null;
  return {
    larder: food,
    lines: [withCut(line, use.cut)],
    step: `Meanwhile, pour boiling salted water over the ${line.say} until just covered, cover and leave for ${use.minutes} minutes. Fluff up with a fork and ${withDish(dish)}.`,
    minutes: 0,
    place: 'before-last',
  };
}

/** What is cooked already is only made hot, or cold in a salad. */
function fromTheTin({ kind, needs, steps }: SavoryDish, food: LarderFood, line: Line): Addition {
  const lines = [withCut(line, 'drained and rinsed')];
  const added = { larder: food, lines, minutes: 0 };
  if (kind === 'filled') return { ...added, step: `Add the ${line.say} to the filling.`, place: 'wrapped' };
  if (kind === 'salad' || needs.length === 0)
    return { ...added, step: `Fold in the ${line.say}.`, place: 'before-last' };
  if (FILLED_BEFORE.includes(kind) && isAssembled(steps))
    return { ...added, step: `Mix in the ${line.say} before the dish is filled.`, place: 'filled' };
  return MIXED_IN.includes(kind)
    ? { ...added, step: `Stir in the ${line.say} and heat for 3 minutes.`, minutes: 3, place: 'before-last' }
    : {
        ...added,
        step: `Warm the ${line.say} in a pan for 5 minutes and serve alongside.`,
        place: 'before-last',
      };
}
const FILLED_BEFORE: readonly ClassicKind[] = ['bake', 'pie'];

/** What is soft enough to bake on a bread. */
const ON_DOUGH = ['tomato', 'pepper', 'mushroom'];

function onTheDough({ kind, needs, steps }: SavoryDish, food: LarderFood, line: Line): Addition | null {
  const raw = eatenRaw(food);
  const isOfDough = needs.includes('oven') && steps.some((step) => /\bdough\b/.test(step));
  if (kind !== 'bread' || !isOfDough || !raw || !ON_DOUGH.some((one) => food.kinds.has(one))) return null;
  return {
    larder: food,
    lines: [withCut(line, raw.cut)],
    step: `Press the ${line.say} into the top of the dough.`,
    minutes: 0,
    place: 'before-oven',
  };
}

function boiled(dish: SavoryDish, food: LarderFood, line: Line): Addition | null {
  if (food.name.startsWith('canned')) return fromTheTin(dish, food, line);
  const isEatenRaw = RAW_KINDS.some((one) => food.kinds.has(one)) && eatenRaw(food) !== undefined;
  const use = food.uses.get('boil') ?? food.uses.get('absorb') ?? (isEatenRaw ? undefined : simmering(food));
  if (!use || use.minutes <= 0) return null;
  // Nobody drains what thickens its water.
  if (/^polenta/.test(food.name))
    return {
      larder: food,
      lines: [withCut(line, use.cut)],
      step: `Meanwhile, whisk the ${line.say} into four times as much boiling salted water and stir over low heat for ${use.minutes} minutes, until thick. Serve alongside.`,
      minutes: 0,
      place: 'before-last',
    };
  return {
    larder: food,
    lines: [withCut(line, use.cut)],
    step: `Meanwhile, cook the ${line.say} in boiling salted water for ${use.minutes} minutes, then drain and ${withDish(dish)}.`,
    minutes: 0,
    place: 'before-last',
  };
}

/** What is kneaded or patted into a dough. */
const IN_DOUGH = ['melting', 'hard', 'crumbly', 'herb', 'woody', 'nut', 'seed', 'dried', 'briny'];

function uncooked({ kind, needs, steps }: SavoryDish, food: LarderFood, line: Line): Addition | null {
  const raw = eatenRaw(food);
  const uses = [...food.uses.values()];
  // Food that has to be cooked, but does not fit this kind of dish, is left out.
  if (!raw && uses.some(({ minutes }) => minutes > 0)) return null;
  const isBread = BREADS.some((one) => food.kinds.has(one));
  const cut = isBread ? '' : (raw?.cut ?? uses[0]?.cut ?? '');
  const addition = { larder: food, lines: [withCut(line, cut)], minutes: 0 };
  if (isBread) return { ...addition, step: `Warm the ${line.say} and serve alongside.`, place: 'end' };
  const isOfDough = needs.includes('oven') && steps.some((step) => /\b(?:dough|[Kk]nead)\b/.test(step));
  if ((kind === 'griddle' || kind === 'bread') && isOfDough && IN_DOUGH.some((one) => food.kinds.has(one)))
    return {
      ...addition,
      // Oil lies on a focaccia already when it is topped.
      ...(steps.some((step) => /\bdimples\b/.test(step))
        ? { step: `Press the ${line.say} into the dough before it is baked.`, place: 'before-oven' }
        : { step: `Work the ${line.say} into the dough before it is shaped.`, place: 'shaped' }),
    };
  const isCheese = CHEESES.some((one) => food.kinds.has(one));
  if (isCheese && needs.includes('oven') && BAKED.includes(kind))
    return {
      ...addition,
      step: `Scatter the ${line.say} over for the last 10 minutes in the oven.`,
      place: 'baked',
    };
  if (isCheese && (kind === 'pasta' || kind === 'rice'))
    return { ...addition, step: `Stir in the ${line.say}.`, place: 'before-last' };
  if (kind === 'filled')
    return { ...addition, step: `Add the ${line.say} to the filling.`, place: 'wrapped' };
  if (food.kinds.has('meat') && FILLED_BEFORE.includes(kind) && isAssembled(steps))
    return { ...addition, step: `Mix in the ${line.say} before the dish is filled.`, place: 'filled' };
  if (kind === 'pizza' && !AFTER_BAKING.test(line.say))
    return { ...addition, step: `Lay the ${line.say} on top before it is baked.`, place: 'before-oven' };
  if (food.kinds.has('chocolate') && WET.includes(kind))
    return { ...addition, step: `Stir in the ${line.say} until it has melted.`, place: 'before-last' };
  if (food.kinds.has('citrus'))
    return { ...addition, step: `Finish with the zest and juice of the ${line.say}.`, place: 'end' };
  return { ...addition, step: addedRaw(kind, line), place: 'end' };
}

/** What goes limp or black on a pizza in the oven. */
const AFTER_BAKING =
  /rocket|lettuce|salad|basil|parsley|chives|coriander|mint|prosciutto|parma ham|avocado|smoked salmon|burrata|oil|juice/;

const addedRaw = (kind: ClassicKind, { say }: Line): string =>
  kind === 'griddle'
    ? `Fill with the ${say} while still warm, and fold.`
    : POURS.test(say)
      ? `Drizzle the ${say} over just before serving.`
      : `Scatter the ${say} over just before serving.`;

/** What is poured in a thin thread. */
const POURS = /honey|syrup|\boil\b|vinegar|cream|yogurt|sauce|tahini|juice/;
