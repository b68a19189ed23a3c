import { sql } from 'drizzle-orm';
import { isInFeedsOf } from '#features/profiles/server/access.ts';
import { cardsOf } from '#features/recipes/server/queries/cards.ts';
import { reelsOf } from '#features/reels/server/queries.ts';
import type { RequestContext } from '#server/context.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import type { Post } from '../contract.ts';
import { FEED_PAGE } from '../rules/limits.ts';

/**
 * A page of the posts of people the caller follows, newest first. Three statements for any number of follows: each person's
 * newest are found by index, so people who post rarely cost no long scan. Recipes imported from another app, often hundreds
 * at once, are not posts.
 */
export async function feedOf(
  context: RequestContext,
  { cursor }: { cursor?: string | undefined },
): Promise<{ posts: Post[]; nextCursor: string | null }> {
  const { db, caller } = context;
  if (!caller.user) return { posts: [], nextCursor: null };
  const older = olderThan(cursor, sql`created_at`, sql`id`);
  const newestIn = (table: 'recipes' | 'reels', which = sql`true`) => sql`
    select id, created_at from ${sql.identifier(table)}
    where author_id = follows.following_id and ${which} and ${older ?? sql`true`}
    order by created_at desc, id desc limit ${FEED_PAGE + 1}`;
  const { rows } = await db.execute<{ kind: Post['kind']; id: string; micros: string }>(sql`
    select post.kind, post.id, ${microsOf(sql`post.created_at`)} as micros
    from follows cross join lateral (
      select 'recipe' as kind, * from (${newestIn('recipes', sql`source_key is null`)}) recipe
      union all select 'reel', * from (${newestIn('reels')}) reel
    ) post
    where follows.follower_id = ${caller.user.id}
      and ${isInFeedsOf(caller.user.id, sql.raw('follows.following_id'))}
    order by post.created_at desc, post.id desc limit ${FEED_PAGE + 1}`);
  const { page, nextCursor } = cutPage(
    rows.map((row) => ({ ...row, micros: Number(row.micros) })),
    FEED_PAGE,
  );
  const idsOf = (kind: Post['kind']) => page.filter((post) => post.kind === kind).map(({ id }) => id);
  const [recipes, reels] = await Promise.all([cardsOf(db, idsOf('recipe')), reelsOf(db, idsOf('reel'))]);
  const posts = new Map<string, Post>([
    ...recipes.map((recipe): [string, Post] => [recipe.id, { kind: 'recipe', recipe }]),
    ...reels.map((reel): [string, Post] => [reel.id, { kind: 'reel', reel }]),
  ]);
  return { posts: page.flatMap(({ id }) => posts.get(id) ?? []), nextCursor };
}
