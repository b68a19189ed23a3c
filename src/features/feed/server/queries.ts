import { sql } from 'drizzle-orm';
import { isInFeedsOf } from '#features/profiles/server/access.ts';
import { cardsOf } from '#features/recipes/server/queries/cards.ts';
import type { RequestContext } from '#server/context.ts';
import { cutPage, microsOf, olderThan } from '#server/keyset.ts';
import type { Post } from '../contract.ts';
import { FEED_PAGE } from '../rules/limits.ts';

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
  const older = olderThan(cursor, sql`created_at`, sql`id`);
  const { rows } = await db.execute<{ id: string; micros: string }>(sql`
    select post.id, ${microsOf(sql`post.created_at`)} as micros
    from follows cross join lateral (
      select id, created_at from recipes where author_id = follows.following_id and ${older ?? sql`true`}
      order by created_at desc, id desc limit ${FEED_PAGE + 1}
    ) post
    where follows.follower_id = ${caller.user.id}
      and ${isInFeedsOf(caller.user.id, sql.raw('follows.following_id'))}
    order by post.created_at desc, post.id desc limit ${FEED_PAGE + 1}`);
  const { page, nextCursor } = cutPage(
    rows.map(({ id, micros }) => ({ id, micros: Number(micros) })),
    FEED_PAGE,
  );
  const recipes = await cardsOf(
    db,
    page.map(({ id }) => id),
  );
  return { posts: recipes.map((recipe) => ({ kind: 'recipe', recipe })), nextCursor };
}
