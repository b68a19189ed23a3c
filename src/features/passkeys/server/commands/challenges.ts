import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { passkeyChallenges } from '../tables.ts';

const VALID_MS = 5 * 60 * 1000;

/** This Plateful's identity for authenticators. */
export function relyingParty({ config }: Pick<RequestContext, 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin, name: 'Plateful' };
}

/** Stores a challenge for five minutes, and deletes expired ones. */
export async function keepChallenge(
  { db, now }: RequestContext,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await db
    .insert(passkeyChallenges)
    .values({ challenge, userId, expiresAt: new Date(now.getTime() + VALID_MS) });
}

/** Uses up a challenge for this person, or for a sign-in; false unless it was issued and has not been used. */
export async function takeChallenge(
  { db, now }: RequestContext,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    );
  return rowCount === 1;
}
