import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { PublishedContent, Reportable } from '#server/offers.ts';
import type { Storage } from '#server/storage/storage.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { ContentType } from '../rules/content.ts';
import { removals } from './tables.ts';

/** Content types that can be moderated, as gathered from the features. */
export type Reportables = Readonly<Partial<Record<ContentType, Reportable>>>;

export interface ModerationServices {
  reportables: Reportables;
  /** Where pictures are stored. */
  media: Storage;
}

/** A piece of content, hidden or not. Throws `not_found`. */
export async function findContent(
  db: Db,
  reportables: Reportables,
  { contentType, contentId }: { contentType: ContentType; contentId: string },
): Promise<{ content: PublishedContent; reportable: Reportable }> {
  const reportable = reportables[contentType];
  const [content] = (await reportable?.find(db, [contentId])) ?? [];
  if (!reportable || !content) throw new AppError('not_found', t('This content no longer exists.'));
  return { content, reportable };
}

/** A removal that has not been undone, locked for a decision; `null` if there is none. */
export async function currentRemoval(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(removals)
    .where(and(eq(removals.id, id), isNull(removals.restoredAt)))
    .for('update');
  return row ?? null;
}
