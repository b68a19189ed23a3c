import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { MOST_FORMER_USERNAMES } from '../../rules/limits.ts';
import { formerUsernames, profiles } from '../tables.ts';

/** How long a former username redirects to its person's new one. */
const KEPT_DAYS = 30;

/**
 * Gives a person a username that looks like nobody else's. Their former name redirects to them for 30 days, during which
 * nobody else may take it. Throws `conflict`.
 */
export async function claimUsername(
  { db, now }: RequestContext,
  userId: string,
  username: string,
): Promise<void> {
  const [profile] = await db
    .select({ username: profiles.username })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('update');
  const before = profile?.username ?? null;
  if (before === username) return;
  await lockNames(db, before === null ? [username] : [username, before]);
  if (await isTaken(db, username, userId, now)) throw refusal(t('Username already taken'));
  await db.delete(formerUsernames).where(lte(formerUsernames.until, now));
  await db
    .delete(formerUsernames)
    .where(and(eq(formerUsernames.username, username.toLowerCase()), eq(formerUsernames.userId, userId)));
  if (before !== null && before.toLowerCase() !== username.toLowerCase())
    await keepFormer(db, userId, before, now);
  await db.update(profiles).set({ username, updatedAt: now }).where(eq(profiles.id, userId));
}

/** If two people swap names at the same moment, one waits for the other. */
async function lockNames(db: Db, names: readonly string[]): Promise<void> {
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(look, 0))
    from (select distinct username_look(name) as look from unnest(${sql.param(names)}::text[]) as name order by look) as looks`);
}

async function isTaken(db: Db, username: string, userId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select exists (select from profiles
        where username_look(username) = username_look(${username}) and id <> ${userId})
      or exists (select from former_usernames
        where username_look(username) = username_look(${username}) and user_id <> ${userId}
          and until > ${now.toISOString()}::timestamptz) as taken`);
  return rows[0]?.taken === true;
}

async function keepFormer(db: Db, userId: string, username: string, now: Date): Promise<void> {
  const kept = await db.$count(
    formerUsernames,
    and(eq(formerUsernames.userId, userId), gt(formerUsernames.until, now)),
  );
  if (kept >= MOST_FORMER_USERNAMES)
    throw refusal(
      t('You can change your username {name} times in {count} days. Please try again later.', {
        name: MOST_FORMER_USERNAMES,
        count: KEPT_DAYS,
      }),
    );
  const until = new Date(now);
  until.setUTCDate(until.getUTCDate() + KEPT_DAYS);
  await db
    .insert(formerUsernames)
    .values({ username: username.toLowerCase(), userId, until })
    .onConflictDoUpdate({ target: formerUsernames.username, set: { userId, until } });
}

function refusal(message: string): AppError {
  return new AppError('conflict', t('Please choose a different username.'), {
    issues: [{ path: 'username', message }],
  });
}
