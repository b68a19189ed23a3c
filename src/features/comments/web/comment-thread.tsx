import { useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { Comment, Reply } from '../contract.ts';
import { CommentForm } from './comment-form.tsx';
import { type CommentActions, CommentView, nameOf } from './comment-view.tsx';
import { useAddComment, useMoreReplies } from './queries/changes.ts';
import type { Subject } from './queries/thread.ts';
import { draftOf } from './state/drafts.ts';

interface Props {
  comment: Comment;
  subject: Subject;
  ownerId: string | null;
  userId: string | null;
  isClosed: boolean;
  writtenId: string | undefined;
  actions: CommentActions;
  onSignIn(): void;
}

/** A comment with its replies, and the field to reply. */
export function CommentThread({ comment, subject, isClosed, ...shared }: Props) {
  const { userId, onSignIn } = shared;
  const place = `${userId}:reply:${comment.id}`;
  const [isReplying, setReplying] = useState(() => draftOf(place).get() !== null);
  const [mention, setMention] = useState('');
  const add = useAddComment(subject);
  const more = useMoreReplies(comment);
  const replyTo = (reply: Reply) => {
    if (userId === null) return onSignIn();
    const username = reply === comment ? null : reply.author?.username;
    setMention(username ? `@${username} ` : '');
    setReplying(true);
  };
  const canReply = !isClosed && comment.state === 'shown';
  const viewOf = (reply: Reply) => (
    <CommentView
      {...shared}
      subject={subject}
      comment={reply}
      onReply={canReply ? () => replyTo(reply) : undefined}
    />
  );
  const unread = comment.replyCount - comment.replies.length;
  return (
    <>
      {viewOf(comment)}
      {(comment.replies.length > 0 || isReplying) && (
        <div className="mt-2 ms-4 grid grid-cols-1 gap-4 border-s-2 border-line ps-4 sm:ms-11">
          {comment.replies.length > 0 && (
            <ul
              aria-label={t('Replies to {comment}', { comment: nameOf(comment) })}
              className="grid grid-cols-1 gap-3"
            >
              {comment.replies.map((reply) => (
                <li key={reply.id}>{viewOf(reply)}</li>
              ))}
            </ul>
          )}
          {comment.nextReplies && unread > 0 && (
            <Button
              variant="ghost"
              size="sm"
              className="-ms-3 justify-self-start"
              busy={more.isPending}
              onClick={() => more.mutate()}
            >
              {t('{unread, plural, one {Show # more reply} other {Show # more replies}}', { unread })}
            </Button>
          )}
          {isReplying && canReply && (
            <CommentForm
              key={mention}
              label={t('Reply to {comment}', { comment: nameOf(comment) })}
              subject={subject}
              place={place}
              initial={mention}
              sendLabel={t('Reply')}
              isFocused
              onSend={async (text, commentId) => {
                await add.mutateAsync({ commentId, text, parentId: comment.id });
                setReplying(false);
              }}
              onCancel={() => setReplying(false)}
            />
          )}
        </div>
      )}
    </>
  );
}
