import { and, eq } from 'drizzle-orm';
import { secondFactors, users } from '#features/accounts/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { SECOND_FACTOR } from '../rules/settings.ts';

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: users.twoFactorEnabled })
    .from(users)
    .innerJoin(secondFactors, and(eq(secondFactors.userId, users.id), eq(secondFactors.verified, true)))
    .where(eq(users.id, userId));
  return row?.isOn === true;
}

/** Whether the caller has an authenticator app, and whether they need one. */
export async function secondFactorOf(context: RequestContext) {
  return {
    isOn: await hasSecondFactor(context.db, signedIn(context).id),
    isRequired: context.settings.get(SECOND_FACTOR) === 'required',
  };
}
