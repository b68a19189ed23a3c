import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showFieldErrors } from '#features/accounts/web/account-fields.tsx';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { LONGEST_CODE } from '../rules/limits.ts';
import { AdminForgotPassword } from './admin-forgot-password.tsx';
import { useAdminLogIn } from './queries/log-in.ts';

const FILL_IN = t('Please fill in all fields');
const FAILED = t('Failed to login as admin');
const TOAST = 'admin-login';

interface Credentials {
  email: string;
  password: string;
  code: string;
}

/** Email, password and, if there is one, the code of an authenticator app. */
export function AdminLoginForm() {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '', code: '' } });
  const { errors } = form.formState;
  const [asksCode, setAsksCode] = useState(false);
  const [forgot, setForgot] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const logIn = useAdminLogIn();
  const navigate = useNavigate();

  const submit = form.handleSubmit(async ({ email, password, code }) => {
    setRefusal(null);
    if (!email.trim() || !password || (asksCode && !code.trim())) return setRefusal(FILL_IN);
    try {
      const { step } = await logIn.mutateAsync({ email, password, ...(asksCode ? { code } : {}) });
      if (step === 'code') return setAsksCode(true);
      // The page continues with setting up an authenticator app.
      if (step === 'second_factor') return;
      showToast({ title: t('Admin Login Successful'), tone: 'success' }, TOAST);
      await navigate(paths.adminDashboard, { replace: true });
    } catch (error) {
      if (!showFieldErrors(error, form)) setRefusal(errorMessage(error, FAILED));
    }
  });

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={t('Password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {asksCode && (
          <TextField
            label={t('Code')}
            autoComplete="one-time-code"
            autoFocus
            maxLength={LONGEST_CODE}
            hint={t('From your authenticator app, or one of your recovery codes.')}
            error={errors.code?.message}
            {...form.register('code')}
          />
        )}
        <FormAlert>{refusal}</FormAlert>
        <Button type="submit" wide busy={logIn.isPending}>
          {logIn.isPending ? t('Logging in...') : t('Login')}
        </Button>
        <Button asLink to={paths.auth()} variant="secondary" wide>
          {t('Return to User Login')}
        </Button>
      </form>
      <Button
        variant="ghost"
        size="sm"
        className="mt-3 -ms-3 text-primary-ink!"
        onClick={() => setForgot(true)}
      >
        {t('Forgot password?')}
      </Button>
      <AdminForgotPassword open={forgot} onClose={() => setForgot(false)} email={form.getValues('email')} />
    </>
  );
}
