import { randomUUID } from 'node:crypto';
import { recipeExists } from '#features/recipes/server/queries/recipe.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { REPORTABLE, ReportReason } from '../rules/reasons.ts';
import { contentFlags } from './tables.ts';

interface Report {
  contentId: string;
  contentType: (typeof REPORTABLE)[number];
  reason: ReportReason;
  details: string;
}

/** Reports content to the moderators; pending until they decide. */
export async function reportContent(context: RequestContext, report: Report): Promise<{ id: string }> {
  const reporter = signedIn(context);
  if (!(await recipeExists(context.db, report.contentId)))
    throw new AppError('not_found', 'This content no longer exists.');
  const id = randomUUID();
  await context.db
    .insert(contentFlags)
    .values({ ...report, id, reporterId: reporter.id, reporterName: reporter.name, reportedAt: context.now });
  return { id };
}
