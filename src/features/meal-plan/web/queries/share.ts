import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

/** Prefetched by the open menu. */
const JUST_ASKED_MS = 10_000;

const queryKey = api.mealPlan.share.queryKey();

/** The share link; `null` if there is none. */
export function usePlanShare() {
  return useQuery({ ...api.mealPlan.share.queryOptions(), staleTime: 0 });
}

/** The share link's secret on demand; throws if it cannot be fetched. */
export async function planShareSecret(): Promise<string | null> {
  const { link } = await queryClient().fetchQuery({
    ...api.mealPlan.share.queryOptions(),
    staleTime: JUST_ASKED_MS,
  });
  return link?.secret ?? null;
}

export function useCreateShare() {
  return useMutation(
    api.mealPlan.createShare.mutationOptions({
      onSuccess: (made) => queryClient().setQueryData(queryKey, made),
    }),
  );
}

export function useRevokeShare() {
  return useMutation(
    api.mealPlan.revokeShare.mutationOptions({
      onSuccess: () => queryClient().setQueryData(queryKey, { link: null }),
    }),
  );
}
