import type { Offers } from '#server/offers.ts';
import { SEARCH_INVARIANTS } from './invariants.ts';

export const searchOffers: Offers = { invariants: SEARCH_INVARIANTS };
