import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { isUuid } from '#shared/id.ts';
import type { Caller } from './context.ts';
import type { Database, Db } from './db.ts';

/**
 * A transaction in which the row policies of the database know for whom it acts
 * (docs/decisions/0057-row-policies.md). Admins act for everyone, visitors for nobody: neither is named.
 */
export function transactionFor<Result>(
  { db }: Pick<Database, 'db'>,
  caller: Pick<Caller, 'user' | 'isAdmin' | 'kitchenId'>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { user, isAdmin, kitchenId } = caller;
  if (!user || isAdmin) return db.transaction(work);
  return db.transaction(work, naming(user.id, kitchenId));
}

/** Names them along with `begin`: a statement of its own would cost every write a round trip. */
function naming(personId: string, kitchenId: string | null): PgTransactionConfig {
  for (const id of [personId, kitchenId])
    if (id !== null && !isUuid(id)) throw new Error('Only ids can be named in a transaction.');
  const settings = `set local plateful.person = '${personId}'; set local plateful.kitchen = '${kitchenId ?? ''}'`;
  return { isolationLevel: `read committed; ${settings}` as 'read committed' };
}
