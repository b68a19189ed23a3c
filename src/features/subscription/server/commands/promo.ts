import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { NewPromoCode } from '../../contract.ts';
import { tidyCode } from '../../rules/promo.ts';
import { promoCodes } from '../tables.ts';

/**
 * Adds a promo code. Throws `conflict` if the code exists or is retired, so that its meaning stays unambiguous, and
 * `invalid_input` if it would have ended already.
 */
export async function createPromoCode(
  context: RequestContext,
  input: NewPromoCode,
): Promise<{ code: string }> {
  const { db, now } = context;
  const code = tidyCode(input.code);
  const { gives, mostUses, expiresAt } = input;
  if (expiresAt !== null && new Date(expiresAt) <= now) {
    const message = t('The last day has passed. Please choose a later one.');
    throw new AppError('invalid_input', message, { issues: [{ path: 'expiresAt', message }] });
  }
  const { rowCount } = await db
    .insert(promoCodes)
    .values({
      code,
      kind: gives.kind,
      percent: gives.kind === 'percent' ? gives.percent : null,
      payments: gives.kind === 'percent' ? gives.payments : null,
      months: gives.kind === 'months' ? gives.months : null,
      mostUses,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      createdBy: signedIn(context).id,
      createdAt: now,
    })
    .onConflictDoNothing();
  if (!rowCount) throw new AppError('conflict', t('There is already a promo code {code}.', { code }));
  const details = { gives, mostUses, expiresAt };
  await recordAudit(context, {
    action: 'create_promo_code',
    subjectType: 'promo_code',
    subjectId: code,
    details,
  });
  return { code };
}

/** Ends a promo code. People who have used it keep what it gave. */
export async function retirePromoCode(
  context: RequestContext,
  input: { code: string },
): Promise<{ code: string }> {
  const { db, now } = context;
  const code = tidyCode(input.code);
  const { rowCount } = await db
    .update(promoCodes)
    .set({ retiredAt: now })
    .where(and(eq(promoCodes.code, code), isNull(promoCodes.retiredAt)));
  if (!rowCount) throw new AppError('not_found', t('There is no promo code {code} to retire.', { code }));
  await recordAudit(context, { action: 'retire_promo_code', subjectType: 'promo_code', subjectId: code });
  return { code };
}
