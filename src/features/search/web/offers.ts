import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

export const searchStaleAfter: StaleAfter = { recipes: [api.search.key()], profile: [api.search.key()] };
