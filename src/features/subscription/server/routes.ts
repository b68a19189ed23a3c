import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { subscriptionContract } from '../contract.ts';
import { decideTestPayment, startSubscription, verifySubscription } from './commands.ts';
import type { PaymentProvider } from './payments/port.ts';
import { ownSubscription } from './queries.ts';

const on = implement(subscriptionContract).$context<RequestContext>();

export function subscriptionRoutes({ payments }: { payments: PaymentProvider }) {
  return on.router({
    get: on.get.handler(async ({ context }) => {
      const row = await ownSubscription(context);
      return {
        status: row?.status ?? null,
        subscriptionId: row?.providerSubscriptionId ?? null,
        provider: payments.label,
      };
    }),
    start: on.start.handler(({ context }) => startSubscription(context, payments)),
    verify: on.verify.handler(({ context, input }) => verifySubscription(context, input.subscriptionId)),
    decide: on.decide.handler(({ context, input }) =>
      decideTestPayment(context, input.subscriptionId, input.decision),
    ),
  });
}
