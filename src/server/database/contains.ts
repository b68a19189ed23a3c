import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** SQL for whether a text contains a word as typed, in any case. */
export function contains(text: AnyColumn | SQL, word: string): SQL {
  const pattern = `%${word
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${text} ilike ${pattern}`;
}
