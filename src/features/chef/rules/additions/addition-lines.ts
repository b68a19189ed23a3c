import type { LarderFood } from '../knowledge/larder.ts';
import { quantityOf } from '../knowledge/quantities.ts';

/** A requested food that is not part of the dish, with its own line and step. */
export interface Addition {
  larder: LarderFood;
  lines: { amount: string; name: string }[];
  /** Done before anything else, such as frying an ingredient that is mixed in later. */
  first?: string;
  step: string;
  minutes: number;
  /** Where the step belongs: after the main simmering, into the pan of the onions, in the pasta's water, into the filling … */
  place:
    | 'before-oven'
    | 'before-last'
    | 'hidden'
    | 'beaten'
    | 'end'
    | 'simmered'
    | 'in-soup'
    | 'panned'
    | 'boiled'
    | 'filled'
    | 'shaped'
    | 'fruit'
    | 'crumbs'
    | 'batter'
    | 'wrapped'
    | 'baked';
}

/** A food in its amount, and how a step calls it. */
export interface Line {
  amount: string;
  name: string;
  say: string;
}

export function lineOf(food: LarderFood, servings: number, share: number): Line {
  const { portion, rounding } = food;
  const { amount, isMany, unit } = quantityOf(portion.count * servings * share, portion, rounding);
  const isOne = unit === '' && !isMany;
  return { amount, name: isOne ? food.name : food.plural, say: isOne ? food.name : food.say };
}

export const withCut = ({ amount, name }: Line, cut: string) => ({
  amount,
  name: cut ? `${name}, ${cut}` : name,
});

/** So many tablespoons for so many servings. */
export const spoonsOf = (servings: number, each: number): string =>
  quantityOf(servings * each, { unit: 'tbsp', units: 'tbsp' }, 'fine').amount;
