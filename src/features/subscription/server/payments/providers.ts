import type { Config } from '#server/config.ts';
import type { Db } from '#server/database/db.ts';
import { createPayPal } from './paypal.ts';
import type { PaymentProvider } from './port.ts';
import { createSandbox } from './sandbox.ts';
import { createStripe } from './stripe.ts';

export interface Payments {
  /** The one that new subscriptions are started with. */
  current: PaymentProvider;
  /** The payment provider of an existing subscription; `null` if it is no longer configured. */
  of(name: string): PaymentProvider | null;
  /** The names for which `of` finds one. */
  names: readonly string[];
}

export function createPayments({ payments }: Pick<Config, 'payments'>, db: Db): Payments {
  const configured = new Map<string, PaymentProvider>();
  if (payments.paypal) configured.set('paypal', createPayPal(payments.paypal, db));
  if (payments.stripe) configured.set('stripe', createStripe(payments.stripe, db));
  // People who pay nothing must not be let in with those who pay.
  if (payments.provider === 'sandbox') configured.set('sandbox', createSandbox(db));
  return {
    current: configured.get(payments.provider)!,
    of: (name) => configured.get(name) ?? null,
    names: [...configured.keys()],
  };
}
