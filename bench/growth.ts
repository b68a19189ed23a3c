import type { Database } from '../src/server/database/db.ts';
import { eachOnce, type Once } from './each-once.ts';
import type { Processor } from './processor.ts';
import { note } from './report.ts';

/** Milliseconds for each hot path; every request differs, so that no cache helps. */
export interface Sizes {
  list: Once;
  read: Once;
  plan: Once;
  search: Once;
}

const DIFFERENT = 1000;

/** Measures the hot paths at the catalog's current size. */
export async function measureSize(
  { pool }: Database,
  origin: string,
  headers: Record<string, string>,
  processor: Processor,
): Promise<Sizes> {
  const texts = async (query: string) =>
    (await pool.query<{ text: string }>(query, [DIFFERENT])).rows.map(({ text }) => text);
  const places = await texts(
    `select json_build_array('newest', (extract(epoch from created_at) * 1000000)::bigint, id)::text as text
     from recipes order by random() limit $1`,
  );
  const ids = await texts('select id::text as text from recipes order by random() limit $1');
  const words = await texts(
    "select word as text from search_words where word ~ '^[a-z]{4,}$' order by random() limit $1",
  );
  const cursors = places.map((place) => Buffer.from(place).toString('base64url'));
  return {
    list: await eachOnce(
      origin,
      cursors.map((cursor) => `/api/recipes?limit=20&cursor=${cursor}`),
    ),
    read: await eachOnce(
      origin,
      ids.map((id) => `/api/recipes/${id}`),
    ),
    plan: await eachOnce(
      origin,
      ids.map(
        (_, at) => `/api/meal-plan?from=2026-03-${day(at % 28)}&to=${2027 + Math.floor(at / 28)}-05-01`,
      ),
      headers,
    ),
    search: await eachOnce(
      origin,
      words.map((word) => `/api/search?q=${word}`),
      {},
      processor,
    ),
  };
}

const day = (at: number) => String(at + 1).padStart(2, '0');

/** Compares the hot paths of a larger catalog with those of a smaller one. */
export function noteGrowth(recipes: number, before: number, small: Sizes, large: Sizes): void {
  const size = recipes.toLocaleString('en');
  const grown = (what: string, name: keyof Sizes, of: 'mean' | 'p95', target: number) => {
    const ratio = large[name][of] / small[name][of];
    note(
      `${what}, ${size} recipes`,
      `${large[name][of].toFixed(1)} ms = ${ratio.toFixed(2)} × that at ${before.toLocaleString('en')}`,
      `≤ ${target} ×`,
      ratio <= target,
    );
  };
  grown('a page of the list, mean', 'list', 'mean', 1.3);
  grown('a recipe, mean', 'read', 'mean', 1.3);
  grown('a range of the plan, mean', 'plan', 'mean', 1.3);
  grown('search a word, 95 %', 'search', 'p95', 4);
  const target = recipes > 100_000 ? 100 : 50;
  note(
    `search 1,000 different words, nothing cached, ${size} recipes`,
    `95 % ≤ ${Math.round(large.search.p95)} ms${large.search.refused > 0 ? `, ${large.search.refused} refused` : ''}`,
    `≤ ${target} ms`,
    large.search.p95 <= target,
    large.search.cost,
  );
}
