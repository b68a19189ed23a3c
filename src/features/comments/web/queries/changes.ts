import { useMutation } from '@tanstack/react-query';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { invalidateDependents } from '#web/stale.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Comment, Reply } from '../../contract.ts';
import { changeComment, refetchThreads, type Subject, showDeleted, showNew, showReplies } from './thread.ts';

function tellFailure(error: unknown): void {
  showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' });
}

function tellHeld(): void {
  invalidateDependents('comments');
  showToast({
    title: t('Waiting for review'),
    description: t('Others will see your comment once a moderator has reviewed it.'),
  });
}

export function useAddComment(subject: Subject) {
  return useMutation({
    mutationFn: (comment: { commentId: string; text: string; parentId: string | null }) =>
      api.comments.add.call({ ...subject, ...comment }),
    onSuccess: ({ comment, isHeld }) => {
      if (isHeld) return tellHeld();
      showNew(subject, comment);
      showToast({ title: comment.parentId ? t('Reply published') : t('Comment published'), tone: 'success' });
    },
  });
}

export function useUpdateComment() {
  return useMutation(
    api.comments.update.mutationOptions({
      onSuccess: ({ comment: { id, text, mentions, editedAt }, isHeld }) => {
        if (isHeld) tellHeld();
        changeComment(id, () => ({ text, mentions, editedAt }));
      },
    }),
  );
}

export function useRemoveComment() {
  return useMutation(
    api.comments.remove.mutationOptions({
      onSuccess: ({ id }) => {
        showDeleted(id);
        showToast({ title: t('Comment deleted') });
      },
      onError: tellFailure,
    }),
  );
}

/** Restores a comment that was just deleted. */
export function useRestoreComment() {
  return useMutation(
    api.comments.restore.mutationOptions({
      onSuccess: async () => {
        await refetchThreads();
        showToast({ title: t('Comment restored'), tone: 'success' });
      },
      onError: tellFailure,
    }),
  );
}

/** Likes immediately, and reverts on failure. The last press wins. */
export function useLikeComment({ id }: Reply) {
  const show = (isLiked: boolean) =>
    changeComment(id, (comment) =>
      comment.isLiked === isLiked ? {} : { isLiked, likes: Math.max(0, comment.likes + (isLiked ? 1 : -1)) },
    );
  return useMutation({
    scope: { id: `like comment ${id}` },
    mutationFn: (isLiked: boolean) =>
      (isLiked ? api.comments.like : api.comments.unlike).call({ commentId: id }),
    onMutate: show,
    onSuccess: ({ likes, isLiked }) => changeComment(id, () => ({ likes, isLiked })),
    onError: (error, isLiked) => {
      show(!isLiked);
      tellFailure(error);
    },
  });
}

/** Pins or unpins. */
export function usePinComment({ id }: Reply) {
  return useMutation({
    mutationFn: (isPinned: boolean) =>
      (isPinned ? api.comments.pin : api.comments.unpin).call({ commentId: id }),
    onSuccess: (_, isPinned) => {
      showToast({ title: isPinned ? t('Comment pinned') : t('Comment unpinned') });
      return refetchThreads();
    },
    onError: tellFailure,
  });
}

export function useCloseThread(subject: Subject) {
  return useMutation({
    mutationFn: (isClosed: boolean) => (isClosed ? api.comments.close : api.comments.reopen).call(subject),
    onSuccess: ({ isClosed }) => {
      showToast({ title: isClosed ? t('Comments closed') : t('Comments opened') });
      return refetchThreads();
    },
    onError: tellFailure,
  });
}

/** Loads the next replies to a comment. */
export function useMoreReplies({ id, nextReplies }: Comment) {
  return useMutation({
    mutationFn: () =>
      api.comments.replies.call({ commentId: id, ...(nextReplies && { cursor: nextReplies }) }),
    onSuccess: ({ replies, nextCursor }) => showReplies(id, replies, nextCursor),
    onError: tellFailure,
  });
}
