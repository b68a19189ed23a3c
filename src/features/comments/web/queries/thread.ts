import type { InferContractRouterOutputs } from '@orpc/contract';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { Comment, commentsContract, Reply } from '../../contract.ts';
import type { Order, SubjectType } from '../../rules/limits.ts';

/** The subject of a thread. */
export interface Subject {
  on: SubjectType;
  id: string;
}

type Page = InferContractRouterOutputs<typeof commentsContract>['list'];
type Pages = InfiniteData<Page, string | undefined>;

/** A thread, page by page; each comment once, though likes reorder it between pages. */
export function useThread(subject: Subject, sort: Order) {
  const thread = useInfiniteQuery(threadOptions(subject, sort));
  const seen = new Map(thread.data?.pages.flatMap(({ comments }) => comments.map((one) => [one.id, one])));
  return { ...thread, about: thread.data?.pages[0], comments: [...seen.values()] };
}

/** How many comments a thread has, if it is loaded. */
export function useLoadedTotal({ on, id }: Subject): number | undefined {
  const { data } = useInfiniteQuery({ ...threadOptions({ on, id }, 'newest'), enabled: false });
  return data?.pages[0]?.total;
}

const threadOptions = (subject: Subject, sort: Order) =>
  api.comments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...subject, sort, cursor }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export function refetchThreads(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: api.comments.list.key() });
}

/** Changes the pages of every loaded thread, or of one. */
function changePages(change: (page: Page, isFirst: boolean) => Page, subject?: Subject): void {
  queryClient().setQueriesData<Pages>(
    { queryKey: api.comments.list.key({ type: 'infinite', ...(subject && { input: subject }) }) },
    (data) => data && { ...data, pages: data.pages.map((page, at) => change(page, at === 0)) },
  );
}

/** Changes one comment or reply wherever it is shown. */
export function changeComment(id: string, change: (comment: Reply) => Partial<Reply>): void {
  changePages((page) => ({
    ...page,
    comments: page.comments.map((comment) => {
      const replies = comment.replies.map((reply) =>
        reply.id === id ? { ...reply, ...change(reply) } : reply,
      );
      return { ...comment, ...(comment.id === id ? change(comment) : {}), replies };
    }),
  }));
}

/** Keeps a deleted comment in its place, where it can be restored. */
export function showDeleted(id: string): void {
  changeComment(id, ({ can }) => ({
    ...{ state: 'deleted', text: '', mentions: [], author: null, likes: 0, isLiked: false, isPinned: false },
    can: { ...can, editUntil: null, remove: false, pin: false, restore: true },
  }));
  const isIt = (comment: Reply) => comment.id === id;
  changePages((page) => {
    const isHere = page.comments.some((comment) => isIt(comment) || comment.replies.some(isIt));
    return isHere ? { ...page, total: Math.max(0, page.total - 1) } : page;
  });
}

/** Shows a new comment first, or a new reply last. */
export function showNew({ on, id }: Subject, comment: Comment): void {
  changePages(
    (page, isFirst) => {
      const withReply = page.comments.map((parent) =>
        parent.id === comment.parentId
          ? { ...parent, replies: [...parent.replies, comment], replyCount: parent.replyCount + 1 }
          : parent,
      );
      const isTop = comment.parentId === null && isFirst;
      const pinned = withReply.filter(({ isPinned }) => isPinned);
      const others = withReply.filter(({ isPinned }) => !isPinned);
      return {
        ...page,
        comments: isTop ? [...pinned, comment, ...others] : withReply,
        total: page.total + 1,
      };
    },
    { on, id },
  );
}

/** Adds a page of replies to their comment. */
export function showReplies(parentId: string, more: readonly Reply[], nextReplies: string | null): void {
  changePages((page) => ({
    ...page,
    comments: page.comments.map((parent) => {
      if (parent.id !== parentId) return parent;
      const known = new Set(parent.replies.map(({ id }) => id));
      return {
        ...parent,
        replies: [...parent.replies, ...more.filter(({ id }) => !known.has(id))],
        nextReplies,
      };
    }),
  }));
}
