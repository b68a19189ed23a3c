import type { Config } from '#server/config.ts';
import type { About } from '../contract.ts';

const PAYMENTS = { sandbox: null, paypal: 'PayPal', stripe: 'Stripe' };

const hostOf = (service: { url: string } | null) => service && new URL(service.url).host;

/** The privacy page's data about this installation. */
export function aboutSite({ operator, chef, oidc, payments, store }: Config): About {
  return {
    operator: operator.name,
    email: operator.email,
    writes: hostOf(chef.text),
    draws: hostOf(chef.images),
    signIn: oidc?.name ?? null,
    payments: PAYMENTS[payments.provider],
    store: store.kroger ? 'Kroger' : null,
  };
}
