import type { Database } from '../src/server/db.ts';
import { eachOnce, type Once } from './each-once.ts';
import type { Processor } from './processor.ts';

/** Milliseconds per hot path; every request differs, so that no cache answers. */
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
