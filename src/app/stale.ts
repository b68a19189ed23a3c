import { api } from '#web/api.ts';
import { dependsOn } from '#web/stale.ts';

/** Which queries of other features a change makes stale. Each feature invalidates its own queries itself. */
dependsOn('recipes', [
  api.search.key(),
  api.favorites.key(),
  api.groceryList.key(),
  api.mealPlan.key(),
  // Reels name the recipe they show.
  api.reels.key(),
  api.feed.key(),
]);
// Cards, pages and what somebody said show its author's name, username and avatar.
dependsOn('profile', [
  api.recipes.key(),
  api.ratings.list.key(),
  api.search.key(),
  api.favorites.key(),
  api.household.key(),
  api.reels.key(),
  api.feed.key(),
  api.comments.key(),
]);
// Whom one follows, blocked and muted.
dependsOn('people', [api.feed.key(), api.comments.key(), api.ratings.list.key()]);
dependsOn('reels', [api.feed.key()]);
dependsOn('plan', [api.groceryList.key()]);
dependsOn('settings', [api.subscription.key()]);
