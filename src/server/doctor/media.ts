import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Finding, Patient } from './finding.ts';

const SHOWN = 3;
/** Files that are redrawn whenever they are missing, and files the doctor put aside before. */
const DISPENSABLE = /^(?:drawn|orphans)\//;
/** Files are written shortly before their rows. */
const SETTLE_MS = 5_000;

/** Files that rows name and that are missing or elsewhere, and files that no row names. */
export async function* misplacedFiles({ pool, media }: Patient): AsyncGenerator<Finding, void> {
  const { storage } = media;
  const db = drizzle(pool);
  const stored = new Set<string>();
  for await (const name of storage.list()) if (!DISPENSABLE.test(name)) stored.add(name);
  const named = new Set<string>();
  const missing: string[] = [];
  const moves: [from: string, to: string][] = [];
  for await (const { place, otherPlace } of media.named(db)) {
    named.add(place).add(otherPlace);
    // Checked again, because the file may be newer than the list.
    if (stored.has(place) || (await storage.has(place))) continue;
    if (await storage.has(otherPlace)) moves.push([otherPlace, place]);
    else missing.push(place);
  }
  if (missing.length > 0)
    yield {
      what: `${missing.length} files that rows name are missing: ${listed(missing)}`,
      advice: 'Copy them from a backup: restore it into another folder, and copy them from its "media".',
    };
  if (moves.length > 0)
    yield {
      what: `${moves.length} files are not where their rows say: ${listed(moves.map(([from]) => from))}`,
      advice: '"npm run doctor -- --fix" moves them.',
      async fix() {
        for (const [from, to] of moves) await storage.move(from, to);
      },
    };
  let orphans = [...stored].filter((name) => !named.has(name));
  if (orphans.length > 0) {
    await wait(SETTLE_MS);
    const since = new Set<string>();
    for await (const { place, otherPlace } of media.named(db)) since.add(place).add(otherPlace);
    const isThere = await Promise.all(orphans.map((name) => storage.has(name)));
    orphans = orphans.filter((name, at) => isThere[at] && !since.has(name));
  }
  if (orphans.length > 0)
    yield {
      what: `${orphans.length} files belong to no row: ${listed(orphans)}`,
      advice: '"npm run doctor -- --fix" moves them into "media/orphans", which you may delete.',
      async fix() {
        for (const name of orphans) await storage.move(name, `orphans/${name}`);
      },
    };
}

function listed(names: readonly string[]): string {
  return names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? ' …' : '');
}
