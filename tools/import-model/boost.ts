import type { Table } from '#features/imports/rules/page/features.ts';
import type { Forest, Tree } from '#features/imports/rules/page/forest.ts';

export interface Settings {
  trees: number;
  depth: number;
  rate: number;
  /** Shrinks leaves toward 0. */
  caution: number;
  /** Minimum sum of second derivatives on each side of a split. */
  support: number;
  /** Minimum gain of a split. */
  gain: number;
  /** The share of columns available to each tree: different trees have fewer errors in common. */
  share: number;
}

const BINS = 64;
const LEAST = 8;
const SEED = 20_240;

/** The rows in bins with equal numbers of distinct values. */
interface Binned {
  rows: number;
  columns: number;
  /** Column by column. */
  bins: Uint8Array;
  /** The upper ends of each column's bins. */
  ends: Float32Array[];
}

/**
 * Gradient boosting of decision trees (histograms, second order), after Friedman 2001 and Chen and Guestrin 2016. `labels`
 * are 1 and 0; rows with another label are left out. With `groups`, the rows of a group compete for one positive (softmax);
 * otherwise each row is positive or negative by itself (logistic loss). Deterministic.
 */
export function boost(
  table: Table,
  labels: ArrayLike<number>,
  settings: Settings,
  groups?: ArrayLike<number>,
): Forest {
  const kept = Array.from({ length: table.rows }, (_, at) => at).filter(
    (at) => labels[at] === 0 || labels[at] === 1,
  );
  const binned = binsOf(table, kept);
  const wanted = Float64Array.from(kept, (at) => labels[at] as number);
  const share = wanted.reduce((sum, label) => sum + label, 0) / wanted.length;
  const start = groups ? 0 : rounded(Math.log((share + 1e-6) / (1 - share + 1e-6)));
  const scores = new Float64Array(kept.length).fill(start);
  const slopes = new Float64Array(kept.length);
  const curves = new Float64Array(kept.length);
  const competing = groups ? membersOf(kept, groups) : null;
  const trees: Tree[] = [];
  const random = randomFrom(SEED);
  while (trees.length < settings.trees) {
    const chances = competing ? shares(scores, competing) : scores.map((score) => 1 / (1 + Math.exp(-score)));
    chances.forEach((chance, at) => {
      slopes[at] = (wanted[at] as number) - chance;
      curves[at] = chance * (1 - chance);
    });
    if (competing) shareYes(slopes, wanted, chances, competing);
    const used = binned.ends.map(() => random() < settings.share);
    trees.push(grow(binned, slopes, curves, settings, scores, used));
  }
  return { start, trees };
}

function membersOf(kept: readonly number[], groups: ArrayLike<number>): number[][] {
  const members = new Map<number, number[]>();
  kept.forEach((row, at) => {
    const group = groups[row] as number;
    members.set(group, [...(members.get(group) ?? []), at]);
  });
  return [...members.values()];
}

function shares(scores: Float64Array, groups: readonly number[][]): Float64Array {
  const chances = new Float64Array(scores.length);
  for (const group of groups) {
    const most = Math.max(...group.map((at) => scores[at] as number));
    const sum = group.reduce((all, at) => all + Math.exp((scores[at] as number) - most), 0);
    for (const at of group) chances[at] = Math.exp((scores[at] as number) - most) / sum;
  }
  return chances;
}

/**
 * Several right rows of a group share its positive label in proportion to their probability; a group without one is ignored.
 */
function shareYes(
  slopes: Float64Array,
  wanted: Float64Array,
  chances: Float64Array,
  groups: readonly number[][],
): void {
  for (const group of groups) {
    const right = group.reduce((sum, at) => sum + (wanted[at] as number) * (chances[at] as number), 0);
    for (const at of group) {
      const share = right > 0 ? ((wanted[at] as number) * (chances[at] as number)) / right : 0;
      slopes[at] = right > 0 ? share - (chances[at] as number) : 0;
    }
  }
}

function binsOf(table: Table, kept: readonly number[]): Binned {
  const { columns, values } = table;
  const bins = new Uint8Array(columns * kept.length);
  const ends: Float32Array[] = [];
  for (let column = 0; column < columns; column++) {
    const own = Float32Array.from(kept, (at) => values[at * columns + column] as number);
    const sorted = Float32Array.from(own).sort();
    const distinct = sorted.filter((value, at) => at === 0 || value !== sorted[at - 1]);
    const cuts = new Set<number>();
    if (distinct.length <= BINS)
      for (let at = 0; at + 1 < distinct.length; at++) cuts.add(middle(distinct, at));
    else
      for (let bin = 1; bin < BINS; bin++) {
        const value = sorted[Math.floor((bin * sorted.length) / BINS)] as number;
        const at = lowerBound(distinct, value);
        if (at > 0) cuts.add(middle(distinct, at - 1));
      }
    const end = Float32Array.from([...cuts].sort((a, b) => a - b));
    ends.push(end);
    for (let at = 0; at < own.length; at++)
      bins[column * kept.length + at] = lowerBound(end, own[at] as number);
  }
  return { rows: kept.length, columns, bins, ends };
}

function middle(values: Float32Array, at: number): number {
  return rounded(((values[at] as number) + (values[at + 1] as number)) / 2);
}

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The first index whose value is not below the given one. */
function lowerBound(values: Float32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const at = (low + high) >> 1;
    if ((values[at] as number) < value) low = at + 1;
    else high = at;
  }
  return low;
}

function grow(
  { rows, columns, bins, ends }: Binned,
  slopes: Float64Array,
  curves: Float64Array,
  { depth, rate, caution, gain: least, support }: Settings,
  scores: Float64Array,
  used: readonly boolean[],
): Tree {
  const near = new Float64Array(rows);
  const curved = new Float64Array(rows);
  const sums = new Float64Array(BINS);
  const weights = new Float64Array(BINS);
  const split = (members: Uint32Array, level: number): Tree => {
    let slope = 0;
    let curve = 0;
    for (let place = 0; place < members.length; place++) {
      const at = members[place] as number;
      near[place] = slopes[at] as number;
      curved[place] = curves[at] as number;
      slope += near[place] as number;
      curve += curved[place] as number;
    }
    const leaf = () => {
      const value = rounded((rate * slope) / (curve + caution), 2);
      for (const at of members) scores[at]! += value;
      return value;
    };
    if (level === depth || members.length < LEAST * 2) return leaf();
    const whole = (slope * slope) / (curve + caution);
    let best = { gain: least, column: -1, bin: 0 };
    for (let column = 0; column < columns; column++) {
      const count = (ends[column] as Float32Array).length;
      if (count === 0 || !used[column]) continue;
      sums.fill(0);
      weights.fill(0);
      const from = column * rows;
      for (let place = 0; place < members.length; place++) {
        const bin = bins[from + (members[place] as number)] as number;
        sums[bin]! += near[place] as number;
        weights[bin]! += curved[place] as number;
      }
      let left = 0;
      let leftCurve = 0;
      for (let bin = 0; bin < count; bin++) {
        left += sums[bin] as number;
        leftCurve += weights[bin] as number;
        const right = slope - left;
        const rightCurve = curve - leftCurve;
        if (leftCurve < support || rightCurve < support) continue;
        const gain = (left * left) / (leftCurve + caution) + (right * right) / (rightCurve + caution) - whole;
        if (gain > best.gain) best = { gain, column, bin };
      }
    }
    if (best.column < 0) return leaf();
    const from = best.column * rows;
    const isLeft = (at: number) => (bins[from + at] as number) <= best.bin;
    const low = split(members.filter(isLeft), level + 1);
    const high = split(
      members.filter((at) => !isLeft(at)),
      level + 1,
    );
    return [best.column, (ends[best.column] as Float32Array)[best.bin] as number, low, high];
  };
  return split(
    Uint32Array.from({ length: rows }, (_, at) => at),
    0,
  );
}

/** A few digits suffice, and keep the weights small. */
function rounded(value: number, digits = 3): number {
  return Number(Math.fround(value).toPrecision(digits));
}
