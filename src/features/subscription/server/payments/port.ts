import type { ProviderName, Status } from '../../rules/statuses.ts';
import type { Terms } from '../../rules/terms.ts';

export interface Checkout {
  /** The provider's id until it is approved, and perhaps afterward. */
  checkoutId: string;
  /** The page where the person approves it. */
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
  /** The end of the paid or free time; `null` if the provider no longer reports it. */
  paidUntil: Date | null;
}

/** The ids in a webhook that identify its subscription. */
export interface Mention {
  /** Ids of a checkout or a subscription. */
  ids: string[];
  reference: string | null;
}

/**
 * A payment provider. Each method returns or throws `PaymentError` within five seconds. They make network calls: never use
 * them inside a transaction.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** The button label after 'Subscribe Now with'. */
  label: string;
  create(input: {
    reference: string;
    email: string;
    terms: Terms;
    /** Called with `subscription_id` in its query. */
    returnUrl: string;
    cancelUrl: string;
  }): Promise<Checkout>;
  /** A subscription by the id of its checkout or its own; `null` if there is none. */
  find(id: string): Promise<ProviderState | null>;
  /** Ends the payments. Paid time stays paid. */
  cancel(id: string): Promise<void>;
  /** Closes a checkout that nobody has approved, if the provider can; refused once it is approved. */
  expire: ((checkoutId: string) => Promise<void>) | null;
  /** Reverses a cancellation, if the provider can; otherwise people subscribe again from the end of the paid time. */
  resume: ((id: string) => Promise<void>) | null;
  /** Checks a webhook's signature and returns what it is about; throws `ForgedWebhook`. */
  readWebhook: ((headers: Headers, body: Buffer) => Promise<Mention>) | null;
}

/** Why a provider gave no result. `unavailable`: it may work later. `refused`: this request will never work. */
export class PaymentError extends Error {
  readonly kind: 'unavailable' | 'refused';
  /** The HTTP status, if there was a response. */
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
