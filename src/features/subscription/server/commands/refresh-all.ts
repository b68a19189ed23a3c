import type { RequestContext } from '#server/context.ts';
import type { Payments } from '../payments/providers.ts';
import { activeBatch } from '../queries/admin.ts';
import { refreshSubscription } from './refresh.ts';

/** Verifies the next five active subscriptions; `cursor` is null once there are no more. */
export async function refreshBatch(
  { db, now }: RequestContext,
  payments: Payments,
  after: string | null,
): Promise<{ checked: number; updated: number; failed: number; cursor: string | null }> {
  const batch = await activeBatch(db, payments.names, after);
  const results = await Promise.allSettled(
    batch.map((row) => refreshSubscription({ db, payments, now }, row, 'admin')),
  );
  const updated = results.filter((result) => result.status === 'fulfilled' && result.value.isNew).length;
  const failed = results.filter(({ status }) => status === 'rejected').length;
  return { checked: batch.length, updated, failed, cursor: batch.at(-1)?.id ?? null };
}
