import { isMeasured } from '../ingredient-lines.ts';
import { isDoubtful, lacksNumbers } from './doubts.ts';
import { isBetween, isEnd } from './heads.ts';
import { sorted } from './kinds.ts';
import { bestOf, FEWEST_ALIKE, runsOf, withLookAlikes } from './lists.ts';
import type { PageOdds } from './model.ts';
import { withSigns } from './signs.ts';
import { namesOf } from './tree.ts';
import type { Unit } from './units.ts';
import { type Heading, headingOf } from './words.ts';

export interface PageParts {
  ingredients: Unit[];
  steps: Unit[];
  /** Parts that may lack lines or have too many. */
  doubtful: ('ingredients' | 'instructions')[];
}

/** Added to the odds of each unit, because a missing line is worse than one too many. */
const BONUS = 0.45;
/** A unit that separates or numbers others does not end a list, and is left out unless its odds are at least this. */
const NEUTRAL = 0.3;
const LIKELY_HEAD = 1;
/**
 * A page has a recipe if its likeliest ingredients reach this on average, or they and the likeliest steps together; less is
 * required if headings say so, or if there are many amounts in a row.
 */
const LIKELIEST = 4;
const RECIPE = 2.2;
const HEADED = 0.8;
const LISTED = 0;
const AMOUNTS = 5;
/** The odds above which each of the first lines counts as an ingredient of another recipe. */
const OTHER = 1;
const ALIKE = 2;
/** Overall odds vary by page: the likeliest units of a part are raised to this if they reach `LOWEST`. */
const SURE = 2;
const LOWEST = -2;
/** How much adjacent units that look the same share their odds. */
const SHARED = 0.3;
/** Units of a different kind within a list are left out if they are less likely by this much. */
const ODD_ONE = 2.5;
const MOST_HEADED = 20;
/** Odds that nothing can outweigh. */
const END = 100;
/** A list with a name like this needs no heading. */
const NAMED = /^(?:recipe[-_])?ingredients?(?:[-_]list)?$/i;
/** Finds the units that are ingredients and those that are steps: the likeliest runs of each, and none in both. */
export function partsOf(units: readonly Unit[], judged: PageOdds): PageParts {
  const odds = withSigns(units, judged);
  const top = topOf(odds.ingredients);
  const isHeaded = units.some(
    ({ text, element }) =>
      /^(?:ingredients|steps)$/.test(headingOf(text) ?? '') ||
      (element.parent && namesOf(element.parent).some((name) => NAMED.test(name))),
  );
  const least = hasAmounts(units) ? LISTED : isHeaded ? HEADED : RECIPE;
  if (Math.max(top, top + topOf(odds.steps)) < least) return { ingredients: [], steps: [], doubtful: [] };
  const listed = likeliest(units, against(odds.ingredients, odds.steps), 'ingredients');
  const told = ofOne(
    likeliest(units, against(odds.steps, odds.ingredients), 'steps'),
    listed,
    units,
    odds.ingredients,
  );
  const { ingredients, steps } = sorted(
    listed.length > 0 ? listed : headedBy(units, 'ingredients'),
    told.length > 0 ? told : headedBy(units, 'steps'),
    units,
  );
  return {
    ingredients,
    steps,
    doubtful: [
      ...(isDoubtful(ingredients, units, judged.ingredients) ? (['ingredients'] as const) : []),
      ...(isDoubtful(steps, units, judged.steps) || lacksNumbers(steps) ? (['instructions'] as const) : []),
    ],
  };
}

/** The steps before the ingredients of another recipe, if there are any. */
function ofOne(
  steps: readonly Unit[],
  ingredients: readonly Unit[],
  units: readonly Unit[],
  odds: Float32Array,
): Unit[] {
  const own = new Set(ingredients);
  const last = units.findLastIndex((unit) => own.has(unit));
  let row = 0;
  const other = units.findIndex((_, at) => {
    row = at > last && (odds[at] as number) > OTHER ? row + 1 : 0;
    return row >= FEWEST_ALIKE;
  });
  const before = new Set(units.slice(0, other));
  const first = steps.filter((unit) => before.has(unit));
  return other < 0 || first.length === 0 ? [...steps] : first;
}

/** Whether a page lists amounts, one right after another. */
function hasAmounts(units: readonly Unit[]): boolean {
  let row = 0;
  return units.some(({ text }) => {
    row = isMeasured(text) ? row + 1 : 0;
    return row >= AMOUNTS;
  });
}

/** Units between a part's heading and the next one: parts that are too short to be recognized otherwise. */
function headedBy(units: readonly Unit[], part: Heading): Unit[] {
  const from = units.findIndex(({ text }) => headingOf(text) === part) + 1;
  if (from === 0) return [];
  const rest = units.slice(from, from + MOST_HEADED);
  const end = rest.findIndex((unit) => isBetween(unit));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Reduces the odds of units that are likely the other part. */
function against(odds: Float32Array, others: Float32Array): Float32Array {
  return odds.map((value, at) => value - Math.max(0, others[at] as number));
}

function likeliest(units: readonly Unit[], odds: Float32Array, part: Heading): Unit[] {
  const top = topOf(odds);
  if (top < LOWEST) return [];
  const lift = BONUS + Math.max(0, SURE - top);
  const parts = units.map(isBetween);
  const ends = units.map((unit) => isEnd(unit, part));
  const runs = runsOf(
    withLikes(units, odds).map((value, at) => {
      if (ends[at]) return -END;
      return parts[at] ? Math.max(value, -NEUTRAL) : value + lift;
    }),
  );
  const best = withLookAlikes(bestOf(runs, units, ends, part), units, odds, ends, part);
  return best.flatMap(({ from, to }) => {
    const own = units.slice(from, to + 1);
    const least = medianOf(odds.slice(from, to + 1)) - ODD_ONE;
    const counts = new Map<string, number>();
    for (const { element } of own) counts.set(element.tag, (counts.get(element.tag) ?? 0) + 1);
    return own.filter(({ text, element }, at) => {
      const value = odds[from + at] as number;
      if (parts[from + at] && (value <= LIKELY_HEAD || headingOf(text))) return false;
      return (
        value >= least ||
        (part === 'ingredients' && isMeasured(text)) ||
        (counts.get(element.tag) ?? 0) * 2 >= own.length
      );
    });
  });
}

/** The mean of the `LIKELIEST` highest odds, without those far below the highest. */
function topOf(odds: Float32Array): number {
  const top = odds.toSorted((a, b) => b - a).slice(0, LIKELIEST);
  return meanOf(top.filter((value) => value > (top[0] as number) - ALIKE));
}

function withLikes(units: readonly Unit[], odds: Float32Array): Float32Array {
  const alike = new Map<string, number[]>();
  units.forEach(({ element }, at) => {
    const key = `${element.parent?.at} ${element.tag}.${element.attributes.class ?? ''}`;
    const group = alike.get(key);
    if (group) group.push(at);
    else alike.set(key, [at]);
  });
  const shared = Float32Array.from(odds);
  for (const group of alike.values()) {
    if (group.length < FEWEST_ALIKE) continue;
    const mean = meanOf(group.map((at) => odds[at] as number));
    for (const at of group) shared[at] = (odds[at] as number) * (1 - SHARED) + mean * SHARED;
  }
  return shared;
}

function medianOf(values: Float32Array): number {
  return values.toSorted()[values.length >> 1] ?? 0;
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] as number;
  return sum / (values.length || 1);
}
