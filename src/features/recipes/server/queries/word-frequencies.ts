import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

const KEEP_MS = 60_000;
/** Ranks by popularity whose scores are known; past half of all recipes, looking them up is not worthwhile. */
const PLACES = [
  400, 500, 650, 800, 1_000, 1_300, 1_600, 2_000, 2_500, 3_200, 4_000, 5_000, 6_500, 8_000, 10_000, 13_000,
  16_000, 20_000, 25_000, 32_000, 40_000, 50_000,
];
/** In a small sample, rarer words are common by chance. */
const RAREST = 0.004;

export interface WordFrequencies {
  /** Approximate number of recipes. */
  recipes: number;
  /** The share of recipes with a word, 0 to 1; 0 if the word is not among the most common. */
  share(word: string): number;
  /** Words that are not among the most common have a smaller share. */
  leastShare: number;
  /** A score that `of` recipes reach: at least `most`, but not many times more; `null` if that is nearly all recipes. */
  popularAmong(most: number): { score: number; of: number } | null;
}

const UNKNOWN: WordFrequencies = { recipes: 0, share: () => 0, leastShare: 1, popularAmong: () => null };
const known = new WeakMap<Db, { until: number; frequencies: Promise<WordFrequencies> }>();

/**
 * The database's own statistics on common words, so that a search need not read tens of thousands of recipes to find out
 * that there are many. At most one statement per minute.
 */
export function wordFrequencies(db: Db): Promise<WordFrequencies> {
  const kept = known.get(db);
  if (kept && kept.until > Date.now()) return kept.frequencies;
  const frequencies = readStatistics(db).catch(() => UNKNOWN);
  known.set(db, { until: Date.now() + KEEP_MS, frequencies });
  return frequencies;
}

async function readStatistics(db: Db): Promise<WordFrequencies> {
  const { rows } = await db.execute<{
    word: string | null;
    share: number;
    recipes: number;
    scores: (number | null)[];
  }>(sql`
    with placed as materialized (
      select score, row_number() over (order by score desc, id desc) as place
      from (
        select score, id from all_recipes order by score desc, id desc
        limit (select least(${PLACES.at(-1)}, greatest(reltuples / 2, 0)) from pg_class where oid = 'all_recipes'::regclass)
      ) popular
    )
    select word, share::double precision as share, greatest(reltuples, 0)::double precision as recipes,
      case when row_number() over () = 1 then array(
        select case when wanted.place < reltuples / 2 then score end
        from unnest(${sql.param(PLACES)}::integer[]) with ordinality wanted (place, nth) left join placed using (place)
        order by nth
      ) end as scores
    from pg_stats, pg_class, unnest(most_common_elems::text::text[], most_common_elem_freqs) common (word, share)
    where pg_class.oid = 'all_recipes'::regclass and schemaname = relnamespace::regnamespace::text
      and tablename = 'all_recipes' and attname = 'search'`);
  const shares = new Map(rows.flatMap(({ word, share }) => (word === null ? [] : [[word, share] as const])));
  const scores = rows.find((row) => row.scores)?.scores ?? [];
  return {
    recipes: rows[0]?.recipes ?? 0,
    share: (word) => shares.get(word) ?? 0,
    leastShare: Math.max(RAREST, Math.min(...shares.values())),
    popularAmong: (most) => {
      const at = PLACES.findIndex((place) => place >= most);
      const score = scores[at] ?? null;
      return score === null ? null : { score, of: PLACES[at] as number };
    },
  };
}
