import { api } from '#web/api.ts';
import { dependsOn } from '#web/stale.ts';

/** What a change in one feature makes stale in the others. A feature's own queries know of their own. */
dependsOn('recipes', [api.search.key(), api.favorites.key(), api.groceryList.key(), api.mealPlan.key()]);
dependsOn('plan', [api.groceryList.key()]);
