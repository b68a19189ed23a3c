import { type AnyColumn, and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { ACCESS } from '#features/site/rules/settings.ts';
import { type Caller, type RequestContext, type Suspension, signedIn, VISITOR } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { inLanguage } from '#server/language.ts';
import { AppError } from '#shared/errors.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import type { DeviceSession, EmailChange, Identity, Session } from '../contract.ts';
import { ALLERGENS } from '../rules/allergens.ts';
import { deviceName } from '../rules/device-name.ts';
import { DIETS } from '../rules/diets.ts';
import { MOST_SESSIONS } from '../rules/limits.ts';
import { HAS_ADMIN_ROLE } from './access.ts';
import { type Auth, renewableFrom } from './sign-in/better-auth.ts';
import {
  credentials,
  emailChanges,
  kitchenMembers,
  PASSWORD_PROVIDER,
  profiles,
  sessions,
  users,
  verifications,
} from './tables.ts';

/** SQL for the status of a person's newest subscription, preferring an active one. */
export type SubscriptionOf = (userId: AnyColumn) => SQL<string | null>;
/** SQL for a person's suspension; null if they are not suspended. */
export type SuspensionOf = (userId: AnyColumn) => SQL<Suspension | null>;

/** The caller that a session cookie belongs to, with everything that decides what they may do. */
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
        t('Your session cannot be checked right now. Please try again in a moment.'),
        { retryAfter: 2, cause },
      );
    });
  if (!found) return VISITOR;
  const now = new Date();
  const renewFrom = renewableFrom(found.session.expiresAt);
  const person = (id: string) => findPerson({ db, subscriptionOf, suspensionOf }, id, found.session.id);
  const owner = await person(found.session.userId);
  if (!owner) return VISITOR;
  const { elevatedUntil, actingAs, actingUntil, ...caller } = owner;
  if (
    caller.isAdmin &&
    !isSuspended(caller, now) &&
    caller.user &&
    actingAs &&
    actingUntil &&
    actingUntil > now
  ) {
    const other = await person(actingAs);
    if (other && !other.isAdmin && !isSuspended(other, now)) {
      const { elevatedUntil: _, actingAs: __, actingUntil: ___, ...acted } = other;
      const { id, name } = caller.user;
      return { ...acted, elevatedUntil: null, impersonator: { id, name, until: actingUntil }, renewFrom };
    }
  }
  return { ...caller, elevatedUntil: caller.isAdmin ? elevatedUntil : null, impersonator: null, renewFrom };
}

/** The caller that an API token belongs to; a visitor if the account is gone. */
export async function findTokenCaller(
  deps: { db: Db; subscriptionOf: SubscriptionOf; suspensionOf: SuspensionOf },
  userId: string,
  scopes: readonly string[],
): Promise<Caller> {
  const person = await findPerson(deps, userId, null);
  if (!person) return VISITOR;
  const { elevatedUntil: _, actingAs: __, actingUntil: ___, ...caller } = person;
  return { ...caller, scopes, elevatedUntil: null, impersonator: null, renewFrom: null };
}

function isSuspended({ suspension }: Pick<Caller, 'suspension'>, now: Date): boolean {
  return suspension !== null && (suspension.until === null || new Date(suspension.until) > now);
}

/** A person with everything that decides what they may do, and with the state of their session or of an admin's. */
async function findPerson(
  {
    db,
    subscriptionOf,
    suspensionOf,
  }: { db: Db; subscriptionOf: SubscriptionOf; suspensionOf: SuspensionOf },
  id: string,
  sessionId: string | null,
) {
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
      allergens: users.allergens,
      household: users.household,
      weekStart: users.weekStart,
      language: users.language,
      kitchenId: kitchenMembers.kitchenId,
      isAdmin: HAS_ADMIN_ROLE,
      subscription: subscriptionOf(users.id),
      suspension: suspensionOf(users.id),
      elevatedUntil: sessions.elevatedUntil,
      actingAs: sessions.actingAs,
      actingUntil: sessions.actingUntil,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(kitchenMembers, eq(kitchenMembers.userId, users.id))
    .leftJoin(sessions, sessionId === null ? sql`false` : eq(sessions.id, sessionId))
    .where(eq(users.id, id));
  if (!row) return null;
  const { isAdmin, subscription, suspension, kitchenId, elevatedUntil, actingAs, actingUntil, ...user } = row;
  const known = { user, isAdmin, subscription, suspension, kitchenId, scopes: null };
  return { ...known, elevatedUntil, actingAs, actingUntil };
}

/** The session of a request; `null` without one. */
export async function currentSessionOf(
  { auth }: { auth: Auth },
  headers: Headers,
): Promise<{ id: string; userId: string; token: string } | null> {
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found?.session ?? null;
}

/** The devices signed in as the caller, newest first. Two statements. */
export async function ownSessions(
  services: { auth: Auth },
  { db, caller, headers, now }: RequestContext,
): Promise<DeviceSession[]> {
  if (!caller.user) return [];
  const current = await currentSessionOf(services, headers);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.user.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MOST_SESSIONS);
  return rows.map(({ id, userAgent, createdAt }) => ({
    id,
    device: deviceName(userAgent),
    signedInAt: createdAt.toISOString(),
    isCurrent: id === current?.id,
  }));
}

/** How the caller can sign in. One statement. */
export async function identityOf(context: RequestContext): Promise<Identity> {
  const rows = await context.db
    .select({ providerId: credentials.providerId })
    .from(credentials)
    .where(eq(credentials.userId, signedIn(context).id));
  return {
    isConnected: rows.some(({ providerId }) => providerId !== PASSWORD_PROVIDER),
    hasPassword: rows.some(({ providerId }) => providerId === PASSWORD_PROVIDER),
  };
}

/** What the browser may know about its caller. */
export function sessionOf({
  caller,
  config,
  settings,
}: Pick<RequestContext, 'caller' | 'config' | 'settings'>): Session {
  const { user, isAdmin, subscription, elevatedUntil, impersonator, kitchenId } = caller;
  return {
    user: user && {
      ...user,
      kitchenId: kitchenId ?? '',
      diets: DIETS.filter((diet) => user.diets.includes(diet)),
      allergens: ALLERGENS.filter((allergen) => user.allergens.includes(allergen)),
    },
    isAdmin,
    subscription,
    elevatedUntil: elevatedUntil?.toISOString() ?? null,
    impersonator: impersonator && { name: impersonator.name, until: impersonator.until.toISOString() },
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

/** The caller's pending change of address. */
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

/** Writes a text in the language of a person's account, or else of the request. */
export async function inOwnLanguage<Text>(db: Db, email: string, write: () => Text): Promise<Text> {
  const [owner] = await db.select({ language: users.language }).from(users).where(eq(users.email, email));
  return inLanguage(owner?.language ?? language(), write);
}
