import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID } from '#shared/limits.ts';
import { SORT_DIRECTIONS } from '#shared/sort-direction.ts';
import { msg } from '#shared/t.ts';
import { CURRENCIES, type Currency } from './rules/currencies.ts';
import {
  LONGEST_CODE,
  LONGEST_EMAIL_SEARCH,
  MOST_FREE_MONTHS,
  MOST_PER_PAGE,
  MOST_REDUCED_PAYMENTS,
  MOST_USES,
  SHORTEST_CODE,
  SUBSCRIBING,
  SUBSCRIPTION_SORTS,
  TRYING_CODES,
  VERIFYING,
} from './rules/limits.ts';
import { PROMO_KINDS } from './rules/promo.ts';
import {
  DECISIONS,
  INTERVALS,
  PROVIDERS,
  SANDBOX_MOODS,
  SANDBOX_STATUSES,
  STATUSES,
} from './rules/statuses.ts';
import type { Terms } from './rules/terms.ts';

const status = z.enum(STATUSES);
const time = z.iso.datetime(msg('Please enter a date and time, such as 2026-12-31T00:00:00Z.'));
const interval = z.enum(INTERVALS);
const code = z
  .string()
  .trim()
  .min(SHORTEST_CODE, msg('A promo code has at least {count} characters.', { count: SHORTEST_CODE }))
  .max(LONGEST_CODE, msg('A promo code has at most {count} characters.', { count: LONGEST_CODE }));
const subscriptionId = z.string().max(LONGEST_ID);
function whole(min: number, max: number) {
  const error = msg('Please enter a whole number from {min} to {max}.', { min, max });
  return z.number(error).int(error).min(min, error).max(max, error);
}

const terms: z.ZodType<Terms> = z.object({
  currency: z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]),
  amount: z.number(),
  interval,
  freeDays: z.number(),
  freeMonths: z.number(),
  discount: z.object({ percent: z.number(), payments: z.number().nullable() }).nullable(),
  startsAt: z.string().nullable(),
});

export const subscriptionState = z.object({
  /** Of the subscription in effect: one that gives access, paid ones first, otherwise the newest; `null` without any. */
  status: status.nullable(),
  /** Whether it gives access; a canceled one does until the paid-through date. */
  hasAccess: z.boolean(),
  subscriptionId: z.string().nullable(),
  /** The payment provider for new subscriptions. */
  provider: z.string(),
  /** Who this subscription is paid through, and whether it is a gift instead; `null` without one. */
  paidBy: z.object({ name: z.string(), isGift: z.boolean(), isTest: z.boolean() }).nullable(),
  /**
   * Gifted access in addition to a paid subscription, until a time or, with `null`, permanently; `null` without any.
   */
  gift: z.object({ until: z.string().nullable() }).nullable(),
  terms: terms.nullable(),
  startedAt: z.string().nullable(),
  /** Paid or gifted until this time; `null` if there is no end. */
  paidUntil: z.string().nullable(),
  /** Whether it can be resumed without a new approval. */
  canResume: z.boolean(),
  /** Prices of a new one; empty while none are sold. */
  offers: z.array(terms),
});
export type SubscriptionState = z.infer<typeof subscriptionState>;

const verified = z.object({ status, paidUntil: z.string().nullable() });

const listed = z.object({
  id: z.string(),
  /** `null` if the account was erased. */
  userId: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  hasProfile: z.boolean(),
  status,
  provider: z.enum(PROVIDERS),
  subscriptionId: z.string().nullable(),
  startedAt: z.string().nullable(),
  paidUntil: z.string().nullable(),
  createdAt: z.string(),
});
const page = z.object({ subscriptions: z.array(listed), nextCursor: z.string().nullable() });
export type SubscriptionPage = z.infer<typeof page>;

const filter = z.object({
  status: status.optional(),
  /** Part of an email address. */
  email: z.string().trim().max(LONGEST_EMAIL_SEARCH).optional(),
  sort: z.enum(SUBSCRIPTION_SORTS).default('created'),
  direction: z.enum(SORT_DIRECTIONS).default('desc'),
  cursor: z.string().max(LONGEST_CURSOR).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(50),
});
export type SubscriptionFilter = z.infer<typeof filter>;

const gives = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: whole(1, 99),
    /** `null` for every payment. */
    payments: whole(1, MOST_REDUCED_PAYMENTS).nullable(),
  }),
  z.object({ kind: z.literal('months'), months: whole(1, MOST_FREE_MONTHS) }),
]);
const newPromoCode = z.object({
  code: code.regex(/^[\w -]+$/, msg('A promo code has letters, digits and hyphens.')),
  gives,
  mostUses: whole(1, MOST_USES).nullable(),
  expiresAt: time.nullable(),
});
export type NewPromoCode = z.infer<typeof newPromoCode>;

const promoCode = z.object({
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  percent: z.number().nullable(),
  payments: z.number().nullable(),
  months: z.number().nullable(),
  mostUses: z.number().nullable(),
  uses: z.number(),
  expiresAt: z.string().nullable(),
  retiredAt: z.string().nullable(),
  createdAt: z.string(),
});

/** For endpoints that query the provider: it responds within five seconds, or not at all. */
const asking = { transaction: false, asksElsewhere: true } as const;

export const subscriptionContract = {
  get: endpoint({
    method: 'GET',
    path: '/subscription',
    summary: 'The status of your subscription, its price, and the payment provider',
    access: 'public',
  }).output(subscriptionState),
  start: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/subscription',
    summary: 'Start a subscription; returns the page where you approve it',
    changesCaller: true,
    access: 'member',
    errors: ['conflict', 'unavailable'],
    rateLimits: [SUBSCRIBING],
    ...asking,
  })
    .input(
      z
        .object({ interval: interval.default('month'), promoCode: code.optional() })
        .default({ interval: 'month' }),
    )
    .output(z.object({ approvalUrl: z.string() })),
  tryPromoCode: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/subscription/promo-code',
    summary: 'What a subscription costs with a promo code',
    access: 'member',
    errors: ['conflict'],
    rateLimits: [TRYING_CODES],
  })
    .input(z.object({ interval, promoCode: code }))
    .output(terms),
  verify: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/subscription/verify',
    summary: 'Query the provider about a subscription',
    changesCaller: true,
    access: 'member',
    errors: ['not_found', 'unavailable'],
    rateLimits: [VERIFYING],
    ...asking,
  })
    .input(z.object({ subscriptionId }))
    .output(verified),
  cancel: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/subscription/cancel',
    summary: 'End the payments; access stays until the paid time is over',
    changesCaller: true,
    access: 'member',
    errors: ['conflict', 'unavailable'],
    rateLimits: [SUBSCRIBING],
    ...asking,
  })
    .input(z.object({}).default({}))
    .output(verified),
  testPayment: endpoint({
    method: 'GET',
    path: '/subscription/test-payment',
    summary: 'One of your test payments, as its approval page shows it',
    access: 'public',
  })
    .input(z.object({ subscriptionId }))
    .output(
      z
        .object({
          status: z.enum(SANDBOX_STATUSES),
          mood: z.enum(SANDBOX_MOODS),
          terms,
          paidUntil: z.string().nullable(),
        })
        .nullable(),
    ),
  decide: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/subscription/test-payment',
    summary: 'Approve, decline, or change a test payment',
    changesCaller: true,
    access: 'member',
    errors: ['not_found', 'conflict', 'unavailable'],
    ...asking,
    // This is the test provider's page, and writes the test provider's records.
    asServer: true,
  })
    .input(z.object({ subscriptionId, decision: z.enum(DECISIONS) }))
    .output(verified),

  all: endpoint({
    method: 'GET',
    path: '/subscriptions',
    summary: 'Subscriptions, by page',
    access: 'elevated',
  })
    .input(filter)
    .output(page),
  counts: endpoint({
    method: 'GET',
    path: '/subscriptions/counts',
    summary: 'How many subscriptions there are, and how many people have access',
    access: 'elevated',
  }).output(
    z.object({
      byStatus: z.record(status, z.number()),
      /** People with any subscription, and those whose subscription gives access. */
      subscribers: z.number(),
      withAccess: z.number(),
      /** Active ones that `refresh` verifies. */
      refreshable: z.number(),
    }),
  ),
  refresh: endpoint({
    method: 'POST',
    path: '/subscriptions/refresh',
    summary: 'Verify the next five active subscriptions with their provider',
    access: 'elevated',
    errors: ['unavailable'],
    ...asking,
  })
    .input(z.object({ cursor: z.uuid().nullable().default(null) }))
    .output(
      z.object({
        checked: z.number(),
        /** How many had a new status or paid time. */
        updated: z.number(),
        /** How many got no response from the provider. */
        failed: z.number(),
        /** For the next call; `null` after the last. */
        cursor: z.string().nullable(),
      }),
    ),
  gift: endpoint({
    method: 'PUT',
    path: '/subscriptions/gifts/{userId}',
    summary: 'Give a person access without payment, until a time or permanently',
    access: 'elevated',
    changesCaller: 'anybody',
    errors: ['not_found'],
  })
    .input(z.object({ userId: z.uuid(), until: time.nullable() }))
    .output(z.object({ subscriptionId: z.string(), until: z.string().nullable() })),
  revokeGift: endpoint({
    method: 'DELETE',
    path: '/subscriptions/gifts/{userId}',
    summary: 'Revoke gifted access',
    access: 'elevated',
    changesCaller: 'anybody',
    errors: ['not_found'],
  })
    .input(z.object({ userId: z.uuid() }))
    .output(z.object({ revoked: z.number() })),
  promoCodes: {
    list: endpoint({
      method: 'GET',
      path: '/promo-codes',
      summary: 'Promo codes, with how often they were used',
      access: 'elevated',
    }).output(z.object({ promoCodes: z.array(promoCode) })),
    create: endpoint({
      method: 'POST',
      path: '/promo-codes',
      summary: 'Add a promo code',
      access: 'elevated',
      errors: ['conflict'],
    })
      .input(newPromoCode)
      .output(z.object({ code: z.string() })),
    retire: endpoint({
      method: 'DELETE',
      path: '/promo-codes/{code}',
      summary: 'End a promo code; people who used it keep what it gave them',
      access: 'elevated',
      errors: ['not_found'],
    })
      .input(z.object({ code }))
      .output(z.object({ code: z.string() })),
  },
};
