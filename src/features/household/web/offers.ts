import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

export const householdStaleAfter: StaleAfter = { profile: [api.household.key()] };
