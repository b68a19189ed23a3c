import { type AnyColumn, and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import type { Notices } from '../../contract.ts';
import type { ContentType } from '../../rules/content.ts';
import { MOST_NOTICES, MOST_REMOVALS } from '../../rules/limits.ts';
import type { Reportables } from '../access.ts';
import { heldContent, removals, sanctions } from '../tables.ts';

/** Moderators' decisions about the caller, unless dismissed, and their content that awaits review. */
export async function noticesOf(context: RequestContext, reportables: Reportables): Promise<Notices> {
  const { db, now, caller } = context;
  if (!caller.user) return { removals: [], sanctions: [], held: [] };
  const { id } = caller.user;
  const [removed, sanctioned, held] = await Promise.all([
    db
      .select()
      .from(removals)
      .where(and(eq(removals.authorId, id), isNull(removals.dismissedAt), isStillOf(removals)))
      .orderBy(desc(removals.removedAt))
      .limit(MOST_REMOVALS),
    db
      .select()
      .from(sanctions)
      .where(and(eq(sanctions.userId, id), isNull(sanctions.dismissedAt), isNull(sanctions.liftedAt)))
      .orderBy(desc(sanctions.createdAt))
      .limit(MOST_NOTICES),
    db
      .select()
      .from(heldContent)
      .where(and(eq(heldContent.authorId, id), isNull(heldContent.approvedAt)))
      .orderBy(desc(heldContent.heldAt))
      .limit(MOST_NOTICES),
  ]);
  return {
    removals: removed.map((row) => ({
      id: row.id,
      contentType: row.contentType,
      title: row.title,
      reason: row.reason,
      message: row.message,
      removedAt: row.removedAt.toISOString(),
      appeal:
        row.appeal === null ? null : { text: row.appeal, result: row.appealResult, answer: row.appealAnswer },
    })),
    sanctions: sanctioned
      .filter(({ until }) => until === null || until > now)
      .map((row) => ({
        id: row.id,
        kind: row.kind,
        reason: row.reason,
        message: row.message,
        until: row.until?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
      })),
    held: await titlesOf(context, reportables, held),
  };
}

/** Removed, or restored by an appeal whose outcome the author has not seen yet. */
function isStillOf(table: typeof removals): SQL | undefined {
  return or(isNull(table.restoredAt), eq(table.appealResult, 'upheld'));
}

async function titlesOf(
  { db }: RequestContext,
  reportables: Reportables,
  contents: readonly { contentType: ContentType; contentId: string }[],
): Promise<Notices['held']> {
  const titles = new Map<string, string>();
  for (const type of new Set(contents.map(({ contentType }) => contentType))) {
    const ids = contents.filter(({ contentType }) => contentType === type).map(({ contentId }) => contentId);
    for (const { id, title } of (await reportables[type]?.find(db, ids)) ?? [])
      titles.set(`${type} ${id}`, title);
  }
  return contents.flatMap(({ contentType, contentId }) => {
    const title = titles.get(`${contentType} ${contentId}`);
    return title === undefined ? [] : [{ contentType, title }];
  });
}

/** SQL for a person's suspension as JSON: its end (`null` if permanent) and the reason; null if they are not suspended. */
export function suspensionOf(userId: AnyColumn): SQL<{ until: string | null; message: string } | null> {
  return sql`(select json_build_object('until', ${sanctions.until}, 'message', ${sanctions.message}) from ${sanctions}
    where ${sanctions.userId} = ${userId} and ${sanctions.kind} = 'suspension' and ${sanctions.liftedAt} is null
    order by ${sanctions.until} desc nulls first limit 1)`;
}
