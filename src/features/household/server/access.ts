import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { kitchenMembers, kitchens, profiles } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { sha256 } from '#server/sha256.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { householdInvitations } from './tables.ts';

/** The members of a kitchen, longest-standing first; the first is the organizer. */
export async function membersOf(db: Db, kitchenId: string) {
  const { id, name, username, avatarUrl } = profiles;
  return db
    .select({ id, name, username, avatarUrl })
    .from(kitchenMembers)
    .innerJoin(profiles, eq(profiles.id, kitchenMembers.userId))
    .where(eq(kitchenMembers.kitchenId, kitchenId))
    .orderBy(asc(kitchenMembers.joinedAt), asc(kitchenMembers.userId));
}

/**
 * The kitchen somebody is in now, which may have changed since their request started. Throws `not_found` for a deleted
 * account.
 */
export async function kitchenNow(db: Db, userId: string): Promise<string> {
  const [member] = await db
    .select({ kitchenId: kitchenMembers.kitchenId })
    .from(kitchenMembers)
    .where(eq(kitchenMembers.userId, userId));
  if (!member) throw new AppError('not_found', t('This account no longer exists.'));
  return member.kitchenId;
}

/** The kitchen that somebody last left to join a household; `null` if there is none for them to get back. */
export async function waitingKitchen(db: Db, userId: string): Promise<string | null> {
  const [kitchen] = await db
    .select({ id: kitchens.id })
    .from(kitchens)
    .where(eq(kitchens.waitsFor, userId))
    .orderBy(desc(kitchens.waitsSince), desc(kitchens.id))
    .limit(1);
  return kitchen?.id ?? null;
}

/**
 * Keeps anybody from joining or leaving these kitchens until the transaction ends. Locks them in id order, like all code
 * that locks several, to avoid deadlocks. Anything read before may have changed: read it again.
 */
export async function lockKitchens(db: Db, ids: readonly (string | null)[]): Promise<void> {
  await db.execute(sql`
    select from kitchens where id = any(${sql.param(ids.filter((id) => id !== null))}::uuid[])
    order by id for no key update`);
}

/** An invitation ends when its inviter leaves the household. */
export const INVITER_IS_MEMBER = and(
  eq(kitchenMembers.kitchenId, householdInvitations.kitchenId),
  eq(kitchenMembers.userId, householdInvitations.invitedBy),
);

/** The kitchen that a link opens, and the inviter. Throws `not_found` for a link that is unknown, revoked or expired. */
export async function invitedBy(
  db: Db,
  token: string,
  now: Date,
): Promise<{ kitchenId: string; invitedBy: string }> {
  const [open] = await db
    .select({ kitchenId: householdInvitations.kitchenId, invitedBy: profiles.name })
    .from(householdInvitations)
    .innerJoin(profiles, eq(profiles.id, householdInvitations.invitedBy))
    .innerJoin(kitchenMembers, INVITER_IS_MEMBER)
    .where(and(eq(householdInvitations.tokenHash, sha256(token)), gt(householdInvitations.expiresAt, now)));
  if (!open)
    throw new AppError('not_found', t('This invitation no longer works. Please ask for a new link.'));
  return open;
}
