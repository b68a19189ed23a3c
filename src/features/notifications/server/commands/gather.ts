import { type SQL, sql } from 'drizzle-orm';
import { mentionsIn } from '#features/comments/rules/mentions.ts';
import type { Db } from '#server/database/db.ts';
import type { EventType, Kind } from '../../rules/categories.ts';
import { APART_MINUTES, dueAt } from '../../rules/digest.ts';

/** Older events are ignored: they were processed, or could not be announced in time. */
const NEWS_DAYS = 2;
const BATCH = 500;

interface News {
  /** `recipe:` plus the id: it is announced once. */
  source: string;
  type: 'recipe' | 'comment' | 'edit' | 'rating';
  actorId: string;
  recipeId: string | null;
  reelId: string | null;
  commentId: string | null;
  /** The author of the recipe or video, and the comment that this one replies to. */
  ownerId: string | null;
  answeredId: string | null;
  text: string;
  happenedAt: string;
}

/**
 * Adds what people did to the notifications of the people it concerns. Each event is recorded with its source in one
 * transaction, so neither a crash nor a second process announces anything twice. Content held by moderators is
 * processed once they release it.
 */
export async function gatherNews(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  for (const unnoted of [newRecipes, newComments, editedComments, newRatings]) {
    const { rows } = await db.execute<News & Record<string, unknown>>(unnoted(now));
    for (const news of rows) {
      if (signal.aborted) return;
      await db.transaction((within) => note(within, news, now));
    }
  }
}

const isUnnoted = (source: SQL) =>
  sql`not exists (select from notification_sources noted where noted.source = ${source})`;
const since = (now: Date) =>
  sql`${now.toISOString()}::timestamptz - ${NEWS_DAYS}::integer * interval '1 day'`;

/**
 * Whether a row is recent, or moderators have just released it. They may take longer than the days for which events count,
 * but only what was held while it was new: what has been edited since was announced before.
 */
const isNews = (type: News['type'], row: 'recipes' | 'comment' | 'rating', now: Date) => {
  const [id, createdAt] = [sql.raw(`${row}.id`), sql.raw(`${row}.created_at`)];
  // Named by their ids first, so that an index finds them.
  return sql`(${createdAt} > ${since(now)} or ${id} = any(array(
      select content_id::uuid from held_content where content_type = ${type} and approved_at > ${since(now)}
    )) and exists (
      select from held_content where content_type = ${type} and content_id = ${id}::text
        and held_at < ${createdAt} + ${NEWS_DAYS}::integer * interval '1 day'
    ))`;
};

/** Recipes imported from another app, often hundreds at once, are not announced. */
function newRecipes(now: Date): SQL {
  return sql`
    select 'recipe:' || id as source, 'recipe' as type, author_id as "actorId", id as "recipeId", null as "reelId",
      null as "commentId", null as "ownerId", null as "answeredId", '' as text, created_at as "happenedAt"
    from recipes
    where ${isNews('recipe', 'recipes', now)} and author_id is not null and not is_built_in and source_key is null
      and ${isUnnoted(sql`'recipe:' || id`)}
    order by created_at limit ${BATCH}`;
}

function newComments(now: Date): SQL {
  const source = sql`'comment:' || comment.id`;
  return commentNews('comment', source, sql`${isNews('comment', 'comment', now)} and ${isUnnoted(source)}`);
}

/** Comments edited after they were noted: people forget to mention somebody. Edits are possible for minutes only. */
function editedComments(now: Date): SQL {
  const source = sql`'edit:' || comment.id || ':' || extract(epoch from comment.edited_at)`;
  const which = sql`comment.created_at > ${since(now)} and comment.edited_at > (
      select noted_at from notification_sources noted where noted.source = 'comment:' || comment.id
    ) and ${isUnnoted(source)}`;
  return commentNews('edit', source, which);
}

function commentNews(type: 'comment' | 'edit', source: SQL, which: SQL): SQL {
  return sql`
    select ${source} as source, ${type} as type, comment.author_id as "actorId",
      comment.recipe_id as "recipeId", comment.reel_id as "reelId", comment.id as "commentId",
      coalesce(recipe.author_id, reel.author_id) as "ownerId", answered.author_id as "answeredId", comment.text,
      comment.created_at as "happenedAt"
    from comments comment
    left join recipes recipe on recipe.id = comment.recipe_id
    left join reels reel on reel.id = comment.reel_id
    left join comments answered on answered.id = comment.parent_id and answered.deleted_at is null
    where ${which} and comment.author_id is not null and comment.hidden_at is null
      and comment.deleted_at is null and coalesce(recipe.id, reel.id) is not null
    order by comment.created_at limit ${BATCH}`;
}

/** One source per person and recipe: rating it again is not announced. */
function newRatings(now: Date): SQL {
  const source = sql`'rating:' || rating.recipe_id || ':' || rating.user_id`;
  return sql`
    select ${source} as source, 'rating' as type, rating.user_id as "actorId", rating.recipe_id as "recipeId",
      null as "reelId", null as "commentId", recipe.author_id as "ownerId", null as "answeredId", '' as text,
      rating.created_at as "happenedAt"
    from recipe_ratings rating join recipes recipe on recipe.id = rating.recipe_id
    where ${isNews('rating', 'rating', now)} and rating.hidden_at is null and recipe.author_id is not null
      and ${isUnnoted(source)}
    order by rating.created_at limit ${BATCH}`;
}

async function note(db: Db, news: News, now: Date): Promise<void> {
  const { rowCount } = await db.execute(
    sql`insert into notification_sources (source, noted_at) values (${news.source}, ${now.toISOString()}) on conflict do nothing`,
  );
  if (rowCount === 0) return;
  if (news.type === 'recipe') {
    const followers = sql`select follower_id as id from follows where following_id = ${news.actorId}`;
    await addEvents(db, 'new_recipes', 'recipe', followers, news, now);
  } else if (news.type === 'rating') {
    await addEvents(db, 'ratings', 'rating', sql`select ${news.ownerId}::uuid as id`, news, now);
  } else if (news.type === 'edit') await noteEdit(db, news, now);
  else await noteComment(db, news, now);
}

/** Notifies those whom an edit mentions, unless they were notified of the comment before. */
async function noteEdit(db: Db, news: News, now: Date): Promise<void> {
  const names = mentionsIn(news.text);
  if (names.length === 0) return;
  const mentioned = sql`select id from profiles where lower(username) = any(${sql.param(names)}::text[])
    and id not in (
      select told.user_id from notification_events event join notifications told on told.id = event.notification_id
      where event.comment_id = ${news.commentId}
    )`;
  await addEvents(db, 'talk', 'mention', mentioned, news, now);
}

/**
 * Everybody is notified of a comment once, for the most specific reason: it replies to them, mentions them, or is on
 * their content.
 */
async function noteComment(db: Db, news: News, now: Date): Promise<void> {
  const { answeredId, ownerId } = news;
  const names = mentionsIn(news.text);
  const answered = sql`select ${answeredId}::uuid as id where ${answeredId}::uuid is not null`;
  const mentioned = sql`select id from profiles
    where lower(username) = any(${sql.param(names)}::text[]) and id is distinct from ${answeredId}::uuid`;
  const owner = sql`select ${ownerId}::uuid as id where ${ownerId}::uuid is not null
    and ${ownerId}::uuid is distinct from ${answeredId}::uuid and ${ownerId}::uuid not in (${mentioned})`;
  await addEvents(db, 'talk', 'reply', answered, news, now);
  if (names.length > 0) await addEvents(db, 'talk', 'mention', mentioned, news, now);
  await addEvents(db, 'talk', 'comment', owner, news, now);
}

/** Adds an event to the notification of this kind that is gathering for each person, or starts one. One statement. */
async function addEvents(
  db: Db,
  kind: Kind,
  type: EventType,
  people: SQL,
  { actorId, recipeId, reelId, commentId, happenedAt }: News,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with person as (select distinct id from (${people}) known where may_be_told(id, ${actorId})),
    gathering as (
      insert into notifications (id, user_id, kind, created_at, changed_at, due_at)
      select gen_random_uuid(), id, ${kind}, ${at}, ${at}, greatest(${dueAt(kind, now).toISOString()}::timestamptz, (
        select max(told_at) + ${APART_MINUTES}::integer * interval '1 minute' from notifications earlier
        where earlier.user_id = person.id and about is null
      )) from person order by id
      on conflict (user_id, kind) where about is null and told_at is null
      do update set changed_at = excluded.changed_at, read_at = null
      returning id
    )
    insert into notification_events (notification_id, type, actor_id, recipe_id, reel_id, comment_id, happened_at)
    select id, ${type}, ${actorId}::uuid, ${recipeId}::uuid, ${reelId}::uuid, ${commentId}::uuid, ${happenedAt}::timestamptz
    from gathering`);
}
