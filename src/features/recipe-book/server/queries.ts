import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { recipes } from '#features/recipes/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { contains } from '#server/database/contains.ts';
import { cutPage, microsOf, olderThan } from '#server/database/keyset.ts';
import { isUuid } from '#shared/id.ts';
import { wordsOf } from '#shared/text.ts';
import type { Entry } from '../contract.ts';
import { ownEntry } from './access.ts';
import { recipeBook } from './tables.ts';

const PAGE = 20;

/** A page of the caller's entries, newest first, containing every search word. One statement. */
export async function entriesOf(
  context: RequestContext,
  { q = '', cursor }: { q?: string | undefined; cursor?: string | undefined },
): Promise<{ entries: Entry[]; nextCursor: string | null }> {
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
        ...wordsOf(q).map(has),
      ),
    )
    .orderBy(sql`${recipeBook.createdAt} desc, ${recipeBook.id} desc`)
    .limit(PAGE + 1);
  const { page, nextCursor } = cutPage(rows, PAGE);
  return { entries: page.map(({ row }) => toEntry(row)), nextCursor };
}

/** The versions of the caller's entries and of their recipes, newest first. One statement. */
export async function indexOfEntries(context: RequestContext) {
  const { id, version, recipeId, userId, createdAt } = recipeBook;
  const entries = await context.db
    .select({ id, version, recipeId, recipeVersion: recipes.version })
    .from(recipeBook)
    .leftJoin(recipes, eq(recipes.id, recipeId))
    .where(eq(userId, signedIn(context).id))
    .orderBy(sql`${createdAt} desc, ${id} desc`);
  return { entries };
}

/** Some of the caller's entries; other ids are left out. One statement. */
export async function someEntries(context: RequestContext, ids: readonly string[]) {
  const known = and(inArray(recipeBook.id, ids.filter(isUuid)), eq(recipeBook.userId, signedIn(context).id));
  return { entries: (await context.db.select().from(recipeBook).where(known)).map(toEntry) };
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

const has = (word: string): SQL =>
  sql`(${contains(recipeBook.title, word)} or ${contains(recipeBook.content, word)})`;
