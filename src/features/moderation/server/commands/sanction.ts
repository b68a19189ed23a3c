import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { HAS_ADMIN_ROLE, lockAccount } from '#features/accounts/server/access.ts';
import { users } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { Sanction } from '../../rules/content.ts';
import type { ReportReason } from '../../rules/reasons.ts';
import { sanctions } from '../tables.ts';

/** Warns or suspends a person who is not an admin. Suspended people read, plan and shop, and publish nothing. */
export async function sanctionPerson(
  context: RequestContext,
  input: { userId: string; kind: Sanction; reason: ReportReason; message: string; days: number | null },
): Promise<{ id: string }> {
  const { db, now } = context;
  const { userId, kind, reason, message, days } = input;
  const [person] = isUuid(userId)
    ? await db.select({ id: users.id, isAdmin: HAS_ADMIN_ROLE }).from(users).where(eq(users.id, userId))
    : [];
  if (!person) throw new AppError('not_found', t('This person no longer exists.'));
  if (person.isAdmin) throw new AppError('forbidden', t('Admins cannot be warned or suspended.'));
  const until = kind === 'suspension' && days !== null ? new Date(now.getTime() + days * DAY_MS) : null;
  if (kind === 'suspension') {
    // Two moderators at once would each see no suspension to replace.
    await lockAccount(db, userId);
    await lift(context, userId);
  }
  const id = randomUUID();
  await db
    .insert(sanctions)
    .values({ id, userId, kind, reason, message, until, createdBy: signedIn(context).id, createdAt: now });
  await recordAudit(context, {
    action: kind === 'warning' ? 'warn' : 'suspend',
    subjectType: 'profile',
    subjectId: userId,
    details: { reason, message, until: until?.toISOString() ?? null },
  });
  return { id };
}

/** Ends a suspension now, but not one that has replaced it. Throws `not_found`, and `conflict` if it is over. */
export async function liftSuspension(
  context: RequestContext,
  { sanctionId }: { sanctionId: string },
): Promise<{ id: string }> {
  const { db, now } = context;
  const [row] = isUuid(sanctionId)
    ? await db
        .select({ userId: sanctions.userId })
        .from(sanctions)
        .where(and(eq(sanctions.id, sanctionId), eq(sanctions.kind, 'suspension')))
    : [];
  if (!row) throw new AppError('not_found', t('This suspension no longer exists.'));
  const { rowCount } = await db
    .update(sanctions)
    .set({ liftedAt: now })
    .where(
      and(
        eq(sanctions.id, sanctionId),
        isNull(sanctions.liftedAt),
        or(isNull(sanctions.until), gt(sanctions.until, now)),
      ),
    );
  if (!rowCount) throw new AppError('conflict', t('This suspension has already ended.'));
  await recordAudit(context, { action: 'lift_suspension', subjectType: 'profile', subjectId: row.userId });
  return { id: sanctionId };
}

/** Ends a suspension that a new one replaces. */
async function lift({ db, now }: RequestContext, userId: string): Promise<void> {
  await db
    .update(sanctions)
    .set({ liftedAt: now })
    .where(and(eq(sanctions.userId, userId), eq(sanctions.kind, 'suspension'), isNull(sanctions.liftedAt)));
}
