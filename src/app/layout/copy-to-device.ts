import type { Session } from '#features/accounts/contract.ts';
import { favoriteIdsQuery, idsWithLocalSaves } from '#features/favorites/web/queries/favorites.ts';
import { keepListOffline } from '#features/grocery-list/web/queries/list.ts';
import { keepAllergensOffline } from '#features/meal-plan/web/queries/allergens.ts';
import { withPendingChanges } from '#features/meal-plan/web/queries/pending-changes.ts';
import { keepPlanOffline } from '#features/meal-plan/web/queries/plan.ts';
import { addDays, localDay, type PlainDate } from '#shared/dates.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

const DAYS_AHEAD = 14;
const MOST_RECIPES = 80;

type Cook = Pick<NonNullable<Session['user']>, 'id' | 'kitchenId' | 'units' | 'weekStart'> & {
  /** Whether there is something they must not eat. */
  avoids: boolean;
};

/** Copies the plan and the grocery list to this device, and says which recipes belong beside them: ids, the most important first. */
export async function copyToDevice(cook: Cook, mayPlan: boolean): Promise<string[] | null> {
  const today = localDay(new Date());
  if (mayPlan) keepListOffline(cook, today).catch(() => {});
  return wantedRecipes(cook, mayPlan, today);
}

/** Recipes planned for today and the next two weeks, soonest first, then saved ones, latest first. `null` while they cannot be asked for. */
async function wantedRecipes(
  { id, kitchenId, avoids }: Cook,
  mayPlan: boolean,
  today: PlainDate,
): Promise<string[] | null> {
  try {
    const [{ saved }, meals] = await Promise.all([
      queryClient().ensureQueryData({ ...favoriteIdsQuery(api), queryFn: idsWithLocalSaves }),
      mayPlan ? keepPlanOffline(kitchenId, today) : [],
    ]);
    if (avoids) keepAllergensOffline(kitchenId, meals).catch(() => {});
    const planned = withPendingChanges(id, meals)
      .filter(({ date }) => date >= today && date <= addDays(today, DAYS_AHEAD))
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .flatMap(({ recipeId }) => recipeId ?? []);
    return [...new Set([...planned, ...saved])].slice(0, MOST_RECIPES);
  } catch {
    return null;
  }
}
