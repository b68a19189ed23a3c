import { accountsOffers } from '#features/accounts/server/offers.ts';
import { apiTokensOffers } from '#features/api-tokens/server/offers.ts';
import { backupsOffers } from '#features/backups/server/offers.ts';
import { commentsOffers } from '#features/comments/server/offers.ts';
import { contactOffers } from '#features/contact/server/offers.ts';
import { favoritesOffers } from '#features/favorites/server/offers.ts';
import { groceryListOffers } from '#features/grocery-list/server/offers.ts';
import { groceryStoreOffers } from '#features/grocery-store/server/offers.ts';
import { mealPlanOffers } from '#features/meal-plan/server/offers.ts';
import { mediaOffers } from '#features/media/server/offers.ts';
import type { Reportables } from '#features/moderation/server/access.ts';
import { moderationOffers } from '#features/moderation/server/offers.ts';
import { newsletterOffers } from '#features/newsletter/server/offers.ts';
import { notificationOffers } from '#features/notifications/server/offers.ts';
import { passkeysOffers } from '#features/passkeys/server/offers.ts';
import { profilesOffers } from '#features/profiles/server/offers.ts';
import { ratingsOffers } from '#features/ratings/server/offers.ts';
import { recipeBookOffers } from '#features/recipe-book/server/offers.ts';
import { recipesOffers } from '#features/recipes/server/offers.ts';
import { reelsOffers } from '#features/reels/server/offers.ts';
import { searchOffers } from '#features/search/server/offers.ts';
import { subscriptionOffers } from '#features/subscription/server/offers.ts';
import { usageOffers } from '#features/usage/server/offers.ts';
import type { Db } from '#server/database/db.ts';
import type { Invariant, Measure, NamedFile, Offers, PersonalData } from '#server/offers.ts';
import type { Storage } from '#server/storage/storage.ts';

interface Gathered {
  reportables: Reportables;
  /** In erasure order: features come before the data they depend on. */
  personal: readonly PersonalData[];
  /** Every stored file that rows name. */
  files(db: Db): AsyncIterable<NamedFile>;
  invariants: readonly Invariant[];
  measures: readonly Measure[];
}

/** Gathers what the features offer to moderation, exports, deletion, backups, the doctor and `/metrics`. */
export function gatherOffers({ media, publicUrl }: { media: Storage; publicUrl: string }): Gathered {
  const offers: readonly Offers[] = [
    notificationOffers,
    moderationOffers,
    commentsOffers,
    groceryListOffers,
    groceryStoreOffers,
    mealPlanOffers,
    recipeBookOffers,
    favoritesOffers,
    ratingsOffers,
    searchOffers,
    reelsOffers(media),
    recipesOffers({ publicUrl, media }),
    profilesOffers,
    mediaOffers(media),
    newsletterOffers,
    contactOffers,
    apiTokensOffers,
    passkeysOffers,
    usageOffers,
    subscriptionOffers,
    accountsOffers,
    backupsOffers,
  ];
  return {
    reportables: Object.assign({}, ...offers.map(({ reportable }) => reportable ?? {})),
    personal: offers.flatMap(({ personal }) => personal ?? []),
    invariants: offers.flatMap(({ invariants }) => invariants ?? []),
    measures: offers.flatMap(({ measures }) => measures ?? []),
    async *files(db) {
      for (const { files } of offers) if (files) yield* files(db);
    },
  };
}
