import type { Database } from '../src/server/db.ts';
import { drive, type Load } from './load.ts';

const RECIPE_PAGES = 200;

/** Drives whole public pages, each already visited once, for visitors and for a signed-in person. */
export async function measurePages(
  { pool }: Database,
  origin: string,
  cookie: string,
): Promise<{ what: string; load: Load }[]> {
  const column = async (query: string) =>
    (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const recipes = await column(
    `select id::text as text from recipes order by random() limit ${RECIPE_PAGES}`,
  );
  const [author = ''] = await column("select username as text from profiles where username = 'ari_writes'");
  const pages = {
    Home: ['/'],
    [`recipe page (${RECIPE_PAGES} different ones)`]: recipes.map((id) => `/recipe/${id}`),
    'search page (8 words)': ['chicken', 'soup', 'pasta', 'cake', 'curry', 'rice', 'bread', 'lemon'].map(
      (word) => `/search?q=${word}`,
    ),
    'profile page': [`/profile/${author}`],
  };
  const measured: { what: string; load: Load }[] = [];
  for (const [name, paths] of Object.entries(pages))
    for (const [who, headers] of [
      ['visitors', {}],
      ['signed in', { cookie }],
    ] as const) {
      for (const path of paths) await (await fetch(origin + path, { headers })).text();
      const requests = paths.map((path) => ({ method: 'GET' as const, path }));
      measured.push({
        what: `${name}, whole HTML, ${who}`,
        load: await drive(origin, requests, { headers }),
      });
    }
  return measured;
}
