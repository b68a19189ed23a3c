import { type AnyColumn, and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { SettingValues } from '#server/site-settings.ts';
import { CURRENCY, PRICE, SUBSCRIPTIONS_OPEN, TRIAL_DAYS, YEARLY_PRICE } from '../../rules/settings.ts';
import type { Interval } from '../../rules/statuses.ts';
import type { Terms } from '../../rules/terms.ts';
import { accountSubscriptions, type Subscription, subscriptionStates, subscriptions } from '../tables.ts';

type As = Pick<RequestContext, 'db' | 'caller'>;

/**
 * The caller's subscription in effect: one that gives access, otherwise the newest. Paid ones come before gifts, so that a
 * gift never hides what is charged.
 */
export async function ownSubscription({ db, caller }: As) {
  if (!caller.user) return null;
  const { state, isOpen, provider, createdAt, userId } = subscriptionStates;
  const isPaid = sql`(${isOpen} and ${provider} <> 'gift')`;
  const [row] = await db
    .select()
    .from(subscriptionStates)
    .where(eq(userId, caller.user.id))
    .orderBy(desc(isOpen), desc(isPaid), desc(sql`${state} = 'ACTIVE'`), desc(createdAt))
    .limit(1);
  return row ?? null;
}

/** The caller's current gifted access. */
export async function ownGift({ db, caller }: As): Promise<Gift | null> {
  if (!caller.user) return null;
  const { paidUntil, isOpen, provider, userId } = subscriptionStates;
  const [gift] = await db
    .select({ until: paidUntil })
    .from(subscriptionStates)
    .where(and(eq(userId, caller.user.id), eq(provider, 'gift'), isOpen))
    .limit(1);
  return gift ?? null;
}

export interface Gift {
  /** `null` if permanent. */
  until: Date | null;
}

/** Whether a gift lasts longer than the paid time: then nothing may be charged at the end of the paid time. */
export function outlasts(gift: Gift | null, paidUntil: Date | null): boolean {
  return gift !== null && (gift.until === null || paidUntil === null || gift.until > paidUntil);
}

/** SQL for a person's status at the gate: ACTIVE while they have access; null without any subscription. */
export function subscriptionOf(userId: AnyColumn): SQL<string | null> {
  const own = accountSubscriptions;
  return sql<
    string | null
  >`(select case when ${own.isSubscribed} then 'ACTIVE' else ${own.subscriptionStatus} end
    from ${own} where ${own.userId} = ${userId})`;
}

/** The caller's subscription with this id at the provider; `null` if it is not theirs or does not exist. */
export async function ownSubscriptionById({ db, caller }: As, id: string): Promise<Subscription | null> {
  if (!caller.user) return null;
  const { providerSubscriptionId, checkoutId, userId } = subscriptions;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(or(eq(providerSubscriptionId, id), eq(checkoutId, id)), eq(userId, caller.user.id)));
  return row ?? null;
}

/** Whether someone ever had a subscription that started; only others get free days. */
export async function hadSubscription(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNotNull(subscriptions.startedAt),
        sql`${subscriptions.provider} <> 'gift'`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The configured terms of a new subscription; `null` for a yearly one that is not offered. */
export function offeredTerms(settings: SettingValues, interval: Interval, hasTrial: boolean): Terms | null {
  const amount = interval === 'month' ? settings.get(PRICE) : settings.get(YEARLY_PRICE);
  if (amount === null) return null;
  return {
    currency: settings.get(CURRENCY),
    amount,
    interval,
    freeDays: hasTrial ? settings.get(TRIAL_DAYS) : 0,
    freeMonths: 0,
    discount: null,
    startsAt: null,
  };
}

export const sellsSubscriptions = (settings: SettingValues): boolean => settings.get(SUBSCRIPTIONS_OPEN);
