import { eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { languageCookie } from '#server/language.ts';
import type { Screen } from '#server/offers.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { t } from '#shared/t.ts';
import type { Session } from '../../contract.ts';
import { sessionOf } from '../queries.ts';
import { profiles, users } from '../tables.ts';
import { claimUsername } from './usernames.ts';

/** Sets the caller's first username and bio. Throws `conflict`. */
export async function completeProfile(
  context: RequestContext,
  screen: Screen,
  { username, bio }: { username: string; bio: string },
): Promise<Session> {
  const { db, now } = context;
  const user = signedIn(context);
  if (user.hasCompletedProfile)
    throw new AppError('conflict', t('Your profile is complete. You can edit it on your profile page.'));
  await claimUsername(context, user.id, username);
  await db.update(profiles).set({ bio, updatedAt: now }).where(eq(profiles.id, user.id));
  await db.update(users).set({ hasCompletedProfile: true, updatedAt: now }).where(eq(users.id, user.id));
  const text = [user.name, username, bio].join('\n');
  await screen(context, { type: 'profile', id: user.id, authorId: user.id, text, pictures: [] });
  return sessionWith(context, { username, hasCompletedProfile: true });
}

export type Preferences = Pick<
  NonNullable<Session['user']>,
  'units' | 'diets' | 'allergens' | 'household' | 'weekStart'
>;

/** This device switches immediately; other devices on their next page. */
export function setLanguage(context: RequestContext, input: { language: Language }): Promise<Session> {
  context.responseHeaders.append('set-cookie', languageCookie(context.config, input.language));
  return updatePreferences(context, input);
}

export async function updatePreferences(
  context: RequestContext,
  input: Partial<Preferences> | { language: Language },
): Promise<Session> {
  const user = signedIn(context);
  await context.db
    .update(users)
    .set({ ...input, updatedAt: context.now })
    .where(eq(users.id, user.id));
  return sessionWith(context, input);
}

/** The caller's session after a change by the caller. */
export function sessionWith(context: RequestContext, changes: Partial<ReturnType<typeof signedIn>>): Session {
  const caller = { ...context.caller, user: { ...signedIn(context), ...changes } };
  return sessionOf({ ...context, caller });
}
