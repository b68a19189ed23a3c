import { and, eq, lte, not, notInArray, sql } from 'drizzle-orm';
import { HAS_ADMIN_ROLE, kitchensOf } from '#features/accounts/server/access.ts';
import { users, verifications } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { logWarning } from '#server/monitoring/log.ts';
import type { PersonalData } from '#server/offers.ts';
import { accountDeletions } from '../tables.ts';

const BATCH = 20;

/**
 * Erases the accounts that are due, each in its own transaction; returns how many. One that cannot be erased does not block
 * the others: its error is thrown once they are done.
 */
export async function eraseDueAccounts(
  db: Db,
  personal: readonly PersonalData[],
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const failed = new Map<string, unknown>();
  let erased = 0;
  while (erased < BATCH && !signal?.aborted) {
    const due = await dueAccounts(db, now, [...failed.keys()], BATCH - erased);
    if (due.length === 0) break;
    for (const userId of due) {
      if (signal?.aborted) break;
      try {
        await db.transaction((tx) => eraseAccount(tx as Db, personal, userId));
        erased++;
      } catch (error) {
        logWarning(`The account ${userId} could not be erased`, error);
        failed.set(userId, error);
      }
    }
  }
  if (failed.size > 0)
    throw new Error(`${failed.size} accounts could not be erased`, { cause: [...failed.values()][0] });
  return erased;
}

async function dueAccounts(db: Db, now: Date, failed: readonly string[], most: number): Promise<string[]> {
  const due = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(
      and(
        lte(accountDeletions.eraseAt, now),
        // People who have become admins since then stay, because admins cannot delete their account.
        not(HAS_ADMIN_ROLE),
        notInArray(accountDeletions.userId, [...failed]),
      ),
    )
    .orderBy(accountDeletions.eraseAt)
    .limit(most);
  return due.map(({ userId }) => userId);
}

async function eraseAccount(db: Db, personal: readonly PersonalData[], userId: string): Promise<void> {
  const [deletion] = await db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .for('update', { skipLocked: true });
  // Canceled meanwhile, or being erased by another process.
  if (!deletion) return;
  await lockKitchens(db, userId);
  for (const { erase } of personal) await erase?.(db, userId, { keepRecipes: deletion.keepRecipes });
  await db.delete(verifications).where(eq(verifications.value, userId));
  // Everything else of this person references the account, and is deleted with it.
  await db.delete(users).where(eq(users.id, userId));
}

/**
 * Locks every kitchen that erasing changes, in id order like all code that locks several: the person's own, and those that
 * planned their recipes, whose meals are marked when the recipes go.
 */
async function lockKitchens(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    select from kitchens where id in ${kitchensOf(userId)} or id in (
      select kitchen_id from meal_plans join all_recipes on all_recipes.id = recipe_id where author_id = ${userId})
    order by id for no key update`);
}
