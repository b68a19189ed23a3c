import { api } from '#web/api.ts';
import { dependsOn } from '#web/stale.ts';

/** Which queries of other features a change makes stale. Each feature invalidates its own queries itself. */
dependsOn('recipes', [api.search.key(), api.favorites.key(), api.groceryList.key(), api.mealPlan.key()]);
// Cards and pages show their author's name, username and avatar.
dependsOn('profile', [api.recipes.key(), api.search.key(), api.favorites.key()]);
// Whom one follows, blocked and muted.
dependsOn('people', [api.feed.key(), api.comments.key(), api.ratings.list.key()]);
dependsOn('reels', [api.feed.key()]);
dependsOn('plan', [api.groceryList.key()]);
dependsOn('settings', [api.subscription.key()]);
