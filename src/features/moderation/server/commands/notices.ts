import { and, eq, isNull } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { removals, sanctions } from '../tables.ts';

/** Removes a removal or warning from its author's notices. A suspension is shown until it ends. */
export async function dismissNotice(
  context: RequestContext,
  { noticeId }: { noticeId: string },
): Promise<{ id: string }> {
  const { db, now } = context;
  const { id: userId } = signedIn(context);
  if (!isUuid(noticeId)) throw noticeNotFound();
  const removed = await db
    .update(removals)
    .set({ dismissedAt: now })
    .where(and(eq(removals.id, noticeId), eq(removals.authorId, userId)));
  if (removed.rowCount) return { id: noticeId };
  const warned = await db
    .update(sanctions)
    .set({ dismissedAt: now })
    .where(and(eq(sanctions.id, noticeId), eq(sanctions.userId, userId), eq(sanctions.kind, 'warning')));
  if (!warned.rowCount) throw noticeNotFound();
  return { id: noticeId };
}

/** Appeals a removal, once. */
export async function appealRemoval(
  context: RequestContext,
  { removalId, text }: { removalId: string; text: string },
): Promise<{ id: string }> {
  const { db, now } = context;
  const own = and(
    eq(removals.id, removalId),
    eq(removals.authorId, signedIn(context).id),
    isNull(removals.restoredAt),
  );
  const [removal] = isUuid(removalId) ? await db.select().from(removals).where(own).for('update') : [];
  if (!removal) throw noticeNotFound();
  if (removal.goneAt)
    throw new AppError('conflict', t('What was removed no longer exists, so nothing can be restored.'));
  if (removal.appealedAt) throw new AppError('conflict', t('You have already appealed this.'));
  await db.update(removals).set({ appeal: text, appealedAt: now, dismissedAt: null }).where(own);
  return { id: removal.id };
}

function noticeNotFound(): AppError {
  return new AppError('not_found', t('This notice no longer exists.'));
}
