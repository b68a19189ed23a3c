import { sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { assertPerson } from '../access.ts';

/**
 * Prepares a change to the caller's relation to a person: throws `not_found` for an unknown person and `conflict` for
 * themselves, and serializes changes between the same two people, so that no follow slips past a block.
 */
export async function beginWith(
  context: RequestContext,
  otherId: string,
  self = t('This is your own profile.'),
): Promise<void> {
  const userId = signedIn(context).id;
  await assertPerson(context.db, otherId);
  if (userId === otherId.toLowerCase()) throw new AppError('conflict', self);
  const pair = [userId, otherId.toLowerCase()].sort().join(' ');
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 1))`);
}
