import type { Session } from '#features/accounts/contract.ts';
import { favoriteIdsQuery, idsWithLocalSaves } from '#features/favorites/web/queries/favorite-ids.ts';
import { savedOnDevice } from '#features/favorites/web/queries/kept-saved.ts';
import { keepListOffline } from '#features/grocery-list/web/queries/list-query.ts';
import { keepDietaryFactsOffline } from '#features/meal-plan/web/queries/dietary-facts.ts';
import { withPendingChanges } from '#features/meal-plan/web/queries/pending-changes.ts';
import { keepPlanOffline } from '#features/meal-plan/web/queries/plan.ts';
import { bookOnDevice } from '#features/recipe-book/web/queries/kept-book.ts';
import { addDays, localDay, type PlainDate } from '#shared/dates.ts';
import type { WantedRecipe } from '#shared/offline-caches.ts';
import { api } from '#web/api.ts';
import { recipesToFetchNow } from '#web/connection.ts';
import {
  type IndexRow,
  isRecent,
  KEPT_LISTS,
  type KeptList,
  type ListOnDevice,
} from '#web/kept/kept-lists.ts';
import { buildOfPage, tellWorker } from '#web/offline.ts';
import { queryClient } from '#web/query-client.ts';

const DAYS_AHEAD = 14;

export type Cook = Pick<NonNullable<Session['user']>, 'id' | 'kitchenId' | 'units' | 'weekStart'> & {
  /** Whether there is something they do not eat. */
  avoids: boolean;
};

/** A page was opened, something changed on it, or the cook asked for everything, whatever the connection costs. */
export type Occasion = 'opened' | 'changed' | 'asked';

/** Id of the person who asked for all their recipes: a later copy replaces the running one, and must continue to fetch all. */
let askedBy: string | null = null;

/**
 * Copies the plan, the grocery list, the recipe book and the list of saved recipes to this device, and tells the service
 * worker which recipes to store along with them.
 */
export async function copyToDevice(cook: Cook, mayPlan: boolean, occasion: Occasion): Promise<void> {
  const today = localDay(new Date());
  if (mayPlan) keepListOffline(cook, today).catch(() => {});
  if (occasion === 'asked') askedBy = cook.id;
  const fetchFirst = askedBy === cook.id ? Number.POSITIVE_INFINITY : recipesToFetchNow();
  const isFree = fetchFirst > 0;
  const [saved, book] = await Promise.all([
    latest(savedOnDevice, cook.id, isFree, occasion),
    mayPlan ? latest(bookOnDevice, cook.id, isFree, occasion) : null,
  ]);
  void queryClient().invalidateQueries({ queryKey: KEPT_LISTS });
  const linked = (book?.items ?? []).flatMap(({ row: { recipeId, recipeVersion } }) =>
    recipeId === null ? [] : { id: recipeId, version: recipeVersion },
  );
  const known = [...(saved?.items ?? []).map(({ row }) => row), ...linked];
  const ids = await wantedRecipes(cook, mayPlan, today);
  if (!ids) return;
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  const all = [...new Set([...ids, ...linked.map(({ id }) => id)])];
  const recipes = all.map((id): WantedRecipe => ({ id, version: versions.get(id) ?? null }));
  tellWorker({ type: 'want', recipes, fetchFirst, build: buildOfPage() });
}

/** A list as stored on this device, or copied again: after a change, or after an hour if data is not scarce. */
async function latest<Row extends IndexRow, Item>(
  list: ListOnDevice<Row, Item>,
  owner: string,
  isFree: boolean,
  occasion: Occasion,
): Promise<KeptList<Row, Item> | null> {
  const kept = await list.kept(owner);
  if (!isFree || (occasion === 'opened' && isRecent(kept))) return kept;
  return list.copy(owner).catch(() => kept);
}

/**
 * Recipes planned for today and the next two weeks, soonest first, then saved ones, latest first. `null` while they cannot
 * be fetched.
 */
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
    if (avoids) keepDietaryFactsOffline(kitchenId, meals).catch(() => {});
    const planned = withPendingChanges(id, meals)
      .filter(({ date }) => date >= today && date <= addDays(today, DAYS_AHEAD))
      .sort((one, other) => (one.date < other.date ? -1 : 1))
      .flatMap(({ recipeId }) => recipeId ?? []);
    return [...new Set([...planned, ...saved])];
  } catch {
    return null;
  }
}
