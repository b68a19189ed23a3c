import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { AnonymousRecipes } from '../../contract.ts';
import { allRecipes, recipeDeletions } from '../tables.ts';

const RESTORABLE_MS = 30 * DAY_MS;
const TITLES_SHOWN = 5;
const MOST_DELETIONS = 20;

/** Recipes whose author is gone, and that bear nobody else's name. */
const IS_ANONYMOUS = sql`author_id is null and lower(author_name) = 'anonymous'`;

/** What 'Delete Anonymous Recipes' would delete, and what it has deleted and can still restore. Two statements. */
export async function anonymousRecipes({ db, now }: RequestContext): Promise<AnonymousRecipes> {
  const { rows } = await db.execute<{ count: number; titles: string[] }>(sql`
    select (select count(*)::integer from recipes where ${IS_ANONYMOUS}) as count,
      array(select title from recipes where ${IS_ANONYMOUS} order by id limit ${TITLES_SHOWN}) as titles`);
  const deletions = await db
    .select({
      id: recipeDeletions.id,
      at: recipeDeletions.deletedAt,
      by: profiles.name,
      recipes: recipeDeletions.recipes,
    })
    .from(recipeDeletions)
    .leftJoin(profiles, eq(profiles.id, recipeDeletions.deletedBy))
    .where(
      and(
        isNull(recipeDeletions.restoredAt),
        gt(recipeDeletions.deletedAt, new Date(now.getTime() - RESTORABLE_MS)),
      ),
    )
    .orderBy(desc(recipeDeletions.deletedAt))
    .limit(MOST_DELETIONS);
  return {
    count: rows[0]?.count ?? 0,
    titles: rows[0]?.titles ?? [],
    deletions: deletions.map((deletion) => ({
      ...deletion,
      at: deletion.at.toISOString(),
      until: new Date(deletion.at.getTime() + RESTORABLE_MS).toISOString(),
    })),
  };
}

/** Deletes all recipes from Anonymous, so that they can be restored for 30 days. */
export async function removeAnonymous(
  context: RequestContext,
): Promise<{ deleted: number; deletionId: string | null }> {
  const { db, now } = context;
  const deletionId = randomUUID();
  await db
    .insert(recipeDeletions)
    .values({ id: deletionId, deletedAt: now, deletedBy: signedIn(context).id, recipes: 0 });
  const { rowCount } = await db.execute(sql`
    update all_recipes set deleted_in = ${deletionId} where deleted_in is null and ${IS_ANONYMOUS}`);
  const deleted = rowCount ?? 0;
  const isThis = eq(recipeDeletions.id, deletionId);
  if (deleted === 0) {
    await db.delete(recipeDeletions).where(isThis);
    return { deleted, deletionId: null };
  }
  await db.update(recipeDeletions).set({ recipes: deleted }).where(isThis);
  await recordAudit(context, {
    action: 'delete_anonymous_recipes',
    subjectType: 'recipe_deletion',
    subjectId: deletionId,
    details: { deleted },
  });
  return { deleted, deletionId };
}

/**
 * Restores recipes that were deleted together. Throws `not_found` if they were already restored, or deleted over 30 days
 * ago.
 */
export async function restoreDeleted(
  context: RequestContext,
  { deletionId }: { deletionId: string },
): Promise<{ restored: number }> {
  const { db, now } = context;
  const rows = isUuid(deletionId)
    ? await db
        .update(recipeDeletions)
        .set({ restoredAt: now })
        .where(
          and(
            eq(recipeDeletions.id, deletionId),
            isNull(recipeDeletions.restoredAt),
            gt(recipeDeletions.deletedAt, new Date(now.getTime() - RESTORABLE_MS)),
          ),
        )
        .returning({ id: recipeDeletions.id })
    : [];
  if (rows.length === 0)
    throw new AppError(
      'not_found',
      t('These recipes can no longer be restored, or have already been restored.'),
    );
  const { rowCount } = await db
    .update(allRecipes)
    .set({ deletedIn: null })
    .where(eq(allRecipes.deletedIn, deletionId));
  const restored = rowCount ?? 0;
  await recordAudit(context, {
    action: 'restore_recipes',
    subjectType: 'recipe_deletion',
    subjectId: deletionId,
    details: { restored },
  });
  return { restored };
}

/** Permanently deletes recipes that were deleted 30 days ago. */
export async function eraseDeletedRecipes(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ id: recipeDeletions.id })
    .from(recipeDeletions)
    .where(lte(recipeDeletions.deletedAt, new Date(now.getTime() - RESTORABLE_MS)));
  if (due.length === 0) return;
  // Listed one by one: when joining a table without statistics, PostgreSQL would scan all recipes.
  const ids = due.map(({ id }) => id);
  await db.delete(allRecipes).where(inArray(allRecipes.deletedIn, ids));
  await db.delete(recipeDeletions).where(inArray(recipeDeletions.id, ids));
}
