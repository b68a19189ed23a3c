import type { Table } from './features.ts';

/** A leaf's value, or a split: column, limit, the tree for values up to it, and the tree for those above. */
export type Tree = number | [column: number, limit: number, low: Tree, high: Tree];

/** Boosted decision trees: the value of a row is the sum of its leaves. */
export interface Forest {
  start: number;
  trees: Tree[];
}

/** How likely each row of a table is positive, as log-odds. */
export function oddsOf({ start, trees }: Forest, { rows, columns, values }: Table): Float32Array {
  const odds = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = start;
    for (const tree of trees) {
      let at = tree;
      while (typeof at !== 'number') at = (values[row * columns + at[0]] as number) <= at[1] ? at[2] : at[3];
      sum += at;
    }
    odds[row] = sum;
  }
  return odds;
}
