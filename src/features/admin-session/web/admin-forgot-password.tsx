import { ForgotPasswordForm } from '#features/accounts/web/forgot-password-form.tsx';
import { t } from '#shared/t.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { useAdminForgotPassword } from './queries/log-in.ts';

interface Props {
  open: boolean;
  onClose(): void;
  /** The address typed so far. */
  email: string;
}

/** Requests a reset link for an admin. */
export function AdminForgotPassword({ open, onClose, email }: Props) {
  const { mutateAsync } = useAdminForgotPassword();
  return (
    <Sheet open={open} onClose={onClose} title={t('Forgot your password?')}>
      <ForgotPasswordForm
        text={t('Enter the email of an admin, and we will send a link to choose a new password.')}
        email={email}
        request={(values) => mutateAsync(values).then(onClose)}
      />
    </Sheet>
  );
}
