import { and, eq } from 'drizzle-orm';
import type { AccountServices } from '#features/accounts/server/commands/sign-in.ts';
import { secondFactors, users } from '#features/accounts/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/db.ts';
import { SECOND_FACTOR } from '../rules/settings.ts';

/** The session of a request; `null` without one. */
export async function currentSessionOf(
  { auth }: Pick<AccountServices, 'auth'>,
  headers: Headers,
): Promise<{ id: string; userId: string; token: string } | null> {
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found?.session ?? null;
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: users.twoFactorEnabled })
    .from(users)
    .innerJoin(secondFactors, and(eq(secondFactors.userId, users.id), eq(secondFactors.verified, true)))
    .where(eq(users.id, userId));
  return row?.isOn === true;
}

/** Whether the caller has an authenticator app, and needs one. */
export async function secondFactorOf(context: RequestContext) {
  return {
    isOn: await hasSecondFactor(context.db, signedIn(context).id),
    isRequired: context.settings.get(SECOND_FACTOR) === 'required',
  };
}
