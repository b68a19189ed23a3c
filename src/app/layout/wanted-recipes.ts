import { favoriteIdsQuery } from '#features/favorites/web/queries/favorites.ts';
import { withPendingChanges } from '#features/meal-plan/web/queries/pending-changes.ts';
import { rangeAround } from '#features/meal-plan/web/queries/plan.ts';
import { addDays, localDay } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

const DAYS_AHEAD = 14;
const MOST_RECIPES = 80;

/**
 * Ids of the recipes to keep on this device: planned for today and the next two weeks, soonest first, then saved ones, latest
 * first. `null` while they cannot be asked for.
 */
export async function wantedRecipes(userId: string, mayPlan: boolean): Promise<string[] | null> {
  const today = localDay(new Date());
  try {
    const [{ saved }, { meals }] = await Promise.all([
      queryClient().ensureQueryData(favoriteIdsQuery(api)),
      mayPlan
        ? queryClient().ensureQueryData(api.mealPlan.list.queryOptions({ input: rangeAround(today) }))
        : { meals: [] },
    ]);
    const planned = withPendingChanges(userId, meals)
      .filter(({ date }) => date >= today && date <= addDays(today, DAYS_AHEAD))
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .flatMap(({ recipeId }) => recipeId ?? []);
    return [...new Set([...planned, ...saved])].slice(0, MOST_RECIPES);
  } catch {
    return null;
  }
}
