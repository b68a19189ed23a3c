import type { InferContractRouterOutputs } from '@orpc/contract';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import type { Comment, commentsContract, Reply } from '../../contract.ts';
import type { Order, SubjectType } from '../../rules/limits.ts';

/** What a thread is about. */
export interface Subject {
  on: SubjectType;
  id: string;
}

type Page = InferContractRouterOutputs<typeof commentsContract>['list'];
type Pages = InfiniteData<Page, string | undefined>;

/** A thread, page by page; each comment once, though likes reorder it between pages. */
export function useThread(subject: Subject, sort: Order) {
  const thread = useInfiniteQuery(
    api.comments.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...subject, sort, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const seen = new Map(thread.data?.pages.flatMap(({ comments }) => comments.map((one) => [one.id, one])));
  return { ...thread, about: thread.data?.pages[0], comments: [...seen.values()] };
}

export function refetchThreads(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: api.comments.list.key() });
}

/** Changes the pages of every thread that is shown. */
function changePages(change: (page: Page, isFirst: boolean) => Page): void {
  queryClient().setQueriesData<Pages>(
    { queryKey: api.comments.list.key({ type: 'infinite' }) },
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

/** Shows a new comment first, or a new reply last. */
export function showNew(comment: Comment): void {
  changePages((page, isFirst) => {
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
  });
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
