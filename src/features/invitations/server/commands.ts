import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { lockCount } from '#server/database/lock-count.ts';
import { sha256 } from '#server/sha256.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import type { Invitation } from '../contract.ts';
import { MOST_INVITATIONS } from '../rules/limits.ts';
import { isOpen, toInvitation } from './queries.ts';
import { invitations } from './tables.ts';

const CODE_BYTES = 18;

/** Creates an invitation. Only this response contains its link. Throws `conflict` at the limit. */
export async function createInvitation(
  context: RequestContext,
  { note, uses, days }: { note: string; uses: number; days: number },
): Promise<{ invitation: Invitation; link: string }> {
  const { db, now, config } = context;
  const admin = signedIn(context);
  await lockCount(db, 'invitations');
  if ((await db.$count(invitations, isOpen(now))) >= MOST_INVITATIONS)
    throw new AppError(
      'conflict',
      t('There are {count} invitations. Please revoke one.', { count: MOST_INVITATIONS }),
    );
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const [row] = await db
    .insert(invitations)
    .values({
      id: randomUUID(),
      codeHash: sha256(code),
      note,
      uses,
      madeBy: admin.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    })
    .returning();
  if (!row) throw new Error('An inserted invitation was not returned.');
  await recordAudit(context, {
    action: 'invite',
    subjectType: 'invitation',
    subjectId: row.id,
    details: { note, uses, days },
  });
  const link = config.publicUrl + paths.auth({ activeTab: 'signup', invitation: code });
  return { invitation: toInvitation(row, admin.name), link };
}

/** Revokes an invitation. Throws `not_found`. */
export async function revokeInvitation(context: RequestContext, id: string): Promise<{ id: string }> {
  const { rowCount } = isUuid(id)
    ? await context.db.delete(invitations).where(eq(invitations.id, id))
    : { rowCount: 0 };
  if (!rowCount) throw new AppError('not_found', t('This invitation no longer exists.'));
  await recordAudit(context, { action: 'revoke_invitation', subjectType: 'invitation', subjectId: id });
  return { id };
}

/** Takes one use of an invitation; false if none is left. */
export async function useInvitation(db: Db, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(invitations)
    .set({ used: sql`${invitations.used} + 1` })
    .where(and(eq(invitations.codeHash, sha256(code)), isOpen(now)));
  return rowCount === 1;
}

/** Returns a use that was not needed. */
export async function returnInvitation(db: Db, code: string): Promise<void> {
  await db
    .update(invitations)
    .set({ used: sql`greatest(${invitations.used} - 1, 0)` })
    .where(eq(invitations.codeHash, sha256(code)));
}
