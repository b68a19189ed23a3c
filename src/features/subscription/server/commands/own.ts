import type { RequestContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Decision, Status } from '../../rules/statuses.ts';
import type { Payments } from '../payments/providers.ts';
import { decideInSandbox, sandboxEntry } from '../payments/sandbox.ts';
import { ownSubscription, ownSubscriptionById } from '../queries/own.ts';
import type { Subscription } from '../tables.ts';
import { providerFailure, refreshSubscription } from './refresh.ts';

export interface Verified {
  status: Status;
  /** ISO time until which it gives access, if that is known. */
  paidUntil: string | null;
}

/** Queries the provider about one of the caller's subscriptions. */
export async function verifySubscription(
  { db, now, ...context }: RequestContext,
  payments: Payments,
  id: string,
): Promise<Verified> {
  const row = await ownSubscriptionById({ db, ...context }, id);
  if (!row) throw new AppError('not_found', t('There was a problem verifying your subscription'));
  return verified(await refreshSubscription({ db, payments, now }, row, 'return'));
}

/** Ends the payments for the caller's subscription. Access stays until the paid-through date. */
export async function cancelSubscription(context: RequestContext, payments: Payments): Promise<Verified> {
  const { db, now } = context;
  const row = await ownSubscription(context);
  if (!row?.isOpen || row.status !== 'ACTIVE' || row.provider === 'gift')
    throw new AppError('conflict', t("You don't have an active subscription to cancel."));
  const refused = t('Unable to cancel your subscription at this time.');
  const provider = payments.of(row.provider);
  const id = row.providerSubscriptionId;
  if (!provider || !id) throw new AppError('unavailable', refused);
  // Afterward, some providers no longer report what is paid, so ask first.
  const before = await refreshSubscription({ db, payments, now }, row, 'cancel');
  if (before.status !== 'ACTIVE') return verified(before);
  await provider.cancel(id).catch((error: unknown) => {
    throw providerFailure(error, provider.label, refused);
  });
  const after = await refreshSubscription({ db, payments, now }, row, 'cancel');
  if (after.status === 'ACTIVE') throw new AppError('unavailable', refused);
  return verified(after);
}

/** The caller's action on the test payment page. */
export async function decideTestPayment(
  context: RequestContext,
  payments: Payments,
  id: string,
  decision: Decision,
): Promise<Verified> {
  const row = await ownTestPayment(context, payments, id);
  const { db, now } = context;
  if (!(await decideInSandbox(db, id, decision, now)))
    throw new AppError('conflict', t('This test payment has already been answered.'));
  const entry = await sandboxEntry(db, id);
  // A failing provider sends no webhooks.
  if (entry?.mood !== 'working') return verified(row);
  return verified(await refreshSubscription({ db, payments, now }, row, 'webhook'));
}

/** A test payment of the caller, as its own page shows it; `null` for any other. */
export async function testPayment(context: RequestContext, payments: Payments, id: string) {
  const row = await ownSubscriptionById(context, id);
  const entry =
    row?.provider === 'sandbox' && payments.of('sandbox') ? await sandboxEntry(context.db, id) : null;
  if (!entry) return null;
  const { status, mood, terms, paidUntil } = entry;
  return { status, mood, terms, paidUntil: paidUntil?.toISOString() ?? null };
}

async function ownTestPayment(
  context: RequestContext,
  payments: Payments,
  id: string,
): Promise<Subscription> {
  const row = await ownSubscriptionById(context, id);
  if (row?.provider === 'sandbox' && payments.of('sandbox')) return row;
  throw new AppError(
    'not_found',
    t('This test payment does not exist. Please start again from the subscription page.'),
  );
}

function verified({ status, paidUntil }: { status: Status; paidUntil: Date | null }): Verified {
  return { status, paidUntil: paidUntil?.toISOString() ?? null };
}
