import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

export function useSiteSettings() {
  return useQuery({ ...api.siteSettings.list.queryOptions(), staleTime: 0 });
}

export function useChangeSettings() {
  return useMutation(
    api.siteSettings.change.mutationOptions({
      onSuccess: (list) => {
        queryClient().setQueryData(api.siteSettings.list.queryKey(), list);
        // What costs money, and who may do what, may be different now.
        void queryClient().invalidateQueries({ queryKey: api.accounts.session.key() });
        void queryClient().invalidateQueries({ queryKey: api.subscription.key() });
      },
    }),
  );
}
