import { useMutation, useQuery } from '@tanstack/react-query';
import { changeKitchen, signedInUserId } from '#features/accounts/web/queries/session.ts';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';

const SEND_FIRST_MS = 8_000;

export const householdQuery = (from: ApiQueries) => ({ ...from.household.get.queryOptions(), staleTime: 0 });

/** The people one plans and shops with; undefined until known. */
export function useOwnHousehold() {
  return useQuery(householdQuery(api)).data;
}

export const refetchHousehold = () => queryClient().invalidateQueries({ queryKey: api.household.get.key() });

export const invitationQuery = (from: ApiQueries, token: string, today: PlainDate) => ({
  ...from.household.invitation.queryOptions({ input: { token, today } }),
  staleTime: 0,
});

export function useInvitation(token: string, today: PlainDate) {
  return useQuery(invitationQuery(api, token, today));
}

export function useInvite() {
  return useMutation(api.household.invite.mutationOptions({ onSuccess: refetchHousehold }));
}

export function useRevokeInvitation() {
  return useMutation(api.household.revokeInvitation.mutationOptions({ onSettled: refetchHousehold }));
}

export function useRemovePerson() {
  return useMutation(api.household.remove.mutationOptions({ onSettled: refetchHousehold }));
}

/** Joins a household. Afterward the whole app shows its plan and its list. */
export function useJoin() {
  return useMutation({
    mutationFn: (input: { token: string; bring: boolean; today: PlainDate }) =>
      moved(() => api.household.join.call(input)),
  });
}

/** Leaves the household. Afterward the whole app shows one's own plan and list. */
export function useLeave() {
  return useMutation({ mutationFn: () => moved(() => api.household.leave.call({})) });
}

/** Pending changes on this device belong to the current kitchen, so they are sent before leaving it. */
async function moved(move: () => Promise<unknown>): Promise<void> {
  // Looking at the household needs none of the code for the plan and the list.
  const features = await Promise.all([
    import('#features/meal-plan/web/queries/pending-changes.ts'),
    import('#features/grocery-list/web/queries/pending-changes.ts'),
  ]).catch(() => {
    throw new NotSynced();
  });
  const queues = features.map(({ pendingChangesOf }) => pendingChangesOf(signedInUserId() ?? ''));
  const settled = await Promise.all(queues.map((queue) => queue.settle(SEND_FIRST_MS)));
  if (settled.includes(false)) throw new NotSynced();
  await changeKitchen(move);
}

/** Thrown if changes cannot be sent. */
class NotSynced extends Error {}

/** Why joining, leaving or removing failed, for the cook. */
export function failureReason(error: unknown): string {
  return error instanceof NotSynced
    ? t('Some of your changes are not saved yet. Please check your connection, and try again in a moment.')
    : errorMessage(error);
}
