import { sql } from 'drizzle-orm';
import { isInFeedsOf } from '#features/profiles/server/access.ts';
import { cardsOf } from '#features/recipes/server/queries/cards.ts';
import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { Post } from '../contract.ts';
import { FEED_PAGE } from '../rules/limits.ts';

interface Place {
  /** Microseconds since 1970, the precision of the database. */
  micros: string;
  id: string;
}

/**
 * A page of the posts of people the caller follows, newest first. Two statements whatever the number of follows: each
 * person's newest are found by index, so people who post rarely cost no long scan.
 */
export async function feedOf(
  context: RequestContext,
  { cursor }: { cursor?: string | undefined },
): Promise<{ posts: Post[]; nextCursor: string | null }> {
  const { db, caller } = context;
  if (!caller.user) return { posts: [], nextCursor: null };
  const after = cursor === undefined ? null : readCursor(cursor);
  const older = after
    ? sql`and (created_at, id) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  const { rows } = await db.execute<Place & Record<string, unknown>>(sql`
    select post.id, ((extract(epoch from post.created_at) * 1000000)::bigint)::text as micros
    from follows cross join lateral (
      select id, created_at from recipes where author_id = follows.following_id ${older}
      order by created_at desc, id desc limit ${FEED_PAGE + 1}
    ) post
    where follows.follower_id = ${caller.user.id}
      and ${isInFeedsOf(caller.user.id, sql.raw('follows.following_id'))}
    order by post.created_at desc, post.id desc limit ${FEED_PAGE + 1}`);
  const page = rows.slice(0, FEED_PAGE);
  const last = rows.length > FEED_PAGE ? page.at(-1) : undefined;
  const recipes = await cardsOf(
    db,
    page.map(({ id }) => id),
  );
  return {
    posts: recipes.map((recipe) => ({ kind: 'recipe', recipe })),
    nextCursor: last ? Buffer.from(JSON.stringify([last.micros, last.id])).toString('base64url') : null,
  };
}

function readCursor(cursor: string): Place {
  try {
    const [micros, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof micros === 'string' && /^\d{1,16}$/.test(micros) && typeof id === 'string' && isUuid(id))
      return { micros, id };
  } catch {
    // Not one of our cursors.
  }
  throw new AppError(
    'invalid_input',
    'This page of the feed does not exist. Please start from the first page.',
    {
      issues: [{ path: 'cursor', message: 'This cursor belongs to another list.' }],
    },
  );
}
