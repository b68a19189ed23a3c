import { and, eq } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Relation } from '../../contract.ts';
import { MOST_FOLLOWED } from '../../rules/limits.ts';
import { refuseBlocked } from '../access.ts';
import { relationTo } from '../queries/relations.ts';
import { follows } from '../tables.ts';
import { beginWith } from './pairs.ts';

/** Follows a person. Throws `conflict` if the caller already does, and `forbidden` if either has blocked the other. */
export async function follow(context: RequestContext, profileId: string): Promise<Relation> {
  const { db, now } = context;
  const followerId = signedIn(context).id;
  await beginWith(context, profileId, t('You cannot follow yourself.'));
  await refuseBlocked(db, followerId, profileId, 'follow');
  const { rowCount } = await db
    .insert(follows)
    .values({ followerId, followingId: profileId, createdAt: now })
    .onConflictDoNothing();
  if (!rowCount) throw new AppError('conflict', t('Already Following'));
  await lockAccount(db, followerId);
  if ((await db.$count(follows, eq(follows.followerId, followerId))) > MOST_FOLLOWED)
    throw new AppError(
      'too_large',
      t('You follow {count} people. Please unfollow some first.', { count: MOST_FOLLOWED }),
    );
  return relationTo(db, followerId, profileId);
}

/** Ends one of the caller's follows; safe to repeat. */
export async function unfollow(context: RequestContext, profileId: string): Promise<Relation> {
  const userId = signedIn(context).id;
  await endFollow(context, userId, profileId);
  return relationTo(context.db, userId, profileId);
}

/** Ends somebody's follow of the caller; safe to repeat. */
export async function removeFollower(context: RequestContext, profileId: string): Promise<Relation> {
  const userId = signedIn(context).id;
  await endFollow(context, profileId, userId);
  return relationTo(context.db, userId, profileId);
}

async function endFollow(context: RequestContext, followerId: string, followingId: string): Promise<void> {
  await beginWith(context, followerId === signedIn(context).id ? followingId : followerId);
  await context.db
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followingId, followingId)));
}
