import type { PaymentProvider } from './port.ts';

/** Test payments: nobody pays, and the approval page is one of ours. */
export function createSandbox(): PaymentProvider {
  return {
    name: 'sandbox',
    label: 'Test payments',
    async create({ subscriptionId }) {
      const query = new URLSearchParams({ subscription_id: subscriptionId });
      // A path, not PUBLIC_URL: the page is ours, at whatever address the person reached us.
      return { providerSubscriptionId: subscriptionId, approvalUrl: `/test-payment?${query}` };
    },
  };
}
