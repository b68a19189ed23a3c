import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { OBSTACLE_MESSAGES, obstacleTo } from '../../rules/obstacles.ts';
import { invitedBy, kitchenNow, lockKitchens, membersOf } from '../access.ts';
import { type AnnounceMoves, bringAlong, moveIn } from './move.ts';

/** Joins the household that a link opens. Throws `not_found` for a link that does not work, `conflict` for an obstacle. */
export async function joinHousehold(
  context: RequestContext,
  announce: AnnounceMoves,
  { token, bring, today }: { token: string; bring: boolean; today: string },
): Promise<Record<string, never>> {
  const { now } = context;
  const { id: userId } = signedIn(context);
  // Acts without a person, because the rows of two kitchens change.
  const moved = await context.db.transaction(async (transaction) => {
    const db = transaction as Db;
    const { kitchenId: to } = await invitedBy(db, token, now);
    const before = await kitchenNow(db, userId);
    await lockKitchens(db, [before, to]);
    const [from, invitation] = [await kitchenNow(db, userId), await invitedBy(db, token, now)];
    if (from !== before && from !== to)
      throw new AppError('conflict', t('Your household has just changed. Please reload the page.'));
    const obstacle = obstacleTo({
      isMember: from === invitation.kitchenId,
      people: (await membersOf(db, to)).length,
      ownPeople: (await membersOf(db, from)).length,
    });
    if (obstacle) throw new AppError('conflict', t(OBSTACLE_MESSAGES[obstacle]));
    if (bring) await bringAlong(db, { from, to, today, now });
    await moveIn(db, { userId, from, to, now });
    return { from, to };
  });
  announce([userId], [moved.from, moved.to]);
  return {};
}
