/** A provider that takes payments. Network calls happen here, never inside a transaction. */
export interface PaymentProvider {
  name: string;
  /** What the button says after 'Subscribe Now with'. */
  label: string;
  /** Starts a subscription at the provider and says where the person approves it. */
  create(input: {
    subscriptionId: string;
    userId: string;
    returnUrl: string;
  }): Promise<{ providerSubscriptionId: string; approvalUrl: string }>;
}
