import { api } from '#web/api.ts';
import { dependsOn } from '#web/stale.ts';

/** Which queries of other features a change makes stale. Each feature invalidates its own queries itself. */
dependsOn('recipes', [api.search.key(), api.favorites.key(), api.groceryList.key(), api.mealPlan.key()]);
dependsOn('plan', [api.groceryList.key()]);
