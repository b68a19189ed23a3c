import { mediaOffers } from '#features/media/server/offers.ts';
import type { Reportables } from '#features/moderation/server/access.ts';
import { profilesOffers } from '#features/profiles/server/offers.ts';
import { recipesOffers } from '#features/recipes/server/offers.ts';
import type { Offers } from '#server/offers.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Gathers what the features offer to moderation, exports and deletion. */
export function gatherOffers(media: Storage): { reportables: Reportables } {
  const offers: readonly Offers[] = [mediaOffers(media), profilesOffers, recipesOffers];
  return { reportables: Object.assign({}, ...offers.map(({ reportable }) => reportable ?? {})) };
}
