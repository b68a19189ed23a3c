import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiQueries, api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { invalidateDependents } from '#web/stale.ts';
import type { ContentType, QueueName } from '../rules/content.ts';
import type { ReportReason } from '../rules/reasons.ts';

export function useReport() {
  return useMutation(api.moderation.report.mutationOptions());
}

export const noticesQuery = (from: ApiQueries) => from.moderation.notices.queryOptions();

/** Moderators' decisions about the signed-in person; nothing for visitors. */
export function useNotices(isMember: boolean) {
  return useQuery({ ...noticesQuery(api), enabled: isMember }).data;
}

const refetchNotices = () => queryClient().invalidateQueries({ queryKey: api.moderation.notices.key() });

export function useDismissNotice() {
  return useMutation(api.moderation.dismissNotice.mutationOptions({ onSuccess: refetchNotices }));
}

export function useAppeal() {
  return useMutation(api.moderation.appeal.mutationOptions({ onSuccess: refetchNotices }));
}

export const countsQuery = (from: ApiQueries) => from.moderation.counts.queryOptions();

export function useQueueCounts() {
  return useQuery(countsQuery(api)).data;
}

export interface QueueFilter {
  queue: QueueName;
  type?: ContentType | undefined;
  reason?: ReportReason | undefined;
  q: string;
}

/** Part of a queue, page by page; the previous result stays while the next loads. */
export function useQueue(filter: QueueFilter) {
  return useInfiniteQuery(
    api.moderation.queue.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}

/** A decision may change every queue and everything that shows content. */
function refetchModeration(): void {
  for (const { key } of [api.moderation.queue, api.moderation.counts, api.moderation.notices])
    void queryClient().invalidateQueries({ queryKey: key() });
  invalidateDependents('recipes');
  void queryClient().invalidateQueries({ queryKey: api.recipes.key() });
}

export function useDecide() {
  return useMutation(api.moderation.decide.mutationOptions({ onSettled: refetchModeration }));
}

export function useDecideAppeal() {
  return useMutation(api.moderation.decideAppeal.mutationOptions({ onSettled: refetchModeration }));
}

export function useSanction() {
  return useMutation(api.moderation.sanction.mutationOptions({ onSettled: refetchModeration }));
}

export function useLiftSuspension() {
  return useMutation(api.moderation.liftSuspension.mutationOptions({ onSettled: refetchModeration }));
}

export function useHoldRules() {
  return useQuery(api.moderation.holdRules.queryOptions());
}

const refetchRules = () => queryClient().invalidateQueries({ queryKey: api.moderation.holdRules.key() });

export function useAddHoldRule() {
  return useMutation(api.moderation.addHoldRule.mutationOptions({ onSettled: refetchRules }));
}

export function useRemoveHoldRule() {
  return useMutation(api.moderation.removeHoldRule.mutationOptions({ onSettled: refetchRules }));
}
