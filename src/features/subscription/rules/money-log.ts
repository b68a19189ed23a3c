import type { Status } from './statuses.ts';
import type { Terms } from './terms.ts';

/**
 * Changes to a subscription, as in the money log. Times are ISO. They name nobody, because the log outlives erased accounts;
 * the subscription's row says whose it is.
 */
export type MoneyEvent =
  | {
      kind: 'started';
      provider: string;
      checkoutId: string;
      planId: string | null;
      terms: Terms;
      promoCode: string | null;
    }
  | {
      kind: 'answered';
      /** What triggered the query. */
      why: 'return' | 'webhook' | 'job' | 'admin' | 'cancel' | 'renew' | 'replaced';
      subscriptionId: string | null;
      status: Status;
      startedAt: string | null;
      paidUntil: string | null;
    }
  | { kind: 'abandoned' }
  | { kind: 'gifted'; until: string | null; startedAt: string }
  | { kind: 'revoked'; at: string };

/** The part of a subscription's state that the log determines. */
export interface Recorded {
  provider: string;
  status: Status;
  checkoutId: string | null;
  subscriptionId: string | null;
  planId: string | null;
  terms: Terms | null;
  promoCode: string | null;
  startedAt: string | null;
  paidUntil: string | null;
}

/** A subscription after one more event. */
export function applyEvent(state: Recorded | null, event: MoneyEvent): Recorded {
  if (event.kind === 'started') {
    const { kind: _, ...started } = event;
    return { ...started, status: 'PENDING', subscriptionId: null, startedAt: null, paidUntil: null };
  }
  if (event.kind === 'gifted')
    return {
      ...{ provider: 'gift', status: 'ACTIVE' },
      ...{ checkoutId: null, subscriptionId: null, planId: null, terms: null, promoCode: null },
      ...{ startedAt: event.startedAt, paidUntil: event.until },
    };
  if (!state) throw new Error(`A subscription cannot begin with "${event.kind}".`);
  if (event.kind === 'abandoned') return { ...state, status: 'INACTIVE' };
  if (event.kind === 'revoked') return { ...state, status: 'INACTIVE', paidUntil: event.at };
  const { status, startedAt, subscriptionId } = event;
  return {
    ...state,
    status,
    subscriptionId: subscriptionId ?? state.subscriptionId,
    startedAt: startedAt ?? state.startedAt,
    // Providers stop naming a next payment once there is none; paid time stays paid.
    paidUntil: event.paidUntil ?? (status === 'CANCELLED' ? state.paidUntil : null),
  };
}

/** Replays the events of one subscription, oldest first. */
export function replay(events: readonly MoneyEvent[]): Recorded | null {
  return events.reduce<Recorded | null>(applyEvent, null);
}
