import type { ProviderName, Status } from '../../rules/statuses.ts';
import type { Terms } from '../../rules/terms.ts';

export interface Checkout {
  /** The provider's id until it is approved, and perhaps afterward. */
  checkoutId: string;
  /** Where the person approves it. */
  approvalUrl: string;
  /** What `ProviderState.planId` must be; `null` if the provider has no plans. */
  planId: string | null;
}

/** A subscription's state at the provider. */
export interface ProviderState {
  /** `null` until there is one. */
  subscriptionId: string | null;
  /** Our own id, as given to `create`. */
  reference: string | null;
  planId: string | null;
  status: Status;
  startedAt: Date | null;
  /** The end of what is paid, or free; `null` if the provider no longer says. */
  paidUntil: Date | null;
}

/** The ids in a webhook that tell which subscription it is about. */
export interface Mention {
  /** A checkout's or a subscription's. */
  ids: string[];
  reference: string | null;
}

/**
 * A payment provider. Each method answers or throws `PaymentError` within five seconds. They make network calls: never use them
 * inside a transaction.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** The button label after 'Subscribe Now with'. */
  label: string;
  create(input: {
    reference: string;
    email: string;
    terms: Terms;
    /** It gets `subscription_id` in its query. */
    returnUrl: string;
    cancelUrl: string;
  }): Promise<Checkout>;
  /** A subscription by a checkout's or its own id; `null` if there is none. */
  find(id: string): Promise<ProviderState | null>;
  /** Ends the payments. What is paid stays paid. */
  cancel(id: string): Promise<void>;
  /** Closes a checkout that nobody has approved, if the provider can; refused once it is approved. */
  expire: ((checkoutId: string) => Promise<void>) | null;
  /** Takes a cancellation back, if the provider can; otherwise people subscribe again from the end of what they paid. */
  resume: ((id: string) => Promise<void>) | null;
  /** Checks a webhook's signature and returns what it is about; throws `ForgedWebhook`. */
  readWebhook: ((headers: Headers, body: Buffer) => Promise<Mention>) | null;
}

/**
 * Why a provider could not be asked. `unavailable`: it may work later. `refused`: it will not, as asked.
 */
export class PaymentError extends Error {
  readonly kind: 'unavailable' | 'refused';
  /** The HTTP status, if there was one. */
  readonly status: number | null;

  constructor(
    kind: 'unavailable' | 'refused',
    message: string,
    details: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'PaymentError';
    this.kind = kind;
    this.status = details.status ?? null;
  }
}

/** A webhook that the provider did not sign. */
export class ForgedWebhook extends Error {
  constructor(why: string) {
    super(`A webhook is not the provider’s: ${why}`);
    this.name = 'ForgedWebhook';
  }
}
