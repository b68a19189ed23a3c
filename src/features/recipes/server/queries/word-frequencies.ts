import { sql } from 'drizzle-orm';
import type { Db } from '#server/db.ts';

const KEEP_MS = 60_000;

export interface WordFrequencies {
  /** About how many recipes there are. */
  recipes: number;
  /** The share of them that have a word, 0 to 1; 0 for a word that is not among the commonest. */
  share(word: string): number;
}

const UNKNOWN: WordFrequencies = { recipes: 0, share: () => 0 };
const known = new WeakMap<Db, { until: number; frequencies: Promise<WordFrequencies> }>();

/**
 * What the database's own statistics say of the commonest words: with it a search does not look up tens of thousands of
 * recipes only to learn that there are many. At most one statement a minute.
 */
export function wordFrequencies(db: Db): Promise<WordFrequencies> {
  const kept = known.get(db);
  if (kept && kept.until > Date.now()) return kept.frequencies;
  const frequencies = readStatistics(db).catch(() => UNKNOWN);
  known.set(db, { until: Date.now() + KEEP_MS, frequencies });
  return frequencies;
}

async function readStatistics(db: Db): Promise<WordFrequencies> {
  const { rows } = await db.execute<{ word: string | null; share: number; recipes: number }>(sql`
    select word, share::double precision as share, greatest(reltuples, 0)::double precision as recipes
    from pg_stats, pg_class, unnest(most_common_elems::text::text[], most_common_elem_freqs) common (word, share)
    where pg_class.oid = 'recipes'::regclass and schemaname = relnamespace::regnamespace::text
      and tablename = 'recipes' and attname = 'search'`);
  const shares = new Map(rows.flatMap(({ word, share }) => (word === null ? [] : [[word, share] as const])));
  return { recipes: rows[0]?.recipes ?? 0, share: (word) => shares.get(word) ?? 0 };
}
