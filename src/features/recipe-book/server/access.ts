import { and, eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { recipeBook } from './tables.ts';

/** One of the caller's entries. Throws `not_found`, even for other people's. */
export async function ownEntry(context: RequestContext, id: string, options: { forChange?: boolean } = {}) {
  const query = context.db
    .select()
    .from(recipeBook)
    .where(and(eq(recipeBook.id, id), eq(recipeBook.userId, signedIn(context).id)));
  const [row] = isUuid(id) ? await (options.forChange ? query.for('update') : query) : [];
  if (!row) throw new AppError('not_found', t('This recipe is no longer in your book.'));
  return row;
}
