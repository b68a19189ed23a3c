import type { PaymentProvider } from './port.ts';

/** Test payments: no money moves, and the approval page is our own. */
export function createSandbox(): PaymentProvider {
  return {
    name: 'sandbox',
    label: 'Test payments',
    async create({ subscriptionId }) {
      const query = new URLSearchParams({ subscription_id: subscriptionId });
      // A path rather than PUBLIC_URL, so that it works at whatever address the person uses.
      return { providerSubscriptionId: subscriptionId, approvalUrl: `/test-payment?${query}` };
    },
  };
}
