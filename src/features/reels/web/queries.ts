import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import { useWanted } from '#features/profiles/web/queries/hidden-people.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { invalidateDependents } from '#web/stale.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Reel } from '../contract.ts';

/** A view counts once somebody has watched for two seconds. */
const VIEW_MS = 2_000;

/** The newest reels. */
export const reelsQuery = (from: ApiQueries) => from.reels.list.queryOptions({ input: {} });

/** A person's reels, page by page. */
export function useReelsOf(author: string) {
  return useInfiniteQuery(
    api.reels.ofPerson.infiniteOptions({
      input: (cursor: string | undefined) => ({ idOrUsername: author, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
}

export const reelQuery = (from: ApiQueries, reelId: string) =>
  from.reels.get.queryOptions({ input: { reelId } });

export const likedReelsQuery = (from: ApiQueries) => from.reels.liked.queryOptions();

/** The feed: the newest reels, page by page; with `firstId`, that one comes first. */
export function useReelFeed(firstId: string | undefined) {
  const client = useQueryClient();
  const first = useQuery({ ...reelQuery(api, firstId ?? ''), enabled: firstId !== undefined }).data;
  const list = useInfiniteQuery({
    ...api.reels.list.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    // The page was loaded with the first of them.
    initialData: () => {
      const newest = client.getQueryData(reelsQuery(api).queryKey);
      return newest && { pages: [newest], pageParams: [undefined] };
    },
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const wanted = useWanted((list.data?.pages ?? []).flatMap(({ reels }) => reels));
  const listed = wanted.filter(({ id }) => id !== first?.id);
  return {
    reels: first ? [first, ...listed] : listed,
    isLoading: list.isPending || isFetchingNextPage,
    error: list.error,
    retry: () => void list.refetch(),
    loadMore,
  };
}

/** Whether one likes a reel, with an optimistic toggle. */
export function useReelLike(reel: Reel) {
  const audience = useAudience();
  const { data } = useQuery({ ...likedReelsQuery(api), enabled: audience === 'member' });
  const isLiked = audience === 'member' && (data?.reelIds.includes(reel.id) ?? false);
  const navigate = useNavigate();
  const { mutate } = useMutation({
    // Requests run in sequence, so the last press wins.
    scope: { id: `like ${reel.id}` },
    mutationFn: (wanted: boolean) => {
      const { like, unlike } = api.reels;
      return (wanted ? like : unlike).call({ reelId: reel.id });
    },
    onMutate: (wanted) => showLike(reel.id, wanted),
    onError: (error, wanted) => {
      showLike(reel.id, !wanted);
      showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' });
    },
    onSuccess: ({ likes }) => changeReel(reel.id, () => ({ likes })),
  });
  const toggle = () => {
    if (audience === 'member') return mutate(!isLiked);
    if (audience === 'unknown') return;
    showToast({ title: t('Authentication Required'), description: t('Please sign in to like videos.') });
    void navigate(paths.login(paths.reel(reel.id)));
  };
  return { isLiked, toggle };
}

/** Query keys of every list that contains reels. */
const lists = () => [api.reels.list.key(), api.reels.ofPerson.key()];

const refetchLists = () =>
  Promise.all(lists().map((queryKey) => queryClient().invalidateQueries({ queryKey })));

/** Deletes a reel, and refetches every list that may contain it. */
export function useRemoveReel() {
  return useMutation(
    api.reels.remove.mutationOptions({
      onSuccess: ({ id }) => {
        // Its page may still be closing, so do not fetch it now.
        void queryClient().invalidateQueries({
          queryKey: reelQuery(api, id).queryKey,
          refetchType: 'none',
        });
        invalidateDependents('reels');
        return refetchLists();
      },
    }),
  );
}

/** Edits a reel's text. */
export function useUpdateReel() {
  return useMutation(
    api.reels.update.mutationOptions({
      onSuccess: () => {
        invalidateDependents('reels');
        return queryClient().invalidateQueries({ queryKey: api.reels.key() });
      },
    }),
  );
}

/** Publishes an uploaded video. */
export function usePublishReel() {
  return useMutation(
    api.reels.create.mutationOptions({
      onSuccess: () => refetchLists(),
    }),
  );
}

/** Reels whose view this page has counted. */
const viewed = new Set<string>();

/** Counts a view while the reel is being watched. Failures are ignored. */
export function useCountReelView(reelId: string, isWatched: boolean): void {
  useEffect(() => {
    if (!isWatched || viewed.has(reelId)) return;
    const timer = setTimeout(() => {
      viewed.add(reelId);
      api.reels.view.call({ reelId }).catch(() => {});
    }, VIEW_MS);
    return () => clearTimeout(timer);
  }, [reelId, isWatched]);
}

function showLike(reelId: string, wanted: boolean): void {
  const { queryKey } = likedReelsQuery(api);
  void queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData(queryKey, (known) => {
    const others = (known?.reelIds ?? []).filter((id) => id !== reelId);
    return { reelIds: wanted ? [reelId, ...others] : others };
  });
  changeReel(reelId, ({ likes }) => ({ likes: Math.max(0, likes + (wanted ? 1 : -1)) }));
}

function changeReel(reelId: string, change: (reel: Reel) => Partial<Reel>): void {
  const changed = (reel: Reel) => (reel.id === reelId ? { ...reel, ...change(reel) } : reel);
  const inPage = (page: Page) => ({ ...page, reels: page.reels.map(changed) });
  for (const queryKey of lists())
    queryClient().setQueriesData<Page | { pages: Page[] }>({ queryKey }, (known) => {
      if (!known) return known;
      return 'pages' in known ? { ...known, pages: known.pages.map(inPage) } : inPage(known);
    });
  queryClient().setQueryData(reelQuery(api, reelId).queryKey, (reel) => (reel ? changed(reel) : reel));
}

interface Page {
  reels: Reel[];
}
