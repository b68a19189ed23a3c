import type { Reportables } from '#features/moderation/server/access.ts';
import { recipesOffers } from '#features/recipes/server/offers.ts';
import type { Offers } from '#server/offers.ts';

/** What the features offer to moderation, exports and deletion. */
const OFFERS: readonly Offers[] = [recipesOffers];

export const REPORTABLES: Reportables = Object.assign(
  {},
  ...OFFERS.map(({ reportable }) => reportable ?? {}),
);
