/** A payment provider. It makes network calls, so never use it inside a transaction. */
export interface PaymentProvider {
  name: string;
  /** The button label after 'Subscribe Now with'. */
  label: string;
  /** Starts a subscription and returns the address of its approval page. */
  create(input: {
    subscriptionId: string;
    userId: string;
    returnUrl: string;
  }): Promise<{ providerSubscriptionId: string; approvalUrl: string }>;
}
