import { z } from 'zod';
import { baseAddress } from './schemas.ts';

/** Settings for payment providers. */
export const PAYMENTS_SETTINGS = {
  PAYMENTS: {
    meaning:
      'Provider of payments for new subscriptions: `paypal`, `stripe`, or `sandbox` for test payments without money.',
    fallback: '(paypal or stripe if set up, otherwise sandbox)',
    schema: z.enum(['', 'sandbox', 'paypal', 'stripe'], 'must be sandbox, paypal or stripe'),
  },
  PAYPAL_CLIENT_ID: {
    meaning: 'Client id of your PayPal app ([how to set it up](operate.md#payments)).',
    fallback: '',
    schema: z.string().max(200),
  },
  PAYPAL_CLIENT_SECRET: {
    meaning: 'Its secret.',
    fallback: '',
    schema: z.string().max(500),
  },
  PAYPAL_WEBHOOK_ID: {
    meaning:
      'Id of its webhook at `PUBLIC_URL/webhooks/paypal`. Without it, changes at PayPal are noticed within an hour.',
    fallback: '',
    schema: z.string().max(100),
  },
  PAYPAL_PLAN_ID: {
    meaning:
      'A plan of your own for the monthly price. Where it does not fit, Plateful creates plans itself.',
    fallback: '',
    schema: z.string().max(100),
  },
  PAYPAL_URL: {
    meaning: "Address of PayPal's API; `https://api-m.sandbox.paypal.com` is its own sandbox.",
    fallback: 'https://api-m.paypal.com',
    schema: baseAddress,
  },
  STRIPE_SECRET_KEY: {
    meaning: 'Secret or restricted key of your Stripe account.',
    fallback: '',
    schema: z.string().max(500),
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning:
      'Signing secret of its webhook at `PUBLIC_URL/webhooks/stripe`. Without it, changes at Stripe are noticed within an hour.',
    fallback: '',
    schema: z.string().max(500),
  },
  STRIPE_URL: {
    meaning: "Address of Stripe's API.",
    fallback: 'https://api.stripe.com',
    schema: baseAddress,
  },
} as const;
