import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { EMAIL_RULES, showFieldErrors } from './account-fields.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { FormAlert } from './form-alert.tsx';
import { IdentityLink } from './identity-link.tsx';
import { pathAfterSignIn, useSignIn } from './queries/session.ts';

/** All attempts share one toast, so success replaces an earlier failure. */
const TOAST = 'sign-in';

interface Credentials {
  email: string;
  password: string;
}

/** Email and password, then back to where the person came from. */
export function SignInForm({ from, email = '' }: { from: string | null; email?: string }) {
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const { errors } = form.formState;
  const [forgot, setForgot] = useState(false);
  const signIn = useSignIn();
  const navigate = useNavigate();

  const submit = form.handleSubmit(async (credentials) => {
    try {
      const session = await signIn.mutateAsync(credentials);
      showToast({ title: t('Login Successful'), description: t('Welcome back!'), tone: 'success' }, TOAST);
      await navigate(pathAfterSignIn(session, from), { replace: true });
    } catch (error) {
      showToast({ title: t('Error signing in'), tone: 'danger' }, TOAST);
      if (!showFieldErrors(error, form)) form.setFocus('password');
    }
  });
  const refusal = signIn.isError && !errors.email && !errors.password ? errorMessage(signIn.error) : null;

  return (
    <>
      <IdentityLink from={from} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email', EMAIL_RULES)}
        />
        <PasswordField
          label={t('Password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: t('Please enter your password') })}
        />
        <FormAlert>{refusal}</FormAlert>
        <Button type="submit" wide busy={signIn.isPending}>
          {signIn.isPending ? t('Logging in...') : t('Login')}
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
      <ForgotPassword open={forgot} onClose={() => setForgot(false)} email={form.getValues('email')} />
    </>
  );
}
