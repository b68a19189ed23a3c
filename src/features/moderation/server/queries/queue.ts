import { eq, inArray, sql } from 'drizzle-orm';
import { profiles, users } from '#features/accounts/server/tables.ts';
import { auditOf } from '#features/audit/server/queries.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { PublishedContent } from '#server/offers.ts';
import type { QueuedItem } from '../../contract.ts';
import { isLate, REVIEW_HOURS } from '../../rules/deadline.ts';
import { MOST_REPORTS_SHOWN } from '../../rules/limits.ts';
import type { Reportables } from '../access.ts';
import { hasOtherModerators } from '../commands/decide.ts';
import { holdRules, type removals } from '../tables.ts';
import { itemsFound, type Key, nameOf, type WantedItems } from './found.ts';

/** The size of each queue, and how many reports are late. One statement. */
export async function queueCounts({ db, now }: RequestContext) {
  const { rows } = await db.execute<Record<'reports' | 'late' | 'held' | 'appeals' | 'removed', number>>(sql`
    with waiting as (
      select min(reported_at) as since from content_flags where status = 'pending' group by content_type, content_id
    )
    select (select count(*)::integer from waiting) as reports,
      (select count(*)::integer from waiting where since < ${now.toISOString()}::timestamptz - ${REVIEW_HOURS} * interval '1 hour') as late,
      (select count(*)::integer from held_content where approved_at is null) as held,
      (select count(*)::integer from removals where appealed_at is not null and decided_at is null and restored_at is null
        and gone_at is null) as appeals,
      (select count(*)::integer from removals where restored_at is null and gone_at is null) as removed`);
  return rows[0] ?? { reports: 0, late: 0, held: 0, appeals: 0, removed: 0 };
}

/**
 * A page of a queue, by keyset; reports of the same content are grouped. At most ten statements, and for a text search eight
 * more for every hundred items.
 */
export async function queuePage(
  context: RequestContext,
  reportables: Reportables,
  wanted: WantedItems,
): Promise<{ items: QueuedItem[]; nextCursor: string | null }> {
  const { db } = context;
  const { page, contents, nextCursor } = await itemsFound(db, reportables, wanted);
  const authors = await authorsOf(db, [...contents.values()]);
  const reported = await reportsOf(db, page);
  const history = await auditOf(
    db,
    page.map(({ contentType, contentId }) => ({ type: contentType, id: contentId })),
  );
  const others = await hasOtherModerators(context);
  const items = page.flatMap((key): QueuedItem[] => {
    const name = nameOf(key);
    const content = contents.get(name);
    const { removal = null, reports = [], reportCount = 0 } = reported.get(name) ?? {};
    if (!content) return [];
    const { id: contentId, authorId, authorName: _, ...shown } = content;
    const since = new Date(key.micros / 1000);
    return [
      {
        ...shown,
        ...{ contentId, reports, reportCount },
        contentType: key.contentType,
        author: (authorId && authors.get(authorId)) || null,
        since: since.toISOString(),
        isLate: isLate(since, context.now),
        why: key.why,
        removal: removal && {
          id: removal.id,
          reason: removal.reason,
          message: removal.message,
          appeal: removal.appeal,
          appealResult: removal.appealResult,
          mayDecide: removal.removedBy !== signedIn(context).id || !others,
        },
        history: history.get(name) ?? [],
      },
    ];
  });
  return { items, nextCursor };
}

export async function holdRulesList(db: Db) {
  return {
    rules: await db
      .select({ kind: holdRules.kind, value: holdRules.value })
      .from(holdRules)
      .orderBy(holdRules.kind, holdRules.value),
  };
}

type Author = NonNullable<QueuedItem['author']>;

/** Authors with their history. One statement. */
async function authorsOf(db: Db, contents: readonly PublishedContent[]): Promise<Map<string, Author>> {
  const ids = [...new Set(contents.flatMap(({ authorId }) => authorId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      name: profiles.name,
      username: profiles.username,
      joinedAt: users.createdAt,
      removals: sql<number>`(select count(*)::integer from removals where author_id = ${users.id})`,
      warnings: sql<number>`(select count(*)::integer from sanctions where user_id = ${users.id} and kind = 'warning')`,
      reports: sql<number>`(select count(*)::integer from content_flags where author_id = ${users.id})`,
      suspension: sql<Author['suspension']>`(select json_build_object('id', id, 'until', until) from sanctions
        where user_id = ${users.id} and kind = 'suspension' and lifted_at is null and (until is null or until > now())
        order by until desc nulls first limit 1)`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, ids));
  return new Map(rows.map((row) => [row.id, { ...row, joinedAt: row.joinedAt.toISOString() }]));
}

type Reported = Pick<QueuedItem, 'reports' | 'reportCount'> & {
  removal: typeof removals.$inferSelect | null;
};

/** Reports and removals of contents, by name. One statement. */
async function reportsOf(db: Db, keys: readonly Key[]): Promise<Map<string, Reported>> {
  const { rows } = await db.execute<{ name: string } & Reported>(sql`
    select "contentType" || ' ' || "contentId" as name,
      (select count(*)::integer from content_flags where content_type = "contentType" and content_id = "contentId") as "reportCount",
      (select coalesce(json_agg(report), '[]') from (
        select reason, details, reported_at as "reportedAt" from content_flags
        where content_type = "contentType" and content_id = "contentId" order by reported_at desc limit ${MOST_REPORTS_SHOWN}
      ) report) as reports,
      (select json_build_object('id', id, 'reason', reason, 'message', message, 'appeal', appeal,
        'appealResult', appeal_result, 'removedBy', removed_by) from removals
        where content_type = "contentType" and content_id = "contentId" and restored_at is null) as removal
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted ("contentType" text, "contentId" text)`);
  return new Map(rows.map(({ name, ...reported }) => [name, reported]));
}
