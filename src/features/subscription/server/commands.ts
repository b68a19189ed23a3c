import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Decision } from '../rules/statuses.ts';
import type { PaymentProvider } from './payments/port.ts';
import { ownSubscription, ownSubscriptionById } from './queries.ts';
import { subscriptions } from './tables.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Starts a subscription, PENDING until its approval page is answered. */
export async function startSubscription(
  context: RequestContext,
  provider: PaymentProvider,
): Promise<{ approvalUrl: string }> {
  const user = signedIn(context);
  const current = await ownSubscription(context);
  if (current?.status === 'ACTIVE')
    throw new AppError('conflict', 'You already have an active subscription.');
  const id = randomUUID();
  const started = await provider.create({
    subscriptionId: id,
    userId: user.id,
    returnUrl: `${context.config.publicUrl}/subscription-success`,
  });
  await context.db.insert(subscriptions).values({
    id,
    userId: user.id,
    status: 'PENDING',
    provider: provider.name,
    providerSubscriptionId: started.providerSubscriptionId,
  });
  return { approvalUrl: started.approvalUrl };
}

/** Verifies the caller's subscription with its provider. */
export async function verifySubscription(context: RequestContext, id: string): Promise<{ status: string }> {
  const row = await ownSubscriptionById(context, id);
  if (!row) throw new AppError('not_found', 'There was a problem verifying your subscription');
  return { status: row.status };
}

/** Approves or declines a pending sandbox subscription of the caller. */
export async function decideTestPayment(
  context: RequestContext,
  id: string,
  decision: Decision,
): Promise<{ status: string }> {
  const row = await ownSubscriptionById(context, id);
  if (row?.provider !== 'sandbox')
    throw new AppError(
      'not_found',
      'This test payment does not exist. Please start again from the subscription page.',
    );
  if (row.status !== 'PENDING') {
    if (row.status === 'ACTIVE' && decision === 'approve') return { status: row.status };
    throw new AppError('conflict', 'This test payment has already been answered.');
  }
  const status = decision === 'approve' ? 'ACTIVE' : 'INACTIVE';
  const billing = {
    billing_info: { next_billing_time: new Date(context.now.getTime() + MONTH_MS).toISOString() },
  };
  await context.db
    .update(subscriptions)
    .set({ status, subscriptionData: decision === 'approve' ? billing : {}, updatedAt: context.now })
    .where(eq(subscriptions.id, row.id));
  return { status };
}

/** Activates a subscription without payment: for demo data and tests. */
export async function grantSubscription({ db }: Pick<RequestContext, 'db'>, userId: string): Promise<void> {
  const id = randomUUID();
  await db
    .insert(subscriptions)
    .values({ id, userId, status: 'ACTIVE', provider: 'sandbox', providerSubscriptionId: id });
}
