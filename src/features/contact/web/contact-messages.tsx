import { Inbox, Reply, Trash2 } from 'lucide-react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { When } from '#web/ui/when.tsx';
import type { ContactMessage } from '../contract.ts';
import { useMessages, useRemoveMessage } from './queries.ts';

/** Messages of the contact form, for admins. */
export function ContactMessages() {
  const list = useMessages();
  const { data, error, isError, refetch } = list;
  const messages = data?.pages.flatMap((page) => page.messages);
  if (isError && !messages)
    return (
      <ErrorState
        title={t('Failed to load messages')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!messages)
    return (
      <div className="flex justify-center py-16">
        <Spinner label={t('Loading messages…')} />
      </div>
    );
  if (messages.length === 0)
    return (
      <EmptyState
        level="p"
        icon={<Inbox />}
        title={t('No messages')}
        text={t('What people write in the contact form appears here.')}
      />
    );
  return (
    <>
      <ul aria-label={t('Messages')} className="grid gap-4">
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
      </ul>
      <MoreButton list={list} className="mx-auto mt-4">
        {t('Load more')}
      </MoreButton>
    </>
  );
}

function Message({ id, name, email, subject, message, createdAt, wasMailed }: ContactMessage) {
  const remove = useRemoveMessage();
  const removeIt = async () => {
    const isSure = await confirm({
      title: t('Delete this message?'),
      text: t('“{subject}” by {name} will be permanently deleted.', { subject, name }),
      confirmLabel: t('Delete'),
      tone: 'danger',
    });
    if (!isSure) return;
    remove.mutate(
      { messageId: id },
      {
        onSuccess: () => showToast({ title: t('Message deleted'), tone: 'success' }),
        onError: (error) =>
          showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' }),
      },
    );
  };
  return (
    <li className="card p-5 wrap-anywhere">
      <h3 className="text-lg">{subject}</h3>
      <p className="mt-1 text-sm text-muted">
        {name} · {email} · <When at={createdAt} />
        {wasMailed && ` · ${t('mailed to you')}`}
      </p>
      <p className="mt-3 whitespace-pre-wrap">{message}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          asLink
          to={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          size="sm"
          variant="secondary"
          icon={<Reply aria-hidden="true" />}
        >
          {t('Answer')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 aria-hidden="true" />}
          busy={remove.isPending}
          aria-label={t('Delete “{subject}”', { subject })}
          onClick={() => void removeIt()}
        >
          {t('Delete')}
        </Button>
      </div>
    </li>
  );
}
