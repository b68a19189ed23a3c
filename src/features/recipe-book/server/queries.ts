import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import type { Entry } from '../contract.ts';
import { ownEntry } from './access.ts';
import { recipeBook } from './tables.ts';

const PAGE = 20;

/** A page of the caller's entries, newest first, containing every search word. One statement. */
export async function entriesOf(
  context: RequestContext,
  { q = '', cursor }: { q?: string | undefined; cursor?: string | undefined },
): Promise<{ entries: Entry[]; nextCursor: string | null }> {
  const words = q.split(/\s+/).filter(Boolean);
  const rows = await context.db
    .select({
      row: recipeBook,
      micros: sql<number>`(extract(epoch from ${recipeBook.createdAt}) * 1000000)::bigint`.mapWith(Number),
    })
    .from(recipeBook)
    .where(
      and(
        eq(recipeBook.userId, signedIn(context).id),
        cursor === undefined ? undefined : olderThan(cursor),
        ...words.map(has),
      ),
    )
    .orderBy(sql`${recipeBook.createdAt} desc, ${recipeBook.id} desc`)
    .limit(PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    entries: rows.slice(0, PAGE).map(({ row }) => toEntry(row)),
    nextCursor: last ? `${last.micros}.${last.row.id}` : null,
  };
}

/** One of the caller's entries. Throws `not_found`. */
export async function entryById(context: RequestContext, id: string): Promise<Entry> {
  return toEntry(await ownEntry(context, id));
}

export function toEntry({
  id,
  recipeId,
  title,
  content,
  version,
  ...at
}: typeof recipeBook.$inferSelect): Entry {
  const [createdAt, updatedAt] = [at.createdAt.toISOString(), at.updatedAt.toISOString()];
  return { id, recipeId, title, content, version, createdAt, updatedAt };
}

function has(word: string): SQL {
  const pattern = `%${word
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${recipeBook.title} ilike ${pattern} or ${recipeBook.content} ilike ${pattern})`;
}

function olderThan(cursor: string): SQL {
  const [, micros, id = ''] = /^(\d{1,16})\.(.+)$/.exec(cursor) ?? [];
  if (!micros || !isUuid(id))
    throw new AppError(
      'invalid_input',
      'This page of the list does not exist. Please start from the first page.',
    );
  return sql`(${recipeBook.createdAt}, ${recipeBook.id})
    < (timestamptz 'epoch' + ${Number(micros)}::double precision * interval '1 microsecond', ${id}::uuid)`;
}
