import { clsx } from 'clsx';
import { Heart, Pin } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/when.tsx';
import type { Reply } from '../contract.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentMenu } from './comment-menu.tsx';
import { CommentText } from './comment-text.tsx';
import { useLikeComment, useRestoreComment, useUpdateComment } from './queries/changes.ts';
import type { Subject } from './queries/thread.ts';

/** Actions on somebody else's comment, such as a report button. */
export type CommentActions = (comment: Reply, what: string) => ReactNode;

interface Props {
  comment: Reply;
  subject: Subject;
  /** The subject's author. */
  ownerId: string | null;
  userId: string | null;
  actions: CommentActions;
  /** Asks a visitor to sign in. */
  onSignIn(): void;
  /** The comment that was just written here. */
  writtenId: string | undefined;
  /** Without it, replies are not possible. */
  onReply: (() => void) | undefined;
}

const GONE = {
  deleted: t('Comment deleted'),
  removed: t('Comment removed by our moderators'),
  hidden: t('Comment by somebody you have hidden'),
};

/** The name shown beside somebody's text. */
export function nameOf({ author }: Reply): string {
  if (!author) return t('Former member');
  return author.username ? `@${author.username}` : author.name;
}

/** One comment or reply. */
export function CommentView({
  comment,
  subject,
  ownerId,
  userId,
  actions,
  onSignIn,
  writtenId,
  onReply,
}: Props) {
  const { state, author, createdAt, editedAt, isPinned } = comment;
  const [isEditing, setEditing] = useState(false);
  const edit = useUpdateComment();
  const article = useRef<HTMLElement>(null);
  const stopEditing = () => {
    setEditing(false);
    // The menu that started it has been unmounted.
    article.current?.focus();
  };
  const isJustWritten = comment.id === writtenId;
  useEffect(() => {
    // The button that sent it is gone; keyboard users continue in the field.
    if (isJustWritten && !(document.activeElement instanceof HTMLTextAreaElement))
      article.current?.focus({ preventScroll: true });
  }, [isJustWritten]);
  const name = nameOf(comment);
  if (state !== 'shown') return <GoneComment comment={comment} words={GONE[state]} />;
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={t('Comment by {name}', { name })}
      className="flex gap-3 outline-none"
    >
      <Avatar id={author?.id ?? null} src={author?.avatarUrl ?? null} size="sm" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
          {author ? (
            <Link
              to={paths.profileOf(author.username ?? author.id)}
              className="max-w-full truncate font-semibold text-ink tap-44 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
          {author?.id === ownerId && author !== null && <Badge tone="herb">{t('Author')}</Badge>}
          {isPinned && (
            <Badge tone="saffron" icon={<Pin aria-hidden="true" />}>
              {t('Pinned')}
            </Badge>
          )}
          <span>
            <When at={createdAt} />
            {editedAt && ` · ${t('edited')}`}
          </span>
        </p>
        {isEditing ? (
          <div className="mt-2">
            <CommentForm
              label={t('Edit your comment')}
              subject={subject}
              place={`edit:${comment.id}`}
              initial={comment.text}
              sendLabel={t('Save')}
              isFocused
              onSend={async (text) => {
                await edit.mutateAsync({ commentId: comment.id, text });
                stopEditing();
              }}
              onCancel={stopEditing}
            />
          </div>
        ) : (
          <>
            <CommentText comment={comment} />
            <div className="-ms-3 flex flex-wrap items-center max-[22.5rem]:-ms-2 max-[22.5rem]:[&>button]:px-2">
              <LikeButton comment={comment} isVisitor={userId === null} onSignIn={onSignIn} />
              {onReply && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={onReply}
                  aria-label={t('Reply to {name}', { name })}
                >
                  {t('Reply')}
                </Button>
              )}
              {author?.id !== userId && actions(comment, t('Comment by {name}', { name }))}
              <CommentMenu comment={comment} name={name} onEdit={() => setEditing(true)} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}

/** The placeholder of a deleted comment; the person who deleted it can restore it. */
function GoneComment({ comment, words }: { comment: Reply; words: string }) {
  const restore = useRestoreComment();
  const undo = useRef<HTMLButtonElement>(null);
  // The menu that deleted it has been unmounted.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <p className="flex flex-wrap items-center gap-x-2 py-1 text-muted">
      <span className="py-1 italic">{words}</span>
      {comment.can.restore && (
        <Button
          ref={undo}
          variant="ghost"
          size="sm"
          busy={restore.isPending}
          onClick={() => restore.mutate({ commentId: comment.id })}
        >
          {t('Undo')}
        </Button>
      )}
    </p>
  );
}

function LikeButton({
  comment,
  isVisitor,
  onSignIn,
}: {
  comment: Reply;
  isVisitor: boolean;
  onSignIn(): void;
}) {
  const { isLiked, likes } = comment;
  const like = useLikeComment(comment);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isLiked}
      onClick={() => (isVisitor ? onSignIn() : like.mutate(!isLiked))}
      icon={<Heart aria-hidden="true" className={clsx(isLiked && 'fill-current text-primary-ink')} />}
    >
      {t('Like')}{' '}
      {likes > 0 && <span className="font-medium text-muted tabular-nums">{formatNumber(likes)}</span>}
    </Button>
  );
}
