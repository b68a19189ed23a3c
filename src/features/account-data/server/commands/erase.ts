import { and, eq, lte, not, sql } from 'drizzle-orm';
import { HAS_ADMIN_ROLE, kitchensOf } from '#features/accounts/server/access.ts';
import { users, verifications } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/db.ts';
import type { PersonalData } from '#server/offers.ts';
import { accountDeletions } from '../tables.ts';

const BATCH = 20;

/** Erases the accounts whose time has come, each in a transaction of its own; returns how many. */
export async function eraseDueAccounts(
  db: Db,
  personal: readonly PersonalData[],
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const due = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    // Whoever became an admin meanwhile stays, as admins cannot delete their account.
    .where(and(lte(accountDeletions.eraseAt, now), not(HAS_ADMIN_ROLE)))
    .orderBy(accountDeletions.eraseAt)
    .limit(BATCH);
  let erased = 0;
  for (const { userId } of due) {
    if (signal?.aborted) break;
    await db.transaction((tx) => eraseAccount(tx as Db, personal, userId));
    erased++;
  }
  return erased;
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
  // Everything else of this person references the account, and goes with it.
  await db.delete(users).where(eq(users.id, userId));
}

/**
 * Locks every kitchen that erasing changes, by id like all that locks several: the person's own, and those that planned their
 * recipes, whose meals are marked when the recipes go.
 */
async function lockKitchens(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    select from kitchens where id in ${kitchensOf(userId)} or id in (
      select kitchen_id from meal_plans join all_recipes on all_recipes.id = recipe_id where author_id = ${userId})
    order by id for no key update`);
}
