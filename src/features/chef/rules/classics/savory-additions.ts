import type { LarderFood } from '../knowledge/larder.ts';
import { type Addition, type Line, lineOf, spoonsOf, withCut } from './addition-lines.ts';
import type { Classic, ClassicKind } from './classic.ts';

type Dish = Pick<Classic, 'kind' | 'needs' | 'lines'>;

/** Kinds of dishes with liquid enough for more to simmer in it. */
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
const BREADS = ['bread', 'wrap', 'bun', 'flatbread'];

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

/** How a further food joins a savoury dish: in the first way that suits both; `null` if none does. */
export function savoryAddition(dish: Dish, food: LarderFood, line: Line, servings: number): Addition | null {
  return (
    simmeredIn(dish, food, line) ??
    meltedIn(dish, food, line) ??
    cookedOut(food, line) ??
    stirredIn(food, line) ??
    roastedBeside(dish, food, line, servings) ??
    fried(dish, food, line, servings) ??
    boiled(dish, food, line) ??
    uncooked(dish, food, line)
  );
}

const simmering = ({ uses }: LarderFood) => uses.get('simmer') ?? uses.get('stew');
const eatenRaw = ({ uses }: LarderFood) => uses.get('raw') ?? uses.get('fresh');

function simmeredIn(dish: Dish, food: LarderFood, line: Line): Addition | null {
  const use = simmering(food);
  if (!use || !WET.includes(dish.kind) || isInPieces(dish)) return null;
  const minutes = Math.max(3, use.minutes);
  return {
    larder: food,
    lines: [withCut(line, use.cut)],
    step: `Stir in the ${line.say} and simmer for another ${minutes} minutes, adding a splash of water if the pan looks dry, until tender.`,
    minutes,
    place: 'before-last',
  };
}

/** Soft as cream. */
const SPOONED = /^(?:mascarpone|cream cheese|ricotta|crème fraîche|sour cream)$/;

function meltedIn({ kind }: Dish, food: LarderFood, line: Line): Addition | null {
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
  { kind, needs }: Dish,
  food: LarderFood,
  line: Line,
  servings: number,
): Addition | null {
  const use = food.uses.get('roast');
  if (!use || kind !== 'roast' || !needs.includes('oven')) return null;
  return {
    larder: food,
    lines: [withCut(line, use.cut), oilFor(line, spoonsOf(servings, 0.5))],
    step: `Toss the ${line.say} with the olive oil, spread on a second tray and put into the oven for the last ${use.minutes} minutes, turning once, until tender and golden.`,
    minutes: 0,
    place: 'before-last',
  };
}

function fried(dish: Dish, food: LarderFood, line: Line, servings: number): Addition | null {
  const { kind, needs } = dish;
  const { uses } = food;
  const isPiece = kind === 'bake' && isOnePiece(food);
  const use =
    (isPiece ? uses.get('sear') : undefined) ??
    uses.get('fry') ??
    uses.get('sear') ??
    uses.get('mince') ??
    uses.get('bits');
  const isEatenRaw = eatenRaw(food) && RAW_KINDS.some((one) => food.kinds.has(one));
  if (!use || isEatenRaw) return null;
  const isOven = !isPiece && needs.includes('oven') && ['bake', 'pizza', 'pie', 'egg'].includes(kind);
  const start = isPiece ? 'When the rest is nearly done, heat' : 'Heat';
  const minutes = Math.max(2, use.minutes);
  const done = food.done ? `, ${food.done}` : '';
  const end = isOven ? 'Add to the dish before it goes into the oven' : placeOfFried(dish);
  return {
    larder: food,
    lines: [
      withCut(isPiece ? lineOf(food, servings, 1) : line, use.cut),
      oilFor(line, spoonsOf(servings, 0.25)),
    ],
    step: `${start} the olive oil in a frying pan over medium heat and fry the ${line.say} for ${minutes} minutes${done}. ${end}.`,
    minutes: 0,
    place: isOven ? 'before-oven' : 'before-last',
  };
}

function placeOfFried(dish: Dish): string {
  const { kind } = dish;
  if (kind === 'filled') return 'Add to the filling';
  if ((MIXED_IN.includes(kind) || WET.includes(kind)) && !isInPieces(dish)) return 'Stir through the dish';
  return kind === 'griddle' ? 'Fill the pancakes with it' : 'Serve alongside';
}

const oilFor = ({ say }: Line, amount: string) => ({ amount, name: `olive oil, for the ${say}` });

function boiled({ kind }: Dish, food: LarderFood, line: Line): Addition | null {
  const use = food.uses.get('boil') ?? food.uses.get('absorb') ?? simmering(food);
  if (!use || use.minutes <= 0) return null;
  const end = MIXED_IN.includes(kind) ? 'stir through the dish' : 'serve alongside';
  return {
    larder: food,
    lines: [withCut(line, use.cut)],
    step: `Meanwhile, cook the ${line.say} in boiling salted water for ${use.minutes} minutes, then drain and ${end}.`,
    minutes: 0,
    place: 'before-last',
  };
}

function uncooked({ kind }: Dish, food: LarderFood, line: Line): Addition | null {
  const raw = eatenRaw(food);
  const uses = [...food.uses.values()];
  // What has to be cooked, and for which this kind of dish has no place, stays out.
  if (!raw && uses.some(({ minutes }) => minutes > 0)) return null;
  const isBread = BREADS.some((one) => food.kinds.has(one));
  const cut = isBread ? '' : (raw?.cut ?? uses[0]?.cut ?? '');
  return {
    larder: food,
    lines: [withCut(line, cut)],
    step: isBread ? `Warm the ${line.say} and serve alongside.` : addedRaw(kind, line),
    minutes: 0,
    place: 'end',
  };
}

const addedRaw = (kind: ClassicKind, { say }: Line): string =>
  kind === 'griddle'
    ? `Fill with the ${say} while still warm, and fold.`
    : `Scatter the ${say} over just before serving.`;
