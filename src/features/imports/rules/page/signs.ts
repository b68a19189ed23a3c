import type { PageOdds } from './model.ts';
import { namesOf } from './tree.ts';
import type { Unit } from './units.ts';
import { headingOf } from './words.ts';

/**
 * What a clear sign adds to a line's odds: its number, or its list's name. Less for boxes named after steps, because they
 * contain more than steps.
 */
const CLEAR = 2.5;
const LESS_CLEAR = 1.5;
/** From this many on, consecutive numbers below a matching heading are steps. */
const FEWEST = 3;
const NUMBER = /^(\d{1,2})\s?[.):]/;
/** Names of lists of ingredients and steps. */
const INGREDIENTS = /^(?:recipe[-_])?ingredients?(?:[-_]list)?$/i;
const STEPS = /^(?:recipe[-_])?(?:instructions|directions|method|steps)(?:[-_]list)?$/i;

/** Odds that include clear signs of what a line is: the name of its list, or its number below the heading of the steps. */
export function withSigns(units: readonly Unit[], odds: PageOdds): PageOdds {
  const ingredients = Float32Array.from(odds.ingredients);
  const steps = Float32Array.from(odds.steps);
  units.forEach(({ element: { parent } }, at) => {
    const names = parent ? namesOf(parent) : [];
    if (names.some((name) => INGREDIENTS.test(name))) ingredients[at]! += CLEAR;
    if (names.some((name) => STEPS.test(name))) steps[at]! += LESS_CLEAR;
  });
  for (const at of numbered(units)) steps[at]! += CLEAR;
  return { ingredients, steps };
}

/** Indexes of lines below a heading of the steps that are numbered from one on. */
function numbered(units: readonly Unit[]): number[] {
  const places: number[] = [];
  let row: number[] = [];
  let isBelow = false;
  const end = () => {
    if (row.length >= FEWEST) places.push(...row);
    row = [];
  };
  units.forEach(({ text }, at) => {
    const heading = headingOf(text);
    if (heading) {
      end();
      isBelow = heading === 'steps';
    } else if (isBelow && Number(NUMBER.exec(text)?.[1]) === row.length + 1) row.push(at);
  });
  end();
  return places;
}
