import { eq } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import { recipeNotFound } from '#features/recipes/server/access.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { Entry } from '../contract.ts';
import type { EntryText } from '../rules/entries.ts';
import { LIMITS } from '../rules/limits.ts';
import { ownEntry } from './access.ts';
import { toEntry } from './queries.ts';
import { recipeBook } from './tables.ts';

/**
 * Adds an entry. An identical repeat returns the stored entry; a reused id with other content throws `conflict`. Throws
 * `too_large` at 1,000 entries, `not_found` for an unknown recipe.
 */
export async function addEntry(
  context: RequestContext,
  {
    id,
    title,
    content,
    ...given
  }: EntryText & { id: string; recipeId: string | null; createdAt?: string | undefined },
): Promise<Entry> {
  const { db, now } = context;
  const userId = signedIn(context).id;
  const recipeId = given.recipeId === null ? null : await knownRecipe(context, given.recipeId);
  await lockAccount(db, userId);
  const written = given.createdAt ? new Date(given.createdAt) : now;
  const [stored] = await db
    .insert(recipeBook)
    .values({
      id,
      userId,
      recipeId,
      title,
      content,
      createdAt: written < now ? written : now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (stored) {
    if ((await db.$count(recipeBook, eq(recipeBook.userId, userId))) > LIMITS.entries)
      throw new AppError(
        'too_large',
        t('Your recipe book holds {count} recipes. Please delete some to add more.', {
          count: LIMITS.entries,
        }),
      );
    return toEntry(stored);
  }
  const [before] = await db.select().from(recipeBook).where(eq(recipeBook.id, id));
  if (before?.userId !== userId || before.title !== title || before.content !== content)
    throw new AppError('conflict', t('A recipe with this id already exists with different text.'));
  return toEntry(before);
}

/** Replaces an entry. Throws `conflict` if it has changed since `version`, unless the content is equal. */
export async function updateEntry(
  context: RequestContext,
  { id, version, title, content }: EntryText & { id: string; version: number },
): Promise<Entry> {
  const found = await ownEntry(context, id, { forChange: true });
  if (found.title === title && found.content === content) return toEntry(found);
  if (found.version !== version)
    throw new AppError('conflict', t('This recipe was changed elsewhere since you opened it.'));
  const [changed] = await context.db
    .update(recipeBook)
    .set({ title, content, version: version + 1, updatedAt: context.now })
    .where(eq(recipeBook.id, found.id))
    .returning();
  return toEntry(changed ?? found);
}

/** Links an entry to the recipe made from it. Throws `not_found`. */
export async function linkEntry(
  context: RequestContext,
  { id, recipeId }: { id: string; recipeId: string },
): Promise<Entry> {
  const found = await ownEntry(context, id, { forChange: true });
  const linked = { recipeId: await knownRecipe(context, recipeId) };
  await context.db.update(recipeBook).set(linked).where(eq(recipeBook.id, found.id));
  return toEntry({ ...found, ...linked });
}

/** Deletes an entry. Throws `not_found`. */
export async function removeEntry(context: RequestContext, id: string): Promise<{ id: string }> {
  const found = await ownEntry(context, id, { forChange: true });
  await context.db.delete(recipeBook).where(eq(recipeBook.id, found.id));
  return { id: found.id };
}

/** Recipes are public; the row is locked until the entry that references it is stored. */
async function knownRecipe({ db }: RequestContext, id: string): Promise<string> {
  const [row] = isUuid(id)
    ? await db.select({ id: recipes.id }).from(recipes).where(eq(recipes.id, id)).for('key share')
    : [];
  if (!row) throw recipeNotFound();
  return row.id;
}
