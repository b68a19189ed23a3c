import { sql } from 'drizzle-orm';
import { isBlockedBetween } from '#features/profiles/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { escapeLike } from '#server/database/contains.ts';
import type { Mentionable } from '../../contract.ts';
import { PEOPLE_OFFERED } from '../../rules/limits.ts';
import { IS_SHOWN, SUBJECT_COLUMNS, type Subject, threadOf } from '../access.ts';
import { comments } from '../tables.ts';

/** People the caller may mention: those in the thread first, then others whose username has this start. Two statements. */
export async function peopleToMention(
  context: RequestContext,
  { start, ...subject }: Subject & { start: string },
): Promise<{ people: Mentionable[] }> {
  const { db } = context;
  const { id: userId } = signedIn(context);
  const { on, id, ownerId } = await threadOf(db, subject);
  const { of } = SUBJECT_COLUMNS[on];
  const pattern = `${escapeLike(start.toLowerCase())}%`;
  const { rows } = await db.execute<Mentionable & Record<string, unknown>>(sql`
    with here as (
      select distinct ${comments.authorId} as id from ${comments} where ${of} = ${id} and ${IS_SHOWN}
      union select ${ownerId}::uuid
    )
    select profiles.id, name, username, avatar_url as "avatarUrl"
    from profiles left join here on here.id = profiles.id
    where username is not null and lower(username) like ${pattern} and profiles.id <> ${userId}
      and ${start === '' ? sql`here.id is not null` : sql`true`}
      and not ${isBlockedBetween(userId, sql.raw('profiles.id'))}
    order by here.id is null, lower(username)
    limit ${PEOPLE_OFFERED}`);
  return { people: rows.map(({ id, name, username, avatarUrl }) => ({ id, name, username, avatarUrl })) };
}
