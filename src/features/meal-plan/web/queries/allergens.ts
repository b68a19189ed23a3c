import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useAllergens } from '#features/accounts/web/queries/allergens.ts';
import { useSession } from '#features/accounts/web/queries/session.ts';
import type { RecipeAllergens } from '#features/foods/contract.ts';
import { api } from '#web/api.ts';
import { readOffline, VISITOR, writeOffline } from '#web/kept/offline-cache.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MOST_ASKED_ALLERGENS } from '../../rules/limits.ts';

const KIND = 'allergens';
/** What a recipe contains changes rarely. */
const STALE_MS = 300_000;

/**
 * What the recipes of some meals contain, by recipe: of one's own plan, a visitor's or a shared one. Asked only for readers who must
 * not eat something, and kept for a plan that opens without a connection.
 */
export function useMealAllergens(
  meals: readonly Pick<PlannedMeal, 'recipeId'>[] | undefined,
): ReadonlyMap<string, RecipeAllergens> {
  const owner = useSession().user?.kitchenId ?? VISITOR;
  const isWanted = useAllergens().size > 0;
  const recipeIds = useMemo(() => recipesIn(meals ?? []), [meals]);
  const { data } = useQuery({
    queryKey: api.mealPlan.allergens.queryKey({ input: { recipeIds } }),
    // Always a POST body, never in the address.
    queryFn: () => api.mealPlan.allergens.call({ recipeIds }),
    enabled: isWanted && recipeIds.length > 0,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (data) keep(owner, recipeIds, data.recipes);
  }, [owner, recipeIds, data]);
  return useMemo(() => {
    if (!isWanted) return new Map();
    const known = data?.recipes ?? readOffline(KIND, owner, isKept);
    return new Map(known.map((each) => [each.recipeId, each]));
  }, [isWanted, owner, data]);
}

const recipesIn = (meals: readonly Pick<PlannedMeal, 'recipeId'>[]): string[] =>
  [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))].sort().slice(0, MOST_ASKED_ALLERGENS);

/** For a plan that may never have been opened on this device. */
export async function keepAllergensOffline(owner: string, meals: readonly PlannedMeal[]): Promise<void> {
  const recipeIds = recipesIn(meals);
  if (recipeIds.length > 0)
    keep(owner, recipeIds, (await api.mealPlan.allergens.call({ recipeIds })).recipes);
}

/** With those of other weeks, the newest first. */
function keep(owner: string, asked: readonly string[], recipes: readonly RecipeAllergens[]): void {
  const others = readOffline(KIND, owner, isKept).filter(({ recipeId }) => !asked.includes(recipeId));
  writeOffline(KIND, owner, [...recipes, ...others].slice(0, MOST_ASKED_ALLERGENS));
}

function isKept(stored: unknown): stored is RecipeAllergens {
  const { recipeId, allergens, mayContain } = Object(stored) as Partial<RecipeAllergens>;
  return typeof recipeId === 'string' && Array.isArray(allergens) && Array.isArray(mayContain);
}
