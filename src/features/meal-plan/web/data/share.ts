import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

const queryKey = api.mealPlan.share.queryKey();

/** The link under which anyone may look at the plan; `null` when there is none. */
export function usePlanShare() {
  return useQuery({ ...api.mealPlan.share.queryOptions(), staleTime: 0 });
}

export function useMakeShareLink() {
  return useMutation(
    api.mealPlan.shareCreate.mutationOptions({
      onSuccess: (made) => queryClient().setQueryData(queryKey, made),
    }),
  );
}

export function useStopSharing() {
  return useMutation(
    api.mealPlan.shareRevoke.mutationOptions({
      onSuccess: () => queryClient().setQueryData(queryKey, { link: null }),
    }),
  );
}
