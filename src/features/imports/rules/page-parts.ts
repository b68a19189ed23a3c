import type { PageOdds } from './page-model.ts';
import type { Unit } from './page-units.ts';
import { type Heading, headingOf } from './page-words.ts';

/** Neighbouring units that belong together, from the first to the last. */
interface Run {
  from: number;
  to: number;
  worth: number;
}

export interface PageParts {
  ingredients: Unit[];
  steps: Unit[];
}

/** The odds that it takes to begin a run. */
const BEGIN = 2;
/** Speaks for each unit, because a list that lacks a line is worse than one with a line too many. */
const BONUS = 0.45;
/** A unit that parts or counts others ends no list, and is left out unless it is as likely as this. */
const NEUTRAL = 0.3;
const LIKELY_HEAD = 1;
/** A page has a recipe if its likeliest few ingredients reach this, or they and the likeliest few steps together; less where
 * headings say so. */
const LIKELIEST = 4;
const RECIPE = 2.2;
const HEADED = 1.2;
const ALIKE = 3;
/** Pages differ in how likely anything on them is: the likeliest few of a part are lifted to this, if they reach the lowest. */
const SURE = 2;
const LOWEST = -2;
/** How much units that look the same, side by side, share their odds. */
const SHARED = 0.3;
const FEWEST_ALIKE = 3;
/** Units of another kind among those of a list are left out if they are less likely by this. */
const ODD_ONE = 2.5;
/** Runs this near are one list; another list must be worth this share of the best, and say this much that is new. */
const NEAR = 5;
const HEADED_WITHIN = 4;
const SHARE = 0.5;
const FRESH = 0.28;
const LONGEST_HEAD = 60;
const MOST_HEADED = 20;
/** What no odds outweigh. */
const END = 100;
/** Headings of what stands beside a recipe: 'Notes, tips and variations'. */
const BESIDE =
  /^(?:(?:recipe|cook.?s|chef.?s|pro|expert)\s)?(?:notes?|tips?|tricks|variations?|substitutions?|storage|storing|faqs?|nutrition|equipment|comments?|reviews?|tipps?|hinweise?|varianten|conseils?|astuces?|variantes?|consejos?|trucos|dicas?|consigli|varianti|variaties)(?!\p{L})/iu;
/** 'Step 1', '02.' */
const COUNT_ALONE = /^\p{L}{0,12}\s?\d{1,2}\s?[.:)]?$/u;

/** The units that are ingredients and those that are steps: the likeliest runs of each, and nothing twice. */
export function partsOf(units: readonly Unit[], { ingredients, steps }: PageOdds): PageParts {
  const top = topOf(ingredients);
  const isHeaded = units.some(({ text }) => /^(?:ingredients|steps)$/.test(headingOf(text) ?? ''));
  if (Math.max(top, top + topOf(steps)) < (isHeaded ? HEADED : RECIPE)) return { ingredients: [], steps: [] };
  const found = {
    ingredients: likeliest(units, against(ingredients, steps), 'ingredients'),
    steps: likeliest(units, against(steps, ingredients), 'steps'),
  };
  return {
    ingredients: found.ingredients.length > 0 ? found.ingredients : headedBy(units, 'ingredients'),
    steps: found.steps.length > 0 ? found.steps : headedBy(units, 'steps'),
  };
}

/** What stands between a heading that says so and the next: parts too short to look like any. */
function headedBy(units: readonly Unit[], part: Heading): Unit[] {
  const from = units.findIndex(({ text }) => headingOf(text) === part) + 1;
  if (from === 0) return [];
  const rest = units.slice(from, from + MOST_HEADED);
  const end = rest.findIndex((unit) => isBetween(unit));
  return end < 0 ? rest : rest.slice(0, end);
}

/** What is likely one part is not the other. */
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
  return bestOf(runs, units, ends, part).flatMap(({ from, to }) => {
    const own = units.slice(from, to + 1);
    const least = meanOf(odds.slice(from, to + 1)) - ODD_ONE;
    const counts = new Map<string, number>();
    for (const { element } of own) counts.set(element.tag, (counts.get(element.tag) ?? 0) + 1);
    return own.filter(({ text, element }, at) => {
      const value = odds[from + at] as number;
      if (parts[from + at] && (value <= LIKELY_HEAD || headingOf(text))) return false;
      return value >= least || (counts.get(element.tag) ?? 0) * 2 >= own.length;
    });
  });
}

/** The mean of the likeliest few; of fewer if no more are about as likely. */
function topOf(odds: Float32Array): number {
  const top = odds.toSorted((a, b) => b - a).slice(0, LIKELIEST);
  return meanOf(top.filter((value) => value > (top[0] as number) - ALIKE));
}

/** Whether a unit only parts or counts what is around it: a heading, 'Step 2', 'For the dough:'. */
function isBetween({ text, element }: Unit): boolean {
  if (text.length > LONGEST_HEAD) return false;
  if (headingOf(text)) return true;
  return COUNT_ALONE.test(text) || /^h[1-6]$/.test(element.tag) || text.endsWith(':');
}

/** Whether a unit heads something else than this part, or the steps themselves. */
function isEnd({ text, element }: Unit, part: Heading): boolean {
  const heading = headingOf(text);
  if (heading) return part === 'steps' || heading !== part;
  return /^h[1-6]$/.test(element.tag) && text.length <= LONGEST_HEAD && BESIDE.test(text);
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

/** The runs whose odds add up to the most, less what it takes to begin each: a chain of two states. */
function runsOf(odds: Float32Array): Run[] {
  const began: boolean[] = [];
  const ended: boolean[] = [];
  let outside = 0;
  let inside = Number.NEGATIVE_INFINITY;
  odds.forEach((value, at) => {
    began[at] = outside - BEGIN > inside;
    inside = Math.max(outside - BEGIN, inside) + value;
    ended[at] = inside > outside;
    outside = Math.max(outside, inside);
  });
  const runs: Run[] = [];
  for (let to = odds.length - 1; to >= 0; to--) {
    if (!ended[to]) continue;
    let from = to;
    while (!began[from]) from--;
    runs.unshift({ from, to, worth: odds.slice(from, to + 1).reduce((sum, value) => sum + value, 0) });
    to = from;
  }
  return runs;
}

/** The best list, with others that are about as good and say something new. A heading ends a list. */
function bestOf(
  runs: readonly Run[],
  units: readonly Unit[],
  ends: readonly boolean[],
  part: Heading,
): Run[] {
  const lists: { runs: Run[]; worth: number; isHeaded: boolean }[] = [];
  for (const run of runs) {
    const last = lists.at(-1);
    const after = last ? (last.runs.at(-1) as Run).to + 1 : 0;
    const gap = units.slice(after, run.from);
    const isEnded = ends.slice(after, run.from).includes(true) || gap.some(({ text }) => headingOf(text));
    if (last && gap.length <= NEAR && !isEnded) {
      last.runs.push(run);
      last.worth += run.worth;
    } else {
      const before = units.slice(Math.max(0, run.from - HEADED_WITHIN), run.from);
      lists.push({
        runs: [run],
        worth: run.worth,
        isHeaded: before.some(({ text }) => headingOf(text) === part),
      });
    }
  }
  lists.sort((a, b) => b.worth - a.worth);
  const known = new Set<string>();
  const isNew = ({ from, to }: Run) => {
    const words = new Set(units.slice(from, to + 1).flatMap(({ text }) => wordsOf(text)));
    const fresh = [...words].filter((word) => !known.has(word));
    for (const word of fresh) known.add(word);
    return fresh.length >= words.size * FRESH;
  };
  const least = (lists[0]?.worth ?? 0) * SHARE;
  // Prose before the steps reads like them; ingredients often begin above their heading.
  const isHeaded = part === 'steps' && lists.some((list) => list.isHeaded && list.worth >= least);
  return lists
    .filter((list) => list.isHeaded || !isHeaded)
    .filter(({ worth }) => worth >= least)
    .flatMap((list) => list.runs.filter(isNew))
    .sort((a, b) => a.from - b.from);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] as number;
  return sum / (values.length || 1);
}
