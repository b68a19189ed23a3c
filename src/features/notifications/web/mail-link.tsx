import { useState } from 'react';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirmMails, useStopMails } from './queries/notifications.ts';

interface Props {
  /** The secret of a link that starts emails; empty for one that stops them. */
  token: string;
  secret: string;
}

/** The button behind an emailed link. It requires a press, because mail programs open links on their own. */
export function MailLink({ token, secret }: Props) {
  const start = useConfirmMails();
  const stop = useStopMails();
  const [done, setDone] = useState('');
  const onSuccess = ({ message }: { message: string }) => setDone(message);
  const failure = start.error ?? stop.error;
  if (done) return <p role="status">{done}</p>;
  return (
    <div className="grid gap-5">
      <FormAlert>{failure ? errorMessage(failure) : null}</FormAlert>
      {token ? (
        <Button wide busy={start.isPending} onClick={() => start.mutate({ token }, { onSuccess })}>
          {t('Yes, email me in the morning')}
        </Button>
      ) : (
        <Button wide busy={stop.isPending} onClick={() => stop.mutate({ secret }, { onSuccess })}>
          {t('No more emails')}
        </Button>
      )}
    </div>
  );
}
