import type { PageOdds } from './model.ts';
import { namesOf } from './tree.ts';
import type { Unit } from './units.ts';
import { headingOf } from './words.ts';

/** What a clear sign adds to the odds of a line: its number or its list; boxes that are called steps hold more than steps. */
const CLEAR = 2.5;
const LESS_CLEAR = 1.5;
/** Numbers that follow each other are steps from this many on, below a heading that says so. */
const FEWEST = 3;
const NUMBER = /^(\d{1,2})\s?[.):]/;
/** Lists that are called what they are. */
const INGREDIENTS = /^(?:recipe[-_])?ingredients?(?:[-_]list)?$/i;
const STEPS = /^(?:recipe[-_])?(?:instructions|directions|method|steps)(?:[-_]list)?$/i;

/** Odds that heed what says clearly what a line is: the name of its list, or its number below the heading of the steps. */
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

/** The places of lines that are numbered from one on below a heading of the steps. */
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
