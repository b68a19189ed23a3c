import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { planAfterLeaving } from '../../rules/leaving.ts';
import { kitchenNow, lockKitchens, membersOf, waitingKitchen } from '../access.ts';
import { type AnnounceMoves, copyKitchen, moveOut } from './move.ts';

/**
 * Leaves the caller's household; a trigger ends the links to it and to its plan. Throws `conflict` for people who share with
 * nobody and have no former plan.
 */
export async function leaveHousehold(
  context: RequestContext,
  announce: AnnounceMoves,
): Promise<Record<string, never>> {
  const { now } = context;
  const { id: userId, name } = signedIn(context);
  const left = await context.db.transaction(async (transaction) => {
    const db = transaction as Db;
    const { kitchenId, members, waiting } = await lockedHousehold(db, userId);
    if (members.length < 2 && !waiting)
      throw new AppError(
        'conflict',
        t('You do not share your plan with anyone, so there is no household to leave.'),
      );
    const isOrganizer = members[0]?.id === userId;
    const continuesWith = planAfterLeaving({ hasKept: waiting !== null, isOrganizer });
    await moveOut(db, { userId, name, waiting, now }, async (to) => {
      if (continuesWith === 'copy') await copyKitchen(db, { from: kitchenId, to });
    });
    return kitchenId;
  });
  announce([userId], [left]);
  return {};
}

/**
 * Removes somebody; a trigger ends the links to the household and to its plan, which they may know. Throws `not_found`, and
 * `forbidden` for everyone but the organizer.
 */
export async function removePerson(
  context: RequestContext,
  announce: AnnounceMoves,
  personId: string,
): Promise<{ id: string }> {
  const { now } = context;
  const { id: userId } = signedIn(context);
  const left = await context.db.transaction(async (transaction) => {
    const db = transaction as Db;
    const own = await kitchenNow(db, userId);
    const person = (await membersOf(db, own)).find(({ id }) => id === personId);
    if (!person) throw noSuchPerson();
    const { kitchenId, members, waiting } = await lockedHousehold(db, personId);
    if (kitchenId !== own || !members.some(({ id }) => id === userId)) throw noSuchPerson();
    if (personId === userId)
      throw new AppError('forbidden', t('To go yourself, please choose “Leave household”.'));
    if (members[0]?.id !== userId)
      throw new AppError('forbidden', t('Only the organizer of the household can remove people.'));
    await moveOut(db, { userId: personId, name: person.name, waiting, now });
    return kitchenId;
  });
  announce([personId], [left]);
  return { id: personId };
}

function noSuchPerson(): AppError {
  return new AppError('not_found', t('This person is not in your household.'));
}

/** Somebody's household, and the kitchen they would get back, both locked. */
async function lockedHousehold(db: Db, userId: string) {
  const [before, wasWaiting] = [await kitchenNow(db, userId), await waitingKitchen(db, userId)];
  await lockKitchens(db, [before, wasWaiting]);
  const [kitchenId, waiting] = [await kitchenNow(db, userId), await waitingKitchen(db, userId)];
  if (kitchenId !== before || waiting !== wasWaiting)
    throw new AppError('conflict', t('Your household has just changed. Please reload the page.'));
  return { kitchenId, waiting, members: await membersOf(db, kitchenId) };
}
