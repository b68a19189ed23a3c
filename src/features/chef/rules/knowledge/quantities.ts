import type { Chosen } from '../plate/choose-foods.ts';

/** An ingredient line, with the food's name in the steps. */
export interface QuantityLine {
  amount: string;
  name: string;
  /** 'the onions' without the article. */
  say: string;
}

const TSP_IN_TBSP = 3;
/** Teaspoons that make no half tablespoons, and are few enough to count. */
const FEW_TSP: readonly number[] = [4, 5];
/** From six tablespoons up, a half more is not noticed. */
const MANY_TSP = 18;
/** Fractions that measuring cups and spoons come in. */
const FRACTIONS: [number, string][] = [
  [0.125, '1/8'],
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [2 / 3, '2/3'],
  [0.75, '3/4'],
];

/** A measurable amount close to a count of a unit, and whether it is more than one. */
export function quantityOf(
  wanted: number,
  portion: Pick<Chosen['portion'], 'unit' | 'units'>,
  rounding: Chosen['food']['rounding'],
): { amount: string; isMany: boolean; unit: string } {
  const [count, unit, units] = measured(wanted, portion, rounding);
  // Nobody measures half of a handful.
  if (unit === 'handful' && count < 1) return { amount: `1 small ${unit}`, isMany: false, unit };
  const isMany = count > 1;
  const amount =
    unit === 'ml' && count >= 1000
      ? `${Math.round(count / 100) / 10} l`
      : `${writeNumber(count)}${unit === '' ? '' : ` ${isMany ? units : unit}`}`;
  return { amount, isMany, unit };
}

/** Scales a line to a number of servings, in measurable amounts. */
export function quantityLine({ food, use, portion }: Chosen, servings: number): QuantityLine {
  const { amount, isMany, unit } = quantityOf(portion.count * servings, portion, food.rounding);
  const isCounted = unit === '' && food.name !== food.plural;
  const name = isCounted && !isMany ? food.name : food.plural;
  const isPlain = food.say === food.plural;
  return {
    amount,
    name: use?.cut ? `${name}, ${use.cut}` : name,
    say: isPlain && isCounted && !isMany ? food.name : food.say,
  };
}

function measured(
  count: number,
  { unit, units }: Pick<Chosen['portion'], 'unit' | 'units'>,
  rounding: Chosen['food']['rounding'],
): [number, string, string] {
  switch (unit) {
    case 'g':
      return [roundWeight(count), unit, units];
    case 'ml':
      // So little is measured with a spoon.
      return count < LEAST_ML
        ? measured(count / ML_IN_TSP, { unit: 'tsp', units: 'tsp' }, rounding)
        : [roundWeight(count), unit, units];
    case 'tsp':
    case 'tbsp': {
      const spoons = unit === 'tbsp' ? count * TSP_IN_TBSP : count;
      if (spoons < TSP_IN_TBSP - 0.125)
        return [Math.max(spoons < 0.2 ? 0.125 : 0.25, round(spoons, 0.25)), 'tsp', 'tsp'];
      // Four teaspoons are neither one tablespoon nor one and a half.
      const inTsp = round(spoons, 1);
      const inHalves = round(spoons / TSP_IN_TBSP, 0.5);
      const isOfTsp =
        FEW_TSP.includes(inTsp) && Math.abs(inTsp - spoons) + 0.1 < Math.abs(inHalves * TSP_IN_TBSP - spoons);
      if (isOfTsp) return [inTsp, 'tsp', 'tsp'];
      return [spoons >= MANY_TSP ? round(spoons / TSP_IN_TBSP, 1) : inHalves, 'tbsp', 'tbsp'];
    }
    default:
      return [roundPieces(count, unit, rounding), unit, units];
  }
}

const LEAST_ML = 25;
const ML_IN_TSP = 5;
const HALF_OF_ONE = 0.75;
/** Of so few, a half is noticed. */
const FEW = 4;
/** What can be halved: an onion, a bunch, a head of lettuce. */
const HALVED: readonly string[] = ['', 'bunch', 'head'];

function roundPieces(count: number, unit: string, rounding: Chosen['food']['rounding']): number {
  if (rounding === 'whole') return Math.max(1, Math.round(count));
  if (rounding === 'up') return Math.max(1, Math.ceil(count - 0.01));
  if (unit === 'handful' && count < HALF_OF_ONE) return 0.5;
  return count < FEW && HALVED.includes(unit)
    ? Math.max(0.5, round(count, 0.5))
    : Math.max(1, Math.round(count));
}

/** A round weight that is within a few percent, or else the weight to the gram. */
function roundWeight(count: number): number {
  const step = count < 10 ? 1 : count < 100 ? 5 : count < 400 ? 10 : count < 1000 ? 25 : 50;
  const near = Math.max(step, round(count, step));
  return Math.abs(near - count) <= count * FEW_PERCENT ? near : Math.max(1, Math.round(count));
}
const FEW_PERCENT = 0.07;

const round = (count: number, step: number) => Math.round(count / step) * step;

/** Writes 1.5 as '1 1/2', like the built-in recipes. */
export function writeNumber(count: number): string {
  const whole = Math.floor(count + 0.02);
  const rest = count - whole;
  if (rest < 0.06) return String(whole);
  const [, fraction] = FRACTIONS.reduce((best, each) =>
    Math.abs(each[0] - rest) < Math.abs(best[0] - rest) ? each : best,
  );
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}
