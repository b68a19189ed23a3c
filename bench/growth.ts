import { Agent, request } from 'node:http';
import type { Database } from '../src/server/db.ts';

/** Milliseconds per hot path; every request differs, so that no cache answers. */
export interface Sizes {
  list: Timing;
  read: Timing;
  plan: Timing;
  search: Timing;
}
interface Timing {
  mean: number;
  p95: number;
}

const DIFFERENT = 1000;
const AT_ONCE = 16;

/** Measures the hot paths at the catalog's current size. */
export async function measureSize(
  { pool }: Database,
  origin: string,
  headers: Record<string, string>,
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
    list: await timeEach(
      origin,
      cursors.map((cursor) => `/api/recipes?limit=20&cursor=${cursor}`),
    ),
    read: await timeEach(
      origin,
      ids.map((id) => `/api/recipes/${id}`),
    ),
    plan: await timeEach(
      origin,
      ids.map(
        (_, at) => `/api/meal-plan?from=2026-03-${day(at % 28)}&to=${2027 + Math.floor(at / 28)}-05-01`,
      ),
      headers,
    ),
    search: await timeEach(
      origin,
      words.map((word) => `/api/search?q=${word}`),
    ),
  };
}

const day = (at: number) => String(at + 1).padStart(2, '0');

/** Requests each path once, 16 at a time. */
async function timeEach(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const queue = [...paths];
  const times: number[] = [];
  const worker = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const started = performance.now();
      await ask(origin + path, agent, headers);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

function ask(address: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${address} answered ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
