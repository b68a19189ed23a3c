import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { transactionFor } from '../src/server/database/acting.ts';
import { type Db, openDatabase } from '../src/server/database/db.ts';
import { APP_ROLE, grantAccess, migrate } from '../src/server/database/migrate.ts';
import { actingAs } from '../src/server/database/named-db.ts';
import { startEmbedded } from '../src/server/postgres/embedded.ts';
import { newId } from '../src/shared/id.ts';
import type { Report } from './report.ts';

export const title = 'Row policies: what they cost';

const TIMES = 4_000;
const ENTRIES = 200;
/** How many times as long each may take with a person named: planning a policy weighs most in short statements. */
const DEAREST: Record<string, number> = { read: 1.2, write: 1.2, statement: 1.3 };

/** Reads and writes entries of a recipe book, with and without policies that apply. */
export async function prove(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-proof-'));
  const server = await startEmbedded(join(folder, 'data'));
  const owner = openDatabase(server.connection, 2);
  try {
    await migrate(owner.pool);
    await grantAccess(owner.pool, APP_ROLE);
    const app = openDatabase({ ...server.connection, user: APP_ROLE }, 2);
    const userId = newId();
    await owner.pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
      userId,
      'Cook',
      'c@example.org',
    ]);
    const { rows } = await owner.pool.query<{ id: string }>(
      "insert into recipe_book (id, user_id, title, content) select gen_random_uuid(), $1, 'Soup', 'Boil it.' from generate_series(1, $2) returning id",
      [userId, ENTRIES],
    );
    const entryId = rows[0]?.id;
    const caller = { user: { id: userId } as never, isAdmin: false, kitchenId: newId() };
    const named = (work: (db: Db) => Promise<unknown>) =>
      actingAs({ personId: userId, kitchenId: caller.kitchenId }, () => work(app.named));
    const read = (db: Db) =>
      db.execute(
        sql`select id, title from recipe_book where user_id = ${userId} order by created_at desc, id desc limit 50`,
      );
    const write = (db: Db) =>
      db.execute(sql`update recipe_book set title = 'Stew' where user_id = ${userId} and id = ${entryId}`);
    const figures = await inTurn({
      read: () => read(owner.db),
      'read with policies, for nobody': () => read(app.db),
      'read that names its person': () => named(read),
      write: () => owner.db.transaction((db) => write(db as Db)),
      'write that names its person': () => transactionFor(app, caller, write),
      statement: () => write(owner.db),
      'statement with policies, for nobody': () => write(app.db),
      'statement that names its person': () => named(write),
    });
    for (const [what, ms] of Object.entries(figures)) {
      const [kind = ''] = what.split(' ', 1);
      const ratio = ms / (figures[kind] ?? ms);
      const most = DEAREST[kind] ?? 1;
      const isTarget = what.endsWith('names its person');
      report.add(
        what,
        `${ms.toFixed(3)} ms, ${ratio.toFixed(2)} times as long as without policies`,
        isTarget ? `≤ ${most} times` : undefined,
        isTarget ? ratio <= most : null,
      );
    }
    await app.close();
  } finally {
    await owner.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median time of each, in milliseconds. They take turns, so that a busy machine slows all of them equally. */
async function inTurn(work: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const took: Record<string, number[]> = {};
  for (let time = 0; time < TIMES; time++)
    for (const [what, run] of Object.entries(work)) {
      const begun = performance.now();
      await run();
      took[what] ??= [];
      took[what].push(performance.now() - begun);
    }
  return Object.fromEntries(
    Object.entries(took).map(([what, times]) => [what, times.toSorted((a, b) => a - b)[TIMES / 2] ?? 0]),
  );
}
