import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Escapes a text for a pattern of `like`, where its own %, _ and \ then stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** SQL for whether a text contains a word as typed, in any case. */
export function contains(text: AnyColumn | SQL, word: string): SQL {
  const pattern = `%${escapeLike(word.toWellFormed().replaceAll('\u0000', ''))}%`;
  return sql`${text} ilike ${pattern}`;
}
