import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { SortDirection } from '#shared/sort-direction.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { UserSort } from '../../rules/limits.ts';

/** How a table is sorted. */
export interface Sorting<Key extends string> {
  sort: Key;
  direction: SortDirection;
}

/** Admins want current figures. */
const FRESH = { staleTime: 0 } as const;

export const useOverview = () => useQuery({ ...api.admin.overview.queryOptions(), ...FRESH });
export const useUsage = () => useQuery({ ...api.admin.usage.queryOptions(), ...FRESH });
export const useCounts = () => useQuery({ ...api.admin.counts.queryOptions(), ...FRESH });
export const useAnalytics = () => useQuery({ ...api.admin.analytics.queryOptions(), ...FRESH });
export const useModerationCounts = () => useQuery({ ...api.admin.moderation.queryOptions(), ...FRESH });
export const useOperator = () => useQuery({ ...api.admin.operator.queryOptions(), ...FRESH });
export const useAnonymousRecipes = () => useQuery({ ...api.recipes.anonymous.queryOptions(), ...FRESH });

export function useUsers(q: string, { sort, direction }: Sorting<UserSort>) {
  return useInfiniteQuery({
    ...api.admin.users.infiniteOptions({
      input: (cursor: string | undefined) => ({ q, sort, direction, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    ...FRESH,
  });
}

const refetch = (key: readonly unknown[]) => queryClient().invalidateQueries({ queryKey: key });

export function useTestProvider() {
  return useMutation(api.admin.testProvider.mutationOptions());
}

/**
 * Deletes a recipe from the tables of the analytics. By the time this is confirmed, the row whose button was pressed is
 * gone.
 */
export function useDeleteRecipe() {
  return useMutation(
    api.recipes.remove.mutationOptions({
      onSuccess: async () => {
        showToast({ title: t('Recipe deleted'), tone: 'success' });
        await refetch(api.admin.key());
      },
      onError: (error) =>
        showToast({ title: t('Failed to delete recipe'), description: errorMessage(error), tone: 'danger' }),
    }),
  );
}

const afterRecipes = () => Promise.all([refetch(api.recipes.key()), refetch(api.admin.key())]);

export function useDeleteAnonymous() {
  return useMutation(api.recipes.removeAnonymous.mutationOptions({ onSuccess: afterRecipes }));
}

interface Outcome {
  onSuccess(result: { restored: number }): void;
  onError(error: unknown): void;
}

export function useRestoreDeleted({ onSuccess, onError }: Outcome) {
  return useMutation(
    api.recipes.restoreDeleted.mutationOptions({
      onSuccess: async (result) => {
        onSuccess(result);
        await afterRecipes();
      },
      onError,
    }),
  );
}
