import { join, resolve } from 'node:path';
import { killDuringWrites } from '../test/failures/kill.ts';
import { SERVER } from '../tools/build.mjs';
import type { Report } from './report.ts';

export const title = 'Durability';

const ROOT = resolve(import.meta.dirname, '..');
const KILLS = 400;
const LONGEST_RECOVERY_MS = 5_000;

/** Kills the app and the database in turn, even while it recovers, under eight writers doing every kind of write. */
export async function prove(report: Report): Promise<void> {
  const { rounds, acknowledged, made, changed, removed, lost, phantoms, halfWritten, ended, recoveries } =
    await killDuringWrites(KILLS, join(ROOT, SERVER));
  report.add('kills, of the app, the database, both, and the database that recovers', String(rounds));
  const kinds = Object.entries(acknowledged).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
  report.add('acknowledged writes', kinds.join(', '));
  report.add('of them making, changing and removing', `${made}, ${changed}, ${removed}`);
  for (const [what, ids] of [
    ['acknowledged writes lost', lost],
    ['stored though nobody wrote them', phantoms],
    ['half-written', halfWritten],
  ] as const)
    report.add(
      what,
      `${ids.length}${ids.length > 0 ? `: ${ids.slice(0, 3).join(', ')}` : ''}`,
      '0',
      ids.length === 0,
    );
  report.add('ends of the app after a kill of its database', String(ended), '0', ended === 0);
  const half = recoveries[Math.floor(recoveries.length / 2)] ?? 0;
  const longest = recoveries.at(-1) ?? 0;
  report.add(
    'ready again after',
    `${Math.round(half)} ms (median), ${Math.round(longest)} ms (longest)`,
    `≤ ${LONGEST_RECOVERY_MS} ms`,
    longest <= LONGEST_RECOVERY_MS,
  );
}
