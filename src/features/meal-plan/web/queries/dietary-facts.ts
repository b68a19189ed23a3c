import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Session } from '#features/accounts/contract.ts';
import { useAvoided } from '#features/accounts/web/queries/avoided.ts';
import { useSession } from '#features/accounts/web/queries/session.ts';
import type { DietaryFacts } from '#features/foods/contract.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { readOffline, VISITOR, writeOffline } from '#web/kept/offline-cache.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MOST_ASKED_FACTS } from '../../rules/limits.ts';

const KIND = 'dietary-facts';
type User = NonNullable<Session['user']>;

/** What a recipe contains changes rarely. */
const STALE_MS = 300_000;

const dietaryFactsQuery = (from: ApiQueries, recipeIds: string[]) => ({
  queryKey: from.mealPlan.dietaryFacts.queryKey({ input: { recipeIds } }),
  // Always a POST body, never in the URL.
  queryFn: () => from.mealPlan.dietaryFacts.call({ recipeIds }),
  staleTime: STALE_MS,
});

/** The same for a page as served, so that its marks are in the HTML; nothing for readers who eat everything. */
export function dietaryFactsOnServer(
  from: ApiQueries,
  user: Pick<User, 'allergens' | 'diets'>,
  meals: readonly Pick<PlannedMeal, 'recipeId'>[],
) {
  const recipeIds = recipesIn(meals);
  const isWanted = user.allergens.length + user.diets.length > 0 && recipeIds.length > 0;
  return isWanted ? [dietaryFactsQuery(from, recipeIds)] : [];
}

/**
 * What the recipes of some meals contain, by recipe: for one's own plan, a visitor's or a shared one. Requested only for
 * readers who do not eat everything, and stored for plans opened without a connection.
 */
export function useMealDietaryFacts(
  meals: readonly Pick<PlannedMeal, 'recipeId'>[] | undefined,
): ReadonlyMap<string, DietaryFacts> {
  const owner = useSession().user?.kitchenId ?? VISITOR;
  const isWanted = useAvoided().size > 0;
  // The server does not know what this device has stored.
  const isHydrated = useHydrated();
  const recipeIds = useMemo(() => recipesIn(meals ?? []), [meals]);
  const { data } = useQuery({
    ...dietaryFactsQuery(api, recipeIds),
    enabled: isWanted && recipeIds.length > 0,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (data) keep(owner, recipeIds, data.recipes);
  }, [owner, recipeIds, data]);
  return useMemo(() => {
    if (!isWanted) return new Map();
    const known = data?.recipes ?? (isHydrated ? readOffline(KIND, owner, isKept) : []);
    return new Map(known.map((each) => [each.recipeId, each]));
  }, [isWanted, isHydrated, owner, data]);
}

const recipesIn = (meals: readonly Pick<PlannedMeal, 'recipeId'>[]): string[] =>
  [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))].sort().slice(0, MOST_ASKED_FACTS);

/** For a plan that may never have been opened on this device. */
export async function keepDietaryFactsOffline(owner: string, meals: readonly PlannedMeal[]): Promise<void> {
  const recipeIds = recipesIn(meals);
  if (recipeIds.length > 0)
    keep(owner, recipeIds, (await api.mealPlan.dietaryFacts.call({ recipeIds })).recipes);
}

/** Along with those of other weeks, newest first. */
function keep(owner: string, asked: readonly string[], recipes: readonly DietaryFacts[]): void {
  const others = readOffline(KIND, owner, isKept).filter(({ recipeId }) => !asked.includes(recipeId));
  writeOffline(KIND, owner, [...recipes, ...others].slice(0, MOST_ASKED_FACTS));
}

function isKept(stored: unknown): stored is DietaryFacts {
  const { recipeId, allergens, mayContain, unsuitedTo } = Object(stored) as Partial<DietaryFacts>;
  return typeof recipeId === 'string' && [allergens, mayContain, unsuitedTo].every(Array.isArray);
}
