import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { invalidateDependents } from '#web/stale.ts';

export function useSiteSettings() {
  return useQuery({ ...api.siteSettings.list.queryOptions(), staleTime: 0 });
}

export function useUpdateSettings() {
  return useMutation(
    api.siteSettings.update.mutationOptions({
      onSuccess: (list) => {
        queryClient().setQueryData(api.siteSettings.list.queryKey(), list);
        void queryClient().invalidateQueries({ queryKey: api.accounts.session.key() });
        invalidateDependents('settings');
      },
    }),
  );
}
