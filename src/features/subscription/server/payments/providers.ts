import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/db.ts';
import { createPayPal } from './paypal.ts';
import type { PaymentProvider } from './port.ts';
import { createSandbox } from './sandbox.ts';
import { createStripe } from './stripe.ts';

export interface Payments {
  /** The provider for new subscriptions. */
  current: PaymentProvider;
  /** The payment provider of an existing subscription; `null` if it is no longer configured. */
  of(name: string): PaymentProvider | null;
  /** The names that `of` knows. */
  names: readonly string[];
}

export function createPayments({ payments }: Pick<Config, 'payments'>, db: Db): Payments {
  const configured = new Map<string, PaymentProvider>();
  if (payments.paypal) configured.set('paypal', createPayPal(payments.paypal, db));
  if (payments.stripe) configured.set('stripe', createStripe(payments.stripe, db));
  // With test payments nobody pays, so they must not open the app alongside real ones.
  if (payments.provider === 'sandbox') configured.set('sandbox', createSandbox(db));
  return {
    current: configured.get(payments.provider)!,
    of: (name) => configured.get(name) ?? null,
    names: [...configured.keys()],
  };
}
