import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { sha256 } from '#server/sha256.ts';
import type { Invitation } from '../contract.ts';
import { MOST_INVITATIONS } from '../rules/limits.ts';
import { invitations } from './tables.ts';

/** Invitations that can still be used, newest first. One statement. */
export async function openInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const rows = await db
    .select({ row: invitations, madeBy: profiles.name })
    .from(invitations)
    .leftJoin(profiles, eq(profiles.id, invitations.madeBy))
    .where(isOpen(now))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MOST_INVITATIONS);
  return rows.map(({ row, madeBy }) => toInvitation(row, madeBy));
}

/** Whether a link still lets someone join. */
export async function isInvited(db: Db, code: string, now: Date): Promise<boolean> {
  return (await db.$count(invitations, and(eq(invitations.codeHash, sha256(code)), isOpen(now)))) > 0;
}

/** SQL for an invitation that can still be used. */
export function isOpen(now: Date): SQL | undefined {
  return and(gt(invitations.expiresAt, now), lt(invitations.used, invitations.uses));
}

export function toInvitation(row: typeof invitations.$inferSelect, madeBy: string | null): Invitation {
  const { id, note, uses, used, createdAt, expiresAt } = row;
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return { id, note, uses, used, madeBy, ...times };
}
