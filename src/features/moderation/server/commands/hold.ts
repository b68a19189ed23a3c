import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { hashOf } from '#features/media/rules/stored-files.ts';
import { withholdWithContent } from '#features/media/server/commands/withhold.ts';
import type { RequestContext } from '#server/context.ts';
import type { NewContent, Screen } from '#server/offers.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { ContentType } from '../../rules/content.ts';
import { MOST_HOLD_RULES } from '../../rules/limits.ts';
import { type HoldRule, holdingRule, tidyRule } from '../../rules/screening.ts';
import { HELD_FIRST_POSTS } from '../../rules/settings.ts';
import type { ModerationServices } from '../access.ts';
import { heldContent, holdRules } from '../tables.ts';

/** Stores a rule; safe to repeat. Throws `invalid_input` if nothing is left of it, and `conflict` at the limit. */
export async function addHoldRule({ db, now }: RequestContext, input: HoldRule): Promise<HoldRule> {
  const rule = tidyRule(input);
  if (rule.value === '') {
    const message =
      rule.kind === 'picture' ? t('Please enter the address of a picture.') : t('Please enter what to hold.');
    throw new AppError('invalid_input', message, { issues: [{ path: 'value', message }] });
  }
  const { rowCount } = await db
    .insert(holdRules)
    .values({ ...rule, createdAt: now })
    .onConflictDoNothing();
  if (rowCount && (await db.$count(holdRules)) > MOST_HOLD_RULES)
    throw new AppError('conflict', t('There can be {count} at most.', { count: MOST_HOLD_RULES }));
  return rule;
}

export async function removeHoldRule({ db }: RequestContext, rule: HoldRule): Promise<HoldRule> {
  const { rowCount } = await db
    .delete(holdRules)
    .where(and(eq(holdRules.kind, rule.kind), eq(holdRules.value, rule.value)));
  if (!rowCount) throw new AppError('not_found', t('This rule no longer exists.'));
  return rule;
}

/** Holds content that matches a rule, and the first posts of each account, until a moderator approves it. */
export function createScreen({ reportables, media }: ModerationServices): Screen {
  return async (context, content) => {
    const type = content.type as ContentType;
    const why = context.caller.isAdmin
      ? null
      : await whyHeld(context, content, context.settings.get(HELD_FIRST_POSTS));
    if (why === null) return false;
    const { db, now } = context;
    const { rowCount } = await db
      .insert(heldContent)
      .values({ contentType: type, contentId: content.id, authorId: content.authorId, why, heldAt: now })
      .onConflictDoUpdate({
        target: [heldContent.contentType, heldContent.contentId],
        set: { why, heldAt: now, approvedAt: null },
        // Not again for the same reason after a moderator has approved it.
        setWhere: sql`${heldContent.approvedAt} is null or ${heldContent.why} <> ${why}`,
      });
    if (!rowCount) return false;
    await reportables[type]?.hide(db, content.id, now);
    for (const address of content.pictures) await withholdWithContent(db, media, address, now);
    return true;
  };
}

async function whyHeld(
  { db }: RequestContext,
  content: NewContent,
  firstPosts: number,
): Promise<string | null> {
  const rules = await db.select({ kind: holdRules.kind, value: holdRules.value }).from(holdRules);
  const pictures = content.pictures.flatMap((address) => hashOf(address) ?? []);
  const rule = holdingRule({ text: content.text, pictures }, rules);
  if (rule) return `${rule.kind}: ${rule.value}`;
  // A profile is not a post.
  if (firstPosts === 0 || content.type === 'profile') return null;
  const [approved] = await db
    .select({ count: count() })
    .from(heldContent)
    .where(and(eq(heldContent.authorId, content.authorId), isNotNull(heldContent.approvedAt)));
  return (approved?.count ?? 0) < firstPosts ? 'first posts of an account' : null;
}
