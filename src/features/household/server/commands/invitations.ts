import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { kitchenOf } from '#features/meal-plan/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { sha256 } from '#server/sha256.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { MOST_PEOPLE, VALID_DAYS } from '../../rules/limits.ts';
import { OBSTACLE_MESSAGES } from '../../rules/obstacles.ts';
import { membersOf } from '../access.ts';
import { householdInvitations } from '../tables.ts';

const TOKEN_BYTES = 18;

/** Creates the link to the caller's household; any previous one stops working. Throws `conflict` if the household is full. */
export async function invitePeople(context: RequestContext): Promise<{ link: string; expiresAt: string }> {
  const { db, now, config } = context;
  const kitchenId = kitchenOf(context);
  if ((await membersOf(db, kitchenId)).length >= MOST_PEOPLE)
    throw new AppError('conflict', t(OBSTACLE_MESSAGES.full));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  await db
    .insert(householdInvitations)
    .values({ kitchenId, tokenHash: sha256(token), invitedBy: signedIn(context).id, expiresAt })
    .onConflictDoUpdate({
      target: householdInvitations.kitchenId,
      set: {
        tokenHash: sql`excluded.token_hash`,
        invitedBy: sql`excluded.invited_by`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
  return { link: config.publicUrl + paths.joinHousehold(token), expiresAt: expiresAt.toISOString() };
}

/** Revokes the link for everyone who has it. */
export async function revokeInvitation(context: RequestContext): Promise<Record<string, never>> {
  await context.db.delete(householdInvitations).where(eq(householdInvitations.kitchenId, kitchenOf(context)));
  return {};
}
