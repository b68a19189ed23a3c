import { and, eq, gt, sql } from 'drizzle-orm';
import { kitchenMembers, profiles } from '#features/accounts/server/tables.ts';
import { kitchenOf } from '#features/meal-plan/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Household, HouseholdPerson, OpenInvitation } from '../contract.ts';
import { obstacleTo } from '../rules/obstacles.ts';
import { INVITER_IS_MEMBER, invitedBy, kitchenNow, membersOf, waitingKitchen } from './access.ts';
import { householdInvitations } from './tables.ts';

/** The caller's household. Three statements. */
export async function ownHousehold(context: RequestContext): Promise<Household> {
  const { db, now } = context;
  const kitchenId = kitchenOf(context);
  const { id: userId } = signedIn(context);
  const [people, [invitation], kept] = await Promise.all([
    peopleOf(db, kitchenId),
    db
      .select({ id: profiles.id, invitedBy: profiles.name, expiresAt: householdInvitations.expiresAt })
      .from(householdInvitations)
      .innerJoin(profiles, eq(profiles.id, householdInvitations.invitedBy))
      .innerJoin(kitchenMembers, INVITER_IS_MEMBER)
      .where(and(eq(householdInvitations.kitchenId, kitchenId), gt(householdInvitations.expiresAt, now))),
    waitingKitchen(db, userId),
  ]);
  return {
    people,
    invitation: invitation
      ? {
          invitedBy: invitation.invitedBy,
          isOwn: invitation.id === userId,
          expiresAt: invitation.expiresAt.toISOString(),
        }
      : null,
    hasKept: kept !== null,
  };
}

/** What joining by a link means for the caller. Throws `not_found`. */
export async function invitationFor(
  context: RequestContext,
  { token, today }: { token: string; today: string },
): Promise<OpenInvitation> {
  const { db, now } = context;
  const user = signedIn(context);
  const { kitchenId, invitedBy: inviter } = await invitedBy(db, token, now);
  const own = await kitchenNow(db, user.id);
  const [people, ownPeople, bring] = await Promise.all([
    peopleOf(db, kitchenId),
    membersOf(db, own),
    couldBring(db, own, today),
  ]);
  const obstacle = obstacleTo({
    isMember: own === kitchenId,
    people: people.length,
    ownPeople: ownPeople.length,
  });
  return { invitedBy: inviter, people, obstacle, bring };
}

async function peopleOf(db: Db, kitchenId: string): Promise<HouseholdPerson[]> {
  const members = await membersOf(db, kitchenId);
  return members.map((person, place) => ({ ...person, isOrganizer: place === 0 }));
}

async function couldBring(db: Db, kitchenId: string, today: string): Promise<OpenInvitation['bring']> {
  const { rows } = await db.execute<OpenInvitation['bring']>(sql`select
    (select count(*)::int from meal_plans where kitchen_id = ${kitchenId} and date >= ${today}) as meals,
    (select count(*)::int from grocery_extras where kitchen_id = ${kitchenId} and removed_at is null) as items`);
  return rows[0] ?? { meals: 0, items: 0 };
}
