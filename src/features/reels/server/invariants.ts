import { countInvariant } from '#server/doctor/count-invariant.ts';
import type { Invariant } from '#server/offers.ts';

export const REEL_INVARIANTS: readonly Invariant[] = [
  countInvariant('Videos count their likes.', {
    counter: 'all_reels.likes',
    rows: 'reel_likes',
    reference: 'reel_id',
  }),
];
