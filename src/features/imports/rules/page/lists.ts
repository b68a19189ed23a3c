import { isMeasured } from '../ingredient-lines.ts';
import { isBeside, isBetween, LONGEST_HEAD } from './heads.ts';
import { looksOf } from './looks.ts';
import type { Unit } from './units.ts';
import { type Heading, headingOf } from './words.ts';

/** Consecutive units that belong together, from the first to the last. */
export interface Run {
  from: number;
  to: number;
  worth: number;
}

/** A run, or several with little between them. */
interface List {
  runs: Run[];
  worth: number;
  isHeaded: boolean;
  /** Whether it is below a heading of content besides the recipe: 'Variations'. */
  isBeside: boolean;
}

/** The cost of starting a run, in odds. */
const BEGIN = 2;
/**
 * Runs at most this far apart form one list. Another list must have this share of the best one's worth, and this share of
 * new text.
 */
const NEAR = 5;
const HEADED_WITHIN = 4;
const SHARE = 0.5;
const FRESH = 0.28;
export const FEWEST_ALIKE = 3;
/** Units that look like a list's lines belong to it if their odds are above this, with at most this many units in between. */
const LOOK_ALIKE = -2.5;
const BETWEEN = 2;

/** The runs with the highest total odds, minus the cost of starting each (the best path through two states). */
export function runsOf(odds: Float32Array): Run[] {
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

/** The best list, along with others that are about as good and say something new. A heading ends a list. */
export function bestOf(
  runs: readonly Run[],
  units: readonly Unit[],
  ends: readonly boolean[],
  part: Heading,
): Run[] {
  const lists = listsOf(runs, units, ends, part).sort((a, b) => b.worth - a.worth);
  const [best] = lists;
  if (!best) return [];
  const known = new Set<string>();
  const isNew = ({ from, to }: Run) => {
    const words = new Set(units.slice(from, to + 1).flatMap(({ text }) => wordsOf(text)));
    const fresh = [...words].filter((word) => !known.has(word));
    for (const word of fresh) known.add(word);
    return fresh.length >= words.size * FRESH;
  };
  const least = best.worth * SHARE;
  // Prose before the steps reads like them; ingredients often start above their heading.
  const isHeaded = part === 'steps' && lists.some((list) => list.isHeaded && list.worth >= least);
  return lists
    .filter((list) => (list.isHeaded || !isHeaded) && (list === best || list.isHeaded || !list.isBeside))
    .filter((list) => list.worth >= least || isLike(list, best, units, part))
    .flatMap((list) => list.runs.filter(isNew))
    .sort((a, b) => a.from - b.from);
}

function listsOf(
  runs: readonly Run[],
  units: readonly Unit[],
  ends: readonly boolean[],
  part: Heading,
): List[] {
  const lists: List[] = [];
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
        isBeside: before.some(isBeside),
      });
    }
  }
  return lists;
}

/** Whether a list has its own heading and looks like the best one, within the same recipe: 'Method for the sauce'. */
function isLike(list: List, best: List, units: readonly Unit[], part: Heading): boolean {
  const looks = new Set(looksIn(units, best.runs));
  if (!list.isHeaded || list.worth <= 0 || !looksIn(units, list.runs).some((look) => looks.has(look)))
    return false;
  const places = [...list.runs, ...best.runs].flatMap(({ from, to }) => [from, to]);
  const between = units.slice(Math.min(...places), Math.max(...places));
  // If the other part is in between, there are two recipes.
  return !between.some(({ text }) => {
    const heading = headingOf(text);
    return heading !== part && (heading === 'ingredients' || heading === 'steps');
  });
}

/**
 * Extends runs by similar-looking units before and after them, even across a line: less likely lines of a list still belong
 * to it.
 */
export function withLookAlikes(
  runs: readonly Run[],
  units: readonly Unit[],
  odds: Float32Array,
  ends: readonly boolean[],
  part: Heading,
): Run[] {
  const looks = Map.groupBy(looksIn(units, runs), (look) => look);
  const boxes = new Set(
    runs.flatMap(({ from, to }) => units.slice(from, to + 1).map(({ element }) => element.parent?.parent)),
  );
  const isAlike = ({ text, element }: Unit) =>
    ((looks.get(looksOf(element))?.length ?? 0) >= FEWEST_ALIKE &&
      (part === 'steps' || text.length <= LONGEST_HEAD || !/[.!?]$/.test(text))) ||
    // A measured line in the box around a list, next to it, belongs to it.
    (part === 'ingredients' && isMeasured(text) && boxes.has(element.parent));
  // 'Mash with bacon' between two lists, in a paragraph.
  const isNameOf = ({ text }: Unit, next: Unit | undefined) =>
    text.length <= LONGEST_HEAD && !/[.!?]$/.test(text) && next?.element.tag === 'li' && isAlike(next);
  const reach = (start: number, way: 1 | -1, limit: number) => {
    let last = start;
    for (let at = start + way; at !== limit && Math.abs(at - last) <= BETWEEN + 1; at += way) {
      const unit = units[at] as Unit;
      if (ends[at] || (way < 0 && headingOf(unit.text))) break;
      if (isAlike(unit) && (odds[at] as number) >= LOOK_ALIKE) last = at;
      else if (!isAlike(unit) && !isBetween(unit) && !isNameOf(unit, units[at + way])) break;
    }
    return last;
  };
  const longer: Run[] = [];
  runs.forEach(({ from, to, worth }, at) => {
    longer.push({
      from: reach(from, -1, longer.at(-1)?.to ?? -1),
      to: reach(to, 1, runs[at + 1]?.from ?? units.length),
      worth,
    });
  });
  return longer;
}

function looksIn(units: readonly Unit[], runs: readonly Run[]): string[] {
  return runs.flatMap(({ from, to }) => units.slice(from, to + 1).map(({ element }) => looksOf(element)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
