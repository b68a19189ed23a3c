import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../../src/server/database/db.ts';
import type { World } from '../world.ts';

/** Sends a request, holds it back where it needs a table, and changes something before it continues. */
export async function meanwhile<Answer>(
  world: World,
  table: string,
  send: () => Promise<Answer>,
  change: (db: Db) => Promise<unknown>,
): Promise<Answer> {
  let sent: Promise<Answer> | undefined;
  await world.owner.db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    sent = send();
    sent.catch(() => {});
    const waiting = 'select from pg_locks where relation = $1::regclass and not granted';
    await expect
      .poll(async () => (await world.database.pool.query(waiting, [table])).rowCount)
      .toBeGreaterThan(0);
    await change(transaction as Db);
  });
  return sent as Promise<Answer>;
}
