import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
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
      id: recipeBook.id,
      micros: microsOf(recipeBook.createdAt),
      row: recipeBook,
    })
    .from(recipeBook)
    .where(
      and(
        eq(recipeBook.userId, signedIn(context).id),
        olderThan(cursor, recipeBook.createdAt, recipeBook.id),
        ...words.map(has),
      ),
    )
    .orderBy(sql`${recipeBook.createdAt} desc, ${recipeBook.id} desc`)
    .limit(PAGE + 1);
  const { page, nextCursor } = cutPage(rows, PAGE);
  return { entries: page.map(({ row }) => toEntry(row)), nextCursor };
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
