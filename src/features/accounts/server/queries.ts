import { type AnyColumn, and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { ACCESS } from '#features/site/rules/settings.ts';
import { type Caller, type RequestContext, type Suspension, signedIn, VISITOR } from '#server/context.ts';
import type { Db } from '#server/db.ts';
import { AppError } from '#shared/errors.ts';
import type { EmailChange, Session } from '../contract.ts';
import { DIETS } from '../rules/diets.ts';
import { HAS_ADMIN_ROLE } from './access.ts';
import type { Auth } from './sign-in/better-auth.ts';
import { emailChanges, kitchenMembers, profiles, users, verifications } from './tables.ts';

/** SQL for the status of a person's newest subscription, preferring an active one. */
export type SubscriptionOf = (userId: AnyColumn) => SQL<string | null>;
/** SQL for a person's suspension; null if they are not suspended. */
export type SuspensionOf = (userId: AnyColumn) => SQL<Suspension | null>;

/** The caller a session cookie belongs to, with everything that decides what they may do. */
export async function findCaller(
  {
    auth,
    db,
    subscriptionOf,
    suspensionOf,
  }: { auth: Auth; db: Db; subscriptionOf: SubscriptionOf; suspensionOf: SuspensionOf },
  headers: Headers,
): Promise<Caller> {
  const found = await auth.api
    .getSession({ headers, query: { disableRefresh: true } })
    .catch((cause: unknown) => {
      throw new AppError(
        'unavailable',
        'Your session cannot be checked right now. Please try again in a moment.',
        { retryAfter: 2, cause },
      );
    });
  if (!found) return VISITOR;
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: profiles.name,
      username: profiles.username,
      avatarUrl: profiles.avatarUrl,
      hasCompletedProfile: users.hasCompletedProfile,
      units: users.units,
      diets: users.diets,
      kitchenId: kitchenMembers.kitchenId,
      isAdmin: HAS_ADMIN_ROLE,
      subscription: subscriptionOf(users.id),
      suspension: suspensionOf(users.id),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(kitchenMembers, eq(kitchenMembers.userId, users.id))
    .where(eq(users.id, found.session.userId));
  if (!row) return VISITOR;
  const { isAdmin, subscription, suspension, kitchenId, ...user } = row;
  return { user, isAdmin, subscription, suspension, kitchenId };
}

/** What the browser may know about its caller. */
export function sessionOf({
  caller,
  config,
  settings,
}: Pick<RequestContext, 'caller' | 'config' | 'settings'>): Session {
  const { user, isAdmin, subscription } = caller;
  return {
    user: user && { ...user, diets: DIETS.filter((diet) => user.diets.includes(diet)) },
    isAdmin,
    subscription,
    access: settings.get(ACCESS),
    outbox: config.demo === true && !config.smtpUrl,
  };
}

/** The email address of the account a reset link belongs to. */
export async function ownerOfResetLink(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email })
    .from(verifications)
    .innerJoin(users, sql`${users.id}::text = ${verifications.value}`)
    .where(eq(verifications.identifier, `reset-password:${token}`));
  return row?.email ?? null;
}

/** Whether a reset link still works. */
export async function resetLinkWorks(db: Db, token: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ expiresAt: verifications.expiresAt })
    .from(verifications)
    .where(eq(verifications.identifier, `reset-password:${token}`));
  return row !== undefined && row.expiresAt > now;
}

/** The caller's change of address that waits for its confirmations. */
export async function openEmailChange(context: RequestContext): Promise<EmailChange | null> {
  const [open] = await context.db
    .select({
      newEmail: emailChanges.newEmail,
      oldConfirmed: sql<boolean>`${emailChanges.oldConfirmedAt} is not null`,
      newConfirmed: sql<boolean>`${emailChanges.newConfirmedAt} is not null`,
    })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, signedIn(context).id), gt(emailChanges.expiresAt, context.now)));
  return open ?? null;
}
