import { commentsStaleAfter } from '#features/comments/web/offers.ts';
import { favoritesStaleAfter } from '#features/favorites/web/offers.ts';
import { feedStaleAfter } from '#features/feed/web/offers.ts';
import { groceryListStaleAfter } from '#features/grocery-list/web/offers.ts';
import { householdStaleAfter } from '#features/household/web/offers.ts';
import { mealPlanStaleAfter } from '#features/meal-plan/web/offers.ts';
import { moderationStaleAfter } from '#features/moderation/web/offers.ts';
import { ratingsStaleAfter } from '#features/ratings/web/offers.ts';
import { recipesStaleAfter } from '#features/recipes/web/offers.ts';
import { reelsStaleAfter } from '#features/reels/web/offers.ts';
import { searchStaleAfter } from '#features/search/web/offers.ts';
import { subscriptionStaleAfter } from '#features/subscription/web/offers.ts';
import { gatherStaleAfter } from '#web/stale.ts';

gatherStaleAfter([
  subscriptionStaleAfter,
  recipesStaleAfter,
  ratingsStaleAfter,
  moderationStaleAfter,
  searchStaleAfter,
  favoritesStaleAfter,
  mealPlanStaleAfter,
  groceryListStaleAfter,
  householdStaleAfter,
  reelsStaleAfter,
  feedStaleAfter,
  commentsStaleAfter,
]);
