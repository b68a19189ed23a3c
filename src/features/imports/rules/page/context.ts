import { type Table, tableOf } from './features.ts';
import { looksOf } from './looks.ts';
import type { Unit } from './units.ts';

/** How many units before and after a unit the odds are averaged over. */
const WINDOWS = [1, 2, 4, 10] as const;
const MOST = 6;
const FAR = 40;

/**
 * Adds to each unit's features the first pass's odds of it, of its neighbors, and of the units that are in the same list or
 * look the same: a line among ingredients is an ingredient.
 */
export function withContext(units: readonly Unit[], table: Table, looks: readonly Float32Array[]): Table {
  const groups = [
    groupsBy(units, ({ element }) => element.parent),
    groupsBy(units, ({ element }) => element.parent?.parent),
    groupsBy(units, ({ element }) => looksOf(element)),
    sectionsOf(units),
  ];
  const columns = looks.map((odds) => {
    const own = odds.map((value) => Math.max(-MOST, Math.min(MOST, value)));
    const best = own.reduce((most, value) => Math.max(most, value), -MOST);
    const means = groups.map((group) => meansOf(own, group));
    const shares = groups.map((group) =>
      meansOf(
        own.map((value) => Number(value > 0)),
        group,
      ),
    );
    const sums = new Float64Array(own.length + 1);
    own.forEach((value, at) => {
      sums[at + 1] = (sums[at] as number) + value;
    });
    const { since, until } = distances(own);
    return { own, best, means, shares, sums, since, until };
  });
  const rows = units.map((_, at) => [
    ...table.values.subarray(at * table.columns, (at + 1) * table.columns),
    ...columns.flatMap(({ own, best, means, shares, sums, since, until }) => [
      own[at] as number,
      best,
      (own[at] as number) - best,
      since[at] as number,
      until[at] as number,
      ...WINDOWS.flatMap((wide) => [meanOf(sums, at - wide, at), meanOf(sums, at + 1, at + 1 + wide)]),
      ...means.map((mean) => mean[at] as number),
      ...shares.map((share) => share[at] as number),
    ]),
  ]);
  return tableOf(rows);
}

/** Units since the last likely one, and until the next. */
function distances(own: Float32Array): { since: number[]; until: number[] } {
  const since: number[] = [];
  const until: number[] = [];
  for (let at = 0, far = FAR; at < own.length; at++) {
    since[at] = far;
    far = (own[at] as number) > 0 ? 0 : Math.min(FAR, far + 1);
  }
  for (let at = own.length - 1, far = FAR; at >= 0; at--) {
    until[at] = far;
    far = (own[at] as number) > 0 ? 0 : Math.min(FAR, far + 1);
  }
  return { since, until };
}

function groupsBy(units: readonly Unit[], keyOf: (unit: Unit) => unknown): number[] {
  const known = new Map<unknown, number>();
  return units.map((unit) => {
    const key = keyOf(unit);
    const group = known.get(key) ?? known.size;
    known.set(key, group);
    return group;
  });
}

/** Units between one heading and the next. */
function sectionsOf(units: readonly Unit[]): number[] {
  let section = 0;
  return units.map(({ element }) => (/^h[1-6]$/.test(element.tag) ? ++section : section));
}

function meansOf(own: Float32Array, groups: readonly number[]): number[] {
  const sums: number[] = [];
  const counts: number[] = [];
  groups.forEach((group, at) => {
    sums[group] = (sums[group] ?? 0) + (own[at] as number);
    counts[group] = (counts[group] ?? 0) + 1;
  });
  return groups.map((group) => (sums[group] as number) / (counts[group] as number));
}

/** The mean from one unit up to another; beyond the page, nothing is likely. */
function meanOf(sums: Float64Array, from: number, to: number): number {
  const last = sums.length - 1;
  const [low, high] = [Math.max(0, from), Math.min(last, to)];
  const missing = to - from - (high - low);
  return ((sums[high] as number) - (sums[low] as number) - missing * MOST) / (to - from);
}
