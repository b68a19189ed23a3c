import { inArray, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { cutPage, microsOf, momentOf, type Place, readCursor, writeCursor } from '#server/database/keyset.ts';
import type { PublishedContent } from '#server/offers.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import type { ContentType, QueueName } from '../../rules/content.ts';
import { QUEUE_PAGE } from '../../rules/limits.ts';
import type { ReportReason } from '../../rules/reasons.ts';
import type { Reportables } from '../access.ts';

/** The position of an item in its queue. */
export interface Key extends Place {
  contentType: ContentType;
  contentId: string;
  why: string | null;
}

/** Selects part of a queue. */
export interface WantedItems {
  queue: QueueName;
  type?: ContentType | undefined;
  /** The reason it was reported or removed; held content has none. */
  reason?: ReportReason | undefined;
  /** Words in its text, or in its author's name or username. */
  q: string;
  cursor?: string | undefined;
}

interface Found {
  page: Key[];
  contents: Map<string, PublishedContent>;
  nextCursor: string | null;
}

/** Items searched per batch, and batches per request; the next request continues from there. */
const BATCH = 100;
const MOST_BATCHES = 10;

/** A page of the wanted items, with the content they are about. */
export async function itemsFound(db: Db, reportables: Reportables, wanted: WantedItems): Promise<Found> {
  const words = wanted.q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) return itemsWith(db, reportables, wanted, words);
  const { page, nextCursor } = cutPage(await keysOf(db, wanted, QUEUE_PAGE + 1), QUEUE_PAGE);
  return { page, contents: await contentsOf(db, reportables, page), nextCursor };
}

/** Only the features know the text of their content, so it is read and searched here. */
async function itemsWith(
  db: Db,
  reportables: Reportables,
  wanted: WantedItems,
  words: readonly string[],
): Promise<Found> {
  const found: Found = { page: [], contents: new Map(), nextCursor: null };
  let { cursor } = wanted;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const { page: keys, nextCursor } = cutPage(await keysOf(db, { ...wanted, cursor }, BATCH + 1), BATCH);
    const contents = await contentsOf(db, reportables, keys);
    const names = await namesOf(db, [...contents.values()]);
    for (const key of keys) {
      const content = contents.get(nameOf(key));
      if (!content) continue;
      const text = [content.title, content.text, content.authorName, names.get(content.authorId ?? '')];
      const isFound = words.every((word) => text.join('\n').toLowerCase().includes(word));
      if (!isFound) continue;
      if (found.page.length === QUEUE_PAGE)
        return { ...found, nextCursor: writeCursor(found.page.at(-1) ?? key) };
      found.page.push(key);
      found.contents.set(nameOf(key), content);
    }
    if (nextCursor === null) return { ...found, nextCursor };
    cursor = nextCursor;
  }
  return { ...found, nextCursor: cursor ?? null };
}

/** The id of a picture is a hash, not a UUID. */
const isContentId = (id: string) => id.length <= LONGEST_ID;

async function keysOf(db: Db, { queue, type, reason, cursor }: WantedItems, limit: number): Promise<Key[]> {
  const after = cursor === undefined ? null : readCursor(cursor, isContentId);
  const columns = (since: SQL) =>
    sql`content_type as "contentType", content_id as "contentId", ${microsOf(since)} as micros`;
  const place = (since: SQL, order: '>' | '<') =>
    after
      ? sql`(${since}, content_id) ${sql.raw(order)} (${momentOf(after.micros)}, ${after.id})`
      : sql`true`;
  const isType = type ? sql`content_type = ${type}` : sql`true`;
  const isFor = reason ? sql`reason = ${reason}` : sql`true`;
  const [since, heldAt, appealedAt, removedAt] = [
    sql`since`,
    sql`held_at`,
    sql`appealed_at`,
    sql`removed_at`,
  ];
  const from = {
    reports: sql`
      select ${columns(since)}, null as why from (
        select content_type, content_id, min(reported_at) as since from content_flags
        where status = 'pending' and ${isType}
        group by content_type, content_id having bool_or(${isFor})
      ) waiting where ${place(since, '>')} order by since, content_id limit ${limit}`,
    held: sql`
      select ${columns(heldAt)}, why from held_content
      where approved_at is null and ${isType} and ${place(heldAt, '>')} order by held_at, content_id limit ${limit}`,
    appeals: sql`
      select ${columns(appealedAt)}, null as why from removals
      where appealed_at is not null and decided_at is null and restored_at is null and gone_at is null
        and ${isType} and ${isFor} and ${place(appealedAt, '>')}
      order by appealed_at, content_id limit ${limit}`,
    removed: sql`
      select ${columns(removedAt)}, null as why from removals
      where restored_at is null and gone_at is null and ${isType} and ${isFor} and ${place(removedAt, '<')}
      order by removed_at desc, content_id desc limit ${limit}`,
  };
  const { rows } = await db.execute<Omit<Key, 'id' | 'micros'> & { micros: string }>(from[queue]);
  return rows.map((row) => ({ ...row, id: row.contentId, micros: Number(row.micros) }));
}

async function contentsOf(
  db: Db,
  reportables: Reportables,
  keys: readonly Key[],
): Promise<Map<string, PublishedContent>> {
  const found = new Map<string, PublishedContent>();
  for (const type of new Set(keys.map(({ contentType }) => contentType))) {
    const ids = keys.filter(({ contentType }) => contentType === type).map(({ contentId }) => contentId);
    for (const content of (await reportables[type]?.find(db, ids)) ?? [])
      found.set(nameOf({ contentType: type, contentId: content.id }), content);
  }
  return found;
}

/** Names and usernames of authors. One statement. */
async function namesOf(db: Db, contents: readonly PublishedContent[]): Promise<Map<string, string>> {
  const ids = [...new Set(contents.flatMap(({ authorId }) => authorId ?? []))];
  const rows = await db
    .select({ id: profiles.id, name: profiles.name, username: profiles.username })
    .from(profiles)
    .where(inArray(profiles.id, ids));
  return new Map(rows.map(({ id, name, username }) => [id, `${name}\n@${username ?? ''}`]));
}

export function nameOf({ contentType, contentId }: Pick<Key, 'contentType' | 'contentId'>): string {
  return `${contentType} ${contentId}`;
}
