import type { Classic } from '../classics/classic.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { type Addition, type Line, lineOf, withCut } from './addition-lines.ts';
import { eatenRaw } from './dish-kinds.ts';
import { isBattered, isCrumbled, isFruited, mainSimmer } from './placing.ts';

/** What is spooned over porridge and pancakes. */
export const SPOONED_ON =
  /^(?:peanut butter|almond butter|honey|maple syrup|Greek yogurt|yogurt|cream|crème fraîche)$/;

const FRUITS = ['fruit', 'berry', 'stone', 'orchard', 'tropical', 'creamy-fruit'];
const IN_CRUMBS = ['nut', 'seed', 'coconut', 'oats'];
const IN_BATTER = ['berry', 'chocolate', 'dried', 'nut', 'coconut'];
/** What lifts a cake that carries fruit. */
const RAISES = /baking powder|bicarbonate|self-raising|yeast/;
/** How much more fruit there is beside the fruit of the dish. */
const BESIDE_FRUIT = 0.4;
/** Whites beaten stiff, and what sets without a crumb, carry nothing heavy. */
const OF_FOAM = /meringue|egg whites .*(?:soft peaks|stiff)/i;

const isOf = ({ kinds }: LarderFood, all: readonly string[]): boolean => all.some((one) => kinds.has(one));

/** How a further food is worked into something sweet: into the fruit, the crumbs, the batter or the dough that bakes, or else on top. */
export function sweetAddition(
  { kind, steps, lines: own }: Pick<Classic, 'kind' | 'steps' | 'lines'>,
  food: LarderFood,
  line: Line,
  servings: number,
): Addition | null {
  const isBaked = steps.some((step) => /\b(?:bake|oven)\b/i.test(step));
  const isFruit = isOf(food, FRUITS);
  const cut =
    (isBaked && isFruit ? food.uses.get('bake')?.cut : undefined) ??
    food.uses.get('raw')?.cut ??
    food.uses.get('bake')?.cut ??
    '';
  const mixture = ['dough', 'batter'].find((word) => steps.some((step) => step.includes(word))) ?? 'mixture';
  // An orange in a cake is its zest.
  const zest = /^(orange|lemon|lime)$/.exec(food.name)?.[1];
  if (zest && (kind === 'cake' || kind === 'biscuit'))
    return {
      larder: food,
      lines: [{ amount: '1 tbsp', name: `${zest} zest` }],
      step: `Stir the ${zest} zest into the ${mixture}.`,
      minutes: 0,
      place: 'before-oven',
    };
  const added = { larder: food, lines: [withCut(line, cut)], minutes: 0 };
  if (food.kinds.has('sweet-spice') && !isBaked)
    return { ...added, step: `Stir in the ${line.say}.`, place: 'before-last' };
  if (SPOONED_ON.test(food.name) && !isBaked)
    return { ...added, step: `Swirl in the ${line.say}.`, place: 'end' };
  const isUncooked = eatenRaw(food) !== undefined;
  if (isBaked && (isFruit || food.kinds.has('dried')) && isFruited(steps)) {
    const some = isFruit ? lineOf(food, servings, BESIDE_FRUIT) : line;
    return { ...added, lines: [withCut(some, cut)], step: `Mix in the ${some.say}.`, place: 'fruit' };
  }
  if (isBaked && isOf(food, IN_CRUMBS) && isCrumbled(steps) && kind !== 'cake' && kind !== 'biscuit')
    return { ...added, step: `Stir the ${line.say} into the crumbs.`, place: 'crumbs' };
  if (kind === 'griddle' && isOf(food, IN_BATTER) && isBattered(steps))
    return { ...added, step: `Fold the ${line.say} into the batter.`, place: 'batter' };
  const simmer = mainSimmer(steps);
  if (food.kinds.has('dried') && kind === 'pudding' && simmer && simmer.minutes > STEEPS)
    return { ...added, step: `Stir in the ${line.say} for the last ${STEEPS} minutes.`, place: 'simmered' };
  const isCarried =
    mixture === 'dough' || !isFruit || own.some(({ name }) => RAISES.test(name)) || kind === 'biscuit';
  const isOnTop =
    kind === 'pudding' ||
    kind === 'tart' ||
    !isBaked ||
    !isCarried ||
    steps.some((step) => OF_FOAM.test(step));
  if (isOnTop)
    // Rhubarb and cranberries are cooked, or not there.
    return isUncooked ? { ...added, step: `Serve with the ${line.say} on top.`, place: 'end' } : null;
  return {
    ...added,
    step: `${mixture === 'dough' ? 'Work' : 'Fold'} the ${line.say} into the ${mixture}.`,
    place: mixture === 'dough' ? 'shaped' : 'before-oven',
  };
}

/** Minutes in which dried fruit swells. */
const STEEPS = 5;
