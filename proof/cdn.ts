import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRecipes } from '../src/features/recipes/server/commands/recipes.ts';
import { openDatabase } from '../src/server/database/db.ts';
import { embeddedConnection } from '../src/server/postgres/embedded.ts';
import { newId } from '../src/shared/id.ts';
import { end, freePort, launch, ready } from '../test/plateful-process.ts';
import { type Cdn, startNginx } from './cluster/nginx.ts';
import { expectPrograms, Programs, until } from './cluster/programs.ts';
import type { Report } from './report.ts';

export const title = 'A CDN';

const RECIPES = 40;
const EDITS = 60;
const READS_EACH = 20;
/** Longer than it takes for a change to reach the hook twice. */
const SETTLED_MS = 3_000;

/** nginx caches the public pages of a Plateful, which purges what changes. */
export async function prove(report: Report): Promise<void> {
  expectPrograms(['nginx']);
  const programs = new Programs(mkdtempSync(join(tmpdir(), 'plateful-cdn-')));
  const dataDir = mkdtempSync(join(tmpdir(), 'plateful-cdn-data-'));
  const port = await freePort();
  const cdn = await startNginx(programs, port);
  const plateful = launch({
    PORT: String(port),
    PUBLIC_URL: cdn.origin,
    DATA_DIR: dataDir,
    DEMO: 'off',
    CDN_PURGE_URL: cdn.purgeUrl,
    CDN_SECONDS: '600',
  });
  try {
    await ready(`http://127.0.0.1:${port}`, plateful);
    await until('Reaching Plateful', async () => (await fetch(cdn.origin)).ok);
    await measure(report, cdn, dataDir);
  } finally {
    await end(plateful);
    cdn.close();
    await programs.close();
    for (const folder of [programs.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(report: Report, cdn: Cdn, dataDir: string): Promise<void> {
  const database = openDatabase(embeddedConnection(dataDir), 1);
  try {
    const ids = Array.from({ length: RECIPES }, newId);
    await createRecipes(
      database.db,
      ids.map((id, nth) => ({
        id,
        title: `Soup ${nth}`,
        ingredients: [{ amount: '1', name: `leek${nth}` }],
      })),
    );
    await wait(SETTLED_MS);
    const pages = ['/', '/recipes', ...ids.map((id) => `/recipe/${id}`)];
    for (const page of pages) await cacheStatus(cdn, page);
    let hits = 0;
    for (let read = 0; read < READS_EACH; read++)
      for (const page of pages) if ((await cacheStatus(cdn, page)) === 'HIT') hits++;
    const share = hits / (READS_EACH * pages.length);
    report.add(
      'answered by the CDN while nothing changes',
      `${(share * 100).toFixed(1)} %`,
      '≥ 99 %',
      share >= 0.99,
    );

    const before = cdn.purges();
    const titles = new Map<string, string>();
    for (let edit = 0; edit < EDITS; edit++) {
      const id = ids[edit % ids.length] ?? '';
      titles.set(id, `Stew ${edit}`);
      await database.pool.query('update all_recipes set title = $2 where id = $1', [id, titles.get(id)]);
      for (const page of [`/recipe/${id}`, '/', '/recipes']) await cacheStatus(cdn, page);
    }
    await wait(SETTLED_MS);
    let stale = 0;
    for (const [id, now] of titles) {
      const page = await (await fetch(`${cdn.origin}/recipe/${id}`)).text();
      if (!page.includes(now)) stale++;
    }
    report.add(
      `pages that were old 3 s after ${EDITS} edits under load`,
      `${stale} of ${titles.size}`,
      '0',
      stale === 0,
    );
    report.add('purges for them', String(cdn.purges() - before), '> 0', cdn.purges() > before);
  } finally {
    await database.close();
  }
}

async function cacheStatus({ origin }: Cdn, path: string): Promise<string | null> {
  const response = await fetch(origin + path);
  await response.arrayBuffer();
  return response.headers.get('x-cache');
}
