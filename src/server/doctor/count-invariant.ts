import type { Invariant } from '../offers.ts';

interface Count {
  /** `table.column` that counts. */
  counter: `${string}.${string}`;
  /** The table whose rows are counted, and its column with the id of the row that counts them. */
  rows: string;
  reference: string;
  /** A condition on the rows that count. */
  where?: string;
  /** The column to add up instead. */
  sum?: string;
}

/** A counter that triggers maintain equals what it counts. */
export function countInvariant(name: string, { counter, rows, reference, where, sum }: Count): Invariant {
  const [table, column] = counter.split('.');
  const counted = `select ${reference} as id, ${sum ? `sum(${sum})` : 'count(*)'} as n from ${rows}
    where ${reference} is not null${where ? ` and ${where}` : ''} group by ${reference}`;
  const differs = `coalesce(counted.n, 0) <> ${table}.${column}`;
  const both = `${table} as that left join (${counted}) as counted on counted.id = that.id`;
  return {
    name,
    broken: `select ${table}.id from ${table} left join (${counted}) as counted on counted.id = ${table}.id where ${differs}`,
    repair: {
      statement: `update ${table} set ${column} = coalesce(counted.n, 0) from ${both}
        where that.id = ${table}.id and ${differs}`,
      locks: [rows],
    },
  };
}
