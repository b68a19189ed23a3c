import { eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { safeReturnPath } from '#shared/return-path.ts';
import { t } from '#shared/t.ts';
import { toPromotion } from '../queries/promotions.ts';
import { promotions } from '../tables.ts';
import { addOnce } from './reminders.ts';

interface NewPromotion {
  id: string;
  title: string;
  text: string;
  path: string;
}

/**
 * Stores a promotion to be sent; if it is sent again, returns the stored one. Throws `invalid_input` for a path of another
 * site.
 */
export async function createPromotion(context: RequestContext, { id, title, text, path }: NewPromotion) {
  const { db, now, caller } = context;
  const own = path === '' ? null : safeReturnPath(path);
  if (path !== '' && own === null) {
    const message = t('Please enter a page of this Plateful, for example /recipes.');
    throw new AppError('invalid_input', message, { issues: [{ path: 'path', message }] });
  }
  const row = { id, title, text, path: own, createdBy: caller.user?.id ?? null, createdAt: now };
  const { rowCount } = await db.insert(promotions).values(row).onConflictDoNothing();
  if (rowCount)
    await recordAudit(context, { action: 'send_promotion', subjectType: 'promotion', subjectId: id });
  const [stored] = await db.select().from(promotions).where(eq(promotions.id, id));
  if (!stored) throw new Error('A promotion was not stored.');
  return toPromotion(stored);
}

/** Adds a promotion by admins to everybody's notifications, once. */
export async function sendPromotions(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const waiting = await db.select().from(promotions).where(isNull(promotions.sentAt));
  for (const { id, title, text, path } of waiting) {
    if (signal?.aborted) return;
    await db.transaction(async (within) => {
      const people = await within.select({ id: users.id }).from(users);
      await addOnce(
        within,
        'promotion',
        id,
        { title, text, path },
        people.map((person) => person.id),
        now,
      );
      const recipients = sql`(select count(*) from notifications where kind = 'promotion' and about = ${id})`;
      await within
        .update(promotions)
        .set({ sentAt: now, recipients: sql`${recipients}` })
        .where(eq(promotions.id, id));
    });
  }
}
