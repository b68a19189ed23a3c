import type { Caller, RequestContext } from '../context.ts';
import type { Database, Db } from './db.ts';
import { type Actor, actingAs, namingIn } from './named-db.ts';

/**
 * A transaction in which the database's row policies know whom it acts for (docs/decisions/0057-row-policies.md). Admins act
 * for everyone and visitors for nobody, so neither is named.
 */
export function transactionFor<Result>(
  { db }: Pick<Database, 'db'>,
  caller: Pick<Caller, 'user' | 'isAdmin' | 'kitchenId'>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const actor = actorOf(caller);
  return actor ? db.transaction(work, namingIn(actor)) : db.transaction(work);
}

/** Runs work that only reads, or opens its own transactions, so that each of its statements acts for the caller. */
export function statementsFor<Result>(
  { db, named }: Pick<Database, 'db' | 'named'>,
  context: RequestContext,
  work: (context: RequestContext) => Promise<Result>,
): Promise<Result> {
  const actor = actorOf(context.caller);
  if (!actor || context.db !== db) return work(context);
  return actingAs(actor, () => work({ ...context, db: named }));
}

function actorOf({ user, isAdmin, kitchenId }: Pick<Caller, 'user' | 'isAdmin' | 'kitchenId'>): Actor | null {
  return user && !isAdmin ? { personId: user.id, kitchenId } : null;
}
