import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { kitchenOf } from '../access.ts';
import { type ShareLink, toLink } from '../queries/share.ts';
import { mealPlanShares } from '../tables.ts';

const SECRET_BYTES = 16;

/** Creates the share link, or returns the existing one. */
export async function createShare(context: RequestContext): Promise<{ link: ShareLink }> {
  const [share] = await context.db
    .insert(mealPlanShares)
    .values({
      kitchenId: kitchenOf(context),
      secret: randomBytes(SECRET_BYTES).toString('base64url'),
      createdAt: context.now,
    })
    // A no-op update, so that `returning` yields the existing row.
    .onConflictDoUpdate({ target: mealPlanShares.kitchenId, set: { secret: sql`meal_plan_shares.secret` } })
    .returning();
  if (!share) throw new Error('The share link was neither created nor found.');
  return { link: toLink(share) };
}

/** Revokes the link for everyone who has it. */
export async function revokeShare(context: RequestContext): Promise<Record<string, never>> {
  await context.db.delete(mealPlanShares).where(eq(mealPlanShares.kitchenId, kitchenOf(context)));
  return {};
}
