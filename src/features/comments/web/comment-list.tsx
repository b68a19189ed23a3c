import { Lock, LockOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { Order } from '../rules/limits.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import type { CommentActions } from './comment-view.tsx';
import { useAddComment, useCloseThread } from './queries/changes.ts';
import { type Subject, useThread } from './queries/thread.ts';

const CHOICES: readonly { value: Order; label: string }[] = [
  { value: 'newest', label: t('Newest') },
  { value: 'liked', label: t('Most liked') },
];

export interface CommentListProps {
  subject: Subject;
  actions: CommentActions;
  /** Rendered above the list, with the number of comments. */
  heading?(total: number): ReactNode;
}

/** The comments on something: to read, to write, and for its author to pin and close. */
export function CommentList({ subject, actions, heading }: CommentListProps) {
  const { user } = useSession();
  const [sort, setSort] = useState<Order>('newest');
  const [writtenId, setWrittenId] = useState<string>();
  const list = useThread(subject, sort);
  const { about, comments, error, refetch } = list;
  const add = useAddComment(subject);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signIn = () => {
    showToast({
      title: t('Authentication Required'),
      description: t('Please sign in to join the conversation.'),
    });
    void navigate(paths.login(pathname));
  };
  // Deleted elsewhere: there is nothing to write about or to try again.
  if (error && errorCode(error) === 'not_found')
    return <ErrorState title={t('Could not load the comments')} text={errorMessage(error)} />;
  const isClosed = about?.isClosed ?? false;
  return (
    <>
      {(heading || about?.isOwner) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {heading?.(about?.total ?? 0)}
          {about?.isOwner && <CloseButton subject={subject} isClosed={isClosed} />}
        </div>
      )}
      <div className="grid grid-cols-1 gap-6">
        {isClosed ? (
          <p className="flex items-center gap-2 rounded-card bg-sunken px-4 py-3 text-muted">
            <Lock aria-hidden="true" className="size-4.5 shrink-0" />{' '}
            {t('The author has turned comments off.')}
          </p>
        ) : user ? (
          <CommentForm
            label={t('Add a comment')}
            subject={subject}
            place={`${user.id}:${subject.on}:${subject.id}`}
            sendLabel={t('Comment')}
            onSend={async (text, commentId) => {
              await add.mutateAsync({ commentId, text, parentId: null });
              setWrittenId(commentId);
            }}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3">
            <p className="text-muted">{t('Have a question, or a tip?')}</p>
            <Button asLink to={paths.login(pathname)} variant="secondary">
              {t('Sign in to comment')}
            </Button>
          </div>
        )}
        {comments.length > 1 && (
          <ChoiceRow<Order>
            legend={t('Sort comments')}
            choices={CHOICES}
            chosen={sort}
            onChoose={setSort}
            className="w-full sm:w-72"
          />
        )}
        {about ? (
          <ul className="grid grid-cols-1 gap-6">
            {comments.map((comment) => (
              <li key={comment.id}>
                <CommentThread
                  comment={comment}
                  subject={subject}
                  ownerId={about.ownerId}
                  userId={user?.id ?? null}
                  isClosed={isClosed}
                  writtenId={writtenId}
                  actions={actions}
                  onSignIn={signIn}
                />
              </li>
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            title={t('Could not load the comments')}
            text={errorMessage(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={t('Loading comments…')} className="grid gap-4">
            <Skeleton className="h-20 rounded-card" />
            <Skeleton className="h-20 rounded-card" />
          </Loading>
        )}
        {about && comments.length === 0 && !isClosed && (
          <p className="text-muted">{t('No comments yet. Be the first.')}</p>
        )}
        <MoreButton list={list} className="justify-self-start">
          {t('Show more comments')}
        </MoreButton>
      </div>
    </>
  );
}

function CloseButton({ subject, isClosed }: { subject: Subject; isClosed: boolean }) {
  const close = useCloseThread(subject);
  return (
    <Button
      variant="ghost"
      busy={close.isPending}
      onClick={() => close.mutate(!isClosed)}
      icon={isClosed ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
    >
      {isClosed ? t('Turn comments on') : t('Turn comments off')}
    </Button>
  );
}
