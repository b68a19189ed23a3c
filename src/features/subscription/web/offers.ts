import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

/** Admins set the plans and prices. */
export const subscriptionStaleAfter: StaleAfter = { settings: [api.subscription.key()] };
