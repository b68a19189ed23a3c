import { useNavigate } from 'react-router';
import { t } from '#shared/t.ts';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { AccountFrame } from './account-frame.tsx';
import { InvalidResetLink } from './invalid-reset-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useResetLink } from './queries/reset-link.ts';

interface Props {
  title: string;
  text: string;
  /** Path of the login that follows. */
  login: string;
  /** Saves the password of someone who needs no link; `null` if a link is needed. */
  saveWithoutLink?: ((password: string) => Promise<unknown>) | null;
}

/** Asks for a new password, after a valid reset link. */
export function ResetPassword({ title, text, login, saveWithoutLink = null }: Props) {
  const link = useResetLink();
  const navigate = useNavigate();
  if (link?.isChecking)
    return (
      <div className="page flex justify-center py-28 text-lg">
        <h1 className="sr-only">{title}</h1>
        <Spinner label={t('Checking your link...')} />
      </div>
    );
  const save = link ? link.isValid && link.save : saveWithoutLink;
  if (!save) return <InvalidResetLink to={login} />;
  return (
    <AccountFrame title={title} text={text} picture="/art/categories/healthy">
      <NewPasswordForm save={save} onSaved={() => void navigate(login, { replace: true })} />
    </AccountFrame>
  );
}
