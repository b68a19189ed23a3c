import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { HAS_ADMIN_ROLE } from '#features/accounts/server/access.ts';
import { users } from '#features/accounts/server/tables.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { hashOf, releaseWithContent, withholdWithContent } from '#features/media/server/commands/withhold.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Reportable } from '#server/offers.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { ContentType } from '../../rules/content.ts';
import type { PlainDecision } from '../../rules/decisions.ts';
import type { ReportReason } from '../../rules/reasons.ts';
import { currentRemoval, findContent, type ModerationServices } from '../access.ts';
import { contentFlags, heldContent, removals } from '../tables.ts';

interface Content {
  contentType: ContentType;
  contentId: string;
}

type Decision = Content &
  ({ decision: PlainDecision } | { decision: 'remove'; reason: ReportReason; message: string });

/** Carries out a moderator's decision on content, in the caller's transaction, and records it. */
export async function decideContent(
  context: RequestContext,
  services: ModerationServices,
  input: Decision,
): Promise<{ contentId: string }> {
  const { contentType, contentId, decision } = input;
  if (decision === 'remove') await remove(context, services, input);
  else if (decision === 'restore') await restore(context, services, input);
  else if (decision === 'approve') await approve(context, services, input);
  else await dismiss(context, services, input);
  await recordAudit(context, {
    action: decision,
    subjectType: contentType,
    subjectId: contentId,
    details: decision === 'remove' ? { reason: input.reason, message: input.message } : {},
  });
  return { contentId };
}

/** Decides an appeal. The moderator who removed the content may not decide, unless there is no other one. */
export async function decideAppeal(
  context: RequestContext,
  services: ModerationServices,
  { removalId, result, answer }: { removalId: string; result: 'upheld' | 'denied'; answer: string },
): Promise<{ id: string }> {
  const { db, now } = context;
  const moderator = signedIn(context);
  const removal = await currentRemoval(db, removalId);
  if (!removal?.appealedAt) throw new AppError('not_found', t('This appeal no longer exists.'));
  if (removal.decidedAt) throw new AppError('conflict', t('This appeal has already been decided.'));
  if (removal.removedBy === moderator.id && (await hasOtherModerators(context)))
    throw new AppError('forbidden', t('You removed this. Another moderator has to decide the appeal.'));
  await db
    .update(removals)
    .set({
      appealResult: result,
      appealAnswer: answer,
      decidedBy: moderator.id,
      decidedAt: now,
      dismissedAt: null,
    })
    .where(eq(removals.id, removal.id));
  // The decision is shown to the author, so an upheld appeal keeps its notice.
  if (result === 'upheld') await restore(context, services, removal);
  await recordAudit(context, {
    action: result === 'upheld' ? 'uphold_appeal' : 'deny_appeal',
    subjectType: removal.contentType,
    subjectId: removal.contentId,
    details: { answer },
  });
  return { id: removal.id };
}

/** Whether any other account is an admin. */
export async function hasOtherModerators(context: RequestContext): Promise<boolean> {
  const [others] = await context.db
    .select({ count: count() })
    .from(users)
    .where(and(ne(users.id, signedIn(context).id), HAS_ADMIN_ROLE));
  return (others?.count ?? 0) > 0;
}

async function remove(
  context: RequestContext,
  services: ModerationServices,
  input: Content & { reason: ReportReason; message: string },
): Promise<void> {
  const { db, now } = context;
  const { content, reportable } = await findContent(db, services.reportables, input);
  const [removal] = await db
    .insert(removals)
    .values({
      id: randomUUID(),
      contentType: input.contentType,
      contentId: content.id,
      authorId: content.authorId,
      title: content.title,
      reason: input.reason,
      message: input.message,
      removedBy: signedIn(context).id,
      removedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!removal) throw new AppError('conflict', t('This was already removed.'));
  await reportable.hide(db, content.id, now);
  await withholdWithContent(db, services.media, content.picture, now);
  await db.delete(heldContent).where(isThis(heldContent, input));
  await resolveReports(context, input, 'deleted');
}

async function restore(
  context: RequestContext,
  services: ModerationServices,
  content: Content,
): Promise<void> {
  const { db, now } = context;
  const { reportable, content: found } = await findContent(db, services.reportables, content);
  const { rowCount } = await db
    .update(removals)
    .set({ restoredAt: now })
    .where(and(isThis(removals, content), isNull(removals.restoredAt)));
  if (!rowCount) throw new AppError('conflict', t('This is not removed.'));
  await showUnlessWithheld(context, services, content, { reportable, picture: found.picture });
}

async function approve(
  context: RequestContext,
  services: ModerationServices,
  content: Content,
): Promise<void> {
  const { db, now } = context;
  const { reportable, content: found } = await findContent(db, services.reportables, content);
  const { rowCount } = await db
    .update(heldContent)
    .set({ approvedAt: now })
    .where(and(isThis(heldContent, content), isNull(heldContent.approvedAt)));
  if (!rowCount) throw new AppError('conflict', t('This is no longer held.'));
  await showUnlessWithheld(context, services, content, { reportable, picture: found.picture });
}

/**
 * Shows content that is neither removed nor held any more. Removed content is held too once its author writes something
 * into it that matches a rule: each of the two withholds it until it is decided itself.
 */
async function showUnlessWithheld(
  context: RequestContext,
  services: ModerationServices,
  content: Content,
  { reportable, picture }: { reportable: Reportable; picture: string | null },
): Promise<void> {
  const { db } = context;
  // Two moderators who decide both at once would otherwise each see the other's as undecided, and leave it hidden.
  const name = `${content.contentType} ${content.contentId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 4))`);
  const isRemoved = await db.$count(removals, and(isThis(removals, content), isNull(removals.restoredAt)));
  const isHeld = await db.$count(
    heldContent,
    and(isThis(heldContent, content), isNull(heldContent.approvedAt)),
  );
  if (isRemoved || isHeld) return;
  await reportable.show(db, content.contentId);
  await releasePictureOf(context, services, picture);
}

async function dismiss(
  context: RequestContext,
  services: ModerationServices,
  content: Content,
): Promise<void> {
  // Reported content may be gone by now, but its reports still wait.
  const isReported = (await context.db.$count(contentFlags, isThis(contentFlags, content))) > 0;
  if (!isReported) await findContent(context.db, services.reportables, content);
  await resolveReports(context, content, 'dismissed');
}

/** Serves the picture of content that is shown again, unless moderators removed the picture itself. */
async function releasePictureOf(
  { db }: RequestContext,
  { media }: ModerationServices,
  address: string | null,
): Promise<void> {
  const picture = and(
    eq(removals.contentType, 'picture'),
    eq(removals.contentId, hashOf(address) ?? ''),
    isNull(removals.restoredAt),
  );
  if ((await db.$count(removals, picture)) === 0) await releaseWithContent(db, media, address);
}

async function resolveReports(
  { db, now }: RequestContext,
  content: Content,
  status: 'deleted' | 'dismissed',
): Promise<void> {
  await db
    .update(contentFlags)
    .set({ status, resolvedAt: now })
    .where(and(isThis(contentFlags, content), eq(contentFlags.status, 'pending')));
}

function isThis(table: typeof contentFlags | typeof removals | typeof heldContent, content: Content) {
  return and(eq(table.contentType, content.contentType), eq(table.contentId, content.contentId));
}
