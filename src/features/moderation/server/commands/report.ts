import { randomUUID } from 'node:crypto';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { ContentType } from '../../rules/content.ts';
import type { ReportReason } from '../../rules/reasons.ts';
import { findContent, type Reportables } from '../access.ts';
import { contentFlags } from '../tables.ts';

interface Report {
  contentId: string;
  contentType: ContentType;
  reason: ReportReason;
  details: string;
}

/** Reports content to the moderators; pending until they decide. One open report per person and item. */
export async function reportContent(
  context: RequestContext,
  reportables: Reportables,
  report: Report,
): Promise<{ id: string }> {
  const { db, now } = context;
  const reporter = signedIn(context);
  const { content } = await findContent(db, reportables, report);
  if (content.isHidden) throw new AppError('not_found', t('This content no longer exists.'));
  const [row] = await db
    .insert(contentFlags)
    .values({
      ...report,
      contentId: content.id,
      id: randomUUID(),
      authorId: content.authorId,
      reporterId: reporter.id,
      reporterName: reporter.name,
      reportedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: contentFlags.id });
  if (!row)
    throw new AppError('conflict', t('You have already reported this. Our moderators will review it.'));
  return row;
}
