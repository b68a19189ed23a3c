import { and, eq, or } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Relation } from '../../contract.ts';
import { MOST_RESTRICTED } from '../../rules/limits.ts';
import type { Restriction } from '../../rules/restrictions.ts';
import { relationTo } from '../queries/relations.ts';
import { blocks, follows, mutes } from '../tables.ts';
import { beginWith } from './pairs.ts';

/** Blocks or mutes a person; safe to repeat. A block ends the follows between the two. */
export async function restrict(
  context: RequestContext,
  { profileId, restriction }: { profileId: string; restriction: Restriction },
): Promise<Relation> {
  const { db, now } = context;
  const userId = signedIn(context).id;
  const table = tableOf(restriction);
  const isBlock = restriction === 'blocked';
  await beginWith(
    context,
    profileId,
    isBlock ? t('You cannot block yourself.') : t('You cannot mute yourself.'),
  );
  const { rowCount } = await db
    .insert(table)
    .values({ userId, otherId: profileId, createdAt: now })
    .onConflictDoNothing();
  // A person who is already restricted needs no room: a repeat succeeds even at the limit.
  if (rowCount) await expectRoom(db, userId, restriction);
  if (isBlock)
    await db
      .delete(follows)
      .where(
        or(
          and(eq(follows.followerId, userId), eq(follows.followingId, profileId)),
          and(eq(follows.followerId, profileId), eq(follows.followingId, userId)),
        ),
      );
  return relationTo(db, userId, profileId);
}

/** Unblocks or unmutes a person; safe to repeat. */
export async function unrestrict(
  context: RequestContext,
  { profileId, restriction }: { profileId: string; restriction: Restriction },
): Promise<Relation> {
  const userId = signedIn(context).id;
  const table = tableOf(restriction);
  await beginWith(context, profileId);
  await context.db.delete(table).where(and(eq(table.userId, userId), eq(table.otherId, profileId)));
  return relationTo(context.db, userId, profileId);
}

async function expectRoom(db: Db, userId: string, restriction: Restriction): Promise<void> {
  const table = tableOf(restriction);
  await lockAccount(db, userId);
  if ((await db.$count(table, eq(table.userId, userId))) <= MOST_RESTRICTED) return;
  throw new AppError(
    'too_large',
    restriction === 'blocked'
      ? t('You can block {count} people. Please remove some from your list first.', {
          count: MOST_RESTRICTED,
        })
      : t('You can mute {count} people. Please remove some from your list first.', {
          count: MOST_RESTRICTED,
        }),
  );
}

const tableOf = (restriction: Restriction) => (restriction === 'blocked' ? blocks : mutes);
