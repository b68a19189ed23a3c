import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';

export function usePromoCodes() {
  return useQuery({ ...api.subscription.promoCodes.list.queryOptions(), staleTime: 0 });
}

const refetchCodes = () =>
  queryClient().invalidateQueries({ queryKey: api.subscription.promoCodes.list.key() });

export function useCreatePromoCode() {
  return useMutation(api.subscription.promoCodes.create.mutationOptions({ onSuccess: refetchCodes }));
}

export function useRetirePromoCode() {
  return useMutation(api.subscription.promoCodes.retire.mutationOptions({ onSuccess: refetchCodes }));
}

const refetchPeople = () =>
  Promise.all(
    [api.admin.key(), api.subscription.all.key()].map((queryKey) =>
      queryClient().invalidateQueries({ queryKey }),
    ),
  );

export function useGift() {
  return useMutation(api.subscription.gift.mutationOptions({ onSuccess: refetchPeople }));
}

export function useRevokeGift() {
  return useMutation(api.subscription.revokeGift.mutationOptions({ onSuccess: refetchPeople }));
}
