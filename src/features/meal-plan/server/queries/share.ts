import { asc, eq } from 'drizzle-orm';
import { kitchenMembers, profiles, users } from '#features/accounts/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { isStorable } from '#shared/text.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { rangeProblem } from '../../rules/calendar.ts';
import { MOST_SHARED_DAYS } from '../../rules/limits.ts';
import { kitchenOf } from '../access.ts';
import { mealPlanShares } from '../tables.ts';
import { mealsOf } from './meals.ts';

export interface ShareLink {
  secret: string;
  createdAt: string;
}

/** The share link of the caller's plan, if any. */
export async function planShare(context: RequestContext): Promise<{ link: ShareLink | null }> {
  const [share] = await context.db
    .select()
    .from(mealPlanShares)
    .where(eq(mealPlanShares.kitchenId, kitchenOf(context)));
  return { link: share ? toLink(share) : null };
}

export function toLink({ secret, createdAt }: typeof mealPlanShares.$inferSelect): ShareLink {
  return { secret, createdAt: createdAt.toISOString() };
}

interface SharedKitchen {
  id: string;
  owner: string;
  /** The owner's language; `null` if they have never chosen one. */
  language: string | null;
}

/**
 * The kitchen that a link opens, and its longest-standing member; `null` if the link is unknown or revoked, and while the
 * kitchen has no members.
 */
export async function kitchenShared(db: Db, secret: string): Promise<SharedKitchen | null> {
  const [shared] = await db
    .select({ id: mealPlanShares.kitchenId, owner: profiles.name, language: users.language })
    .from(mealPlanShares)
    .innerJoin(kitchenMembers, eq(kitchenMembers.kitchenId, mealPlanShares.kitchenId))
    .innerJoin(profiles, eq(profiles.id, kitchenMembers.userId))
    .innerJoin(users, eq(users.id, kitchenMembers.userId))
    .where(eq(mealPlanShares.secret, secret))
    .orderBy(asc(kitchenMembers.joinedAt), asc(kitchenMembers.userId))
    .limit(1);
  return shared ?? null;
}

/** The plan behind a share link. Throws `not_found` for an unknown or revoked link, `invalid_input` for more than 62 days. */
export async function sharedPlan(
  context: RequestContext,
  { secret, from, to }: { secret: string; from: string; to: string },
): Promise<{ owner: string; meals: PlannedMeal[] }> {
  const problem = rangeProblem(from, to, MOST_SHARED_DAYS);
  if (problem) throw new AppError('invalid_input', problem, { issues: [{ path: 'to', message: problem }] });
  const kitchen = isStorable(secret) ? await kitchenShared(context.db, secret) : null;
  if (!kitchen) throw new AppError('not_found', t('This link no longer works. Please ask for a new one.'));
  return { owner: kitchen.owner, meals: await mealsOf(context.db, kitchen.id, from, to) };
}
