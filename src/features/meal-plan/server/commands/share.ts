import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import { kitchenOf } from '../access.ts';
import { type ShareLink, toLink } from '../queries/share.ts';
import { mealPlanShares } from '../tables.ts';

const SECRET_BYTES = 16;

/** Makes the link under which anyone may look at the plan, or answers with the one there is. */
export async function createShare(context: RequestContext): Promise<{ link: ShareLink }> {
  const [share] = await context.db
    .insert(mealPlanShares)
    .values({
      kitchenId: kitchenOf(context),
      secret: randomBytes(SECRET_BYTES).toString('base64url'),
      createdAt: context.now,
    })
    // Changes nothing, but answers with the row.
    .onConflictDoUpdate({ target: mealPlanShares.kitchenId, set: { secret: sql`meal_plan_shares.secret` } })
    .returning();
  if (!share) throw new Error('A link was neither made nor found.');
  return { link: toLink(share) };
}

/** Withdraws the link: whoever has it sees nothing any more. */
export async function revokeShare(context: RequestContext): Promise<Record<string, never>> {
  await context.db.delete(mealPlanShares).where(eq(mealPlanShares.kitchenId, kitchenOf(context)));
  return {};
}
