import { useSearchParams } from 'react-router';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { useConfirmEmail } from '#features/accounts/web/queries/email.ts';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { linkFailure } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const OPEN_OTHER = {
  old: t('Thank you. Now open the link in your former mailbox.'),
  new: t('Thank you. Now open the link in the mailbox of your new address.'),
};

/**
 * The page behind the emailed links that change an address. It has a button because mail programs may open every link.
 */
export default function ConfirmEmailPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { user } = useSession();
  const confirm = useConfirmEmail();
  const { data } = confirm;
  const failure = linkFailure(token, confirm.error);
  const isDone = data?.waitingFor === null;
  return (
    <AccountFrame
      title={isDone ? t('Email Changed') : t('Confirm Email')}
      text={
        isDone
          ? t('Your account has its new email address.')
          : t('Your address changes once it is confirmed from both mailboxes.')
      }
      picture="/art/categories/healthy"
    >
      <PageHead title={t('Confirm Email')} isPrivate />
      <div className="grid gap-5">
        <p role="status" className="empty:hidden">
          {data && !isDone && data.waitingFor
            ? OPEN_OTHER[data.waitingFor]
            : isDone && !user
              ? t('Please sign in with your new address.')
              : ''}
        </p>
        <FormAlert>{failure}</FormAlert>
        {!data && token !== '' && (
          <Button wide busy={confirm.isPending} onClick={() => confirm.mutate({ token })}>
            {confirm.isPending ? t('Confirming…') : t('Confirm this mailbox')}
          </Button>
        )}
        {(data || failure) && (
          <Button
            asLink
            wide
            variant="secondary"
            to={user ? paths.settings : isDone ? paths.login() : paths.home}
          >
            {user ? t('Settings') : isDone ? t('Login') : t('Go Home')}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}
