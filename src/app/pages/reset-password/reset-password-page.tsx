import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { NEW_PASSWORD_RULES, showFieldErrors } from '#features/accounts/web/account-fields.tsx';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { resetLinkQuery, useResetPassword } from '#features/accounts/web/queries/session.ts';
import { api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** How long an invalid link's message stays before redirecting to the login (spec part 2 §9). */
const REDIRECT_MS = 2000;
const LONGEST_TOKEN = 200;

const queries: PageQueries = (from, { url }) => {
  const token = readToken(url.searchParams);
  return token ? [resetLinkQuery(from, token)] : [];
};
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

function readToken(query: URLSearchParams): string | null {
  const token = query.get('token');
  return token && token.length <= LONGEST_TOKEN ? token : null;
}

export default function ResetPasswordPage() {
  const token = readToken(useSearchParams()[0]);
  const link = useQuery({ ...resetLinkQuery(api, token ?? ''), enabled: token !== null });
  const isValid = token !== null && link.data?.valid === true;
  return (
    <>
      <PageHead title="Reset Password" isPrivate />
      {token && link.isPending ? (
        <div className="page flex justify-center py-28 text-lg">
          <h1 className="sr-only">Reset Password</h1>
          <Spinner label="Checking your link..." />
        </div>
      ) : isValid ? (
        <AccountFrame
          title="Reset Password"
          text="Enter your new password below."
          picture="/art/categories/healthy"
        >
          <NewPasswordForm token={token} />
        </AccountFrame>
      ) : (
        <InvalidLink />
      )}
    </>
  );
}

function InvalidLink() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="alert" className="page flex flex-col items-center py-24 text-center">
      <h1 className="text-3xl md:text-4xl">Invalid Reset Link</h1>
      <p className="mt-3 text-muted">This password reset link is invalid or has expired.</p>
      <p className="mt-6">
        <Spinner label="Redirecting to login page..." />
      </p>
    </div>
  );
}

interface NewPassword {
  password: string;
  again: string;
}

function NewPasswordForm({ token }: { token: string }) {
  const form = useForm<NewPassword>({ defaultValues: { password: '', again: '' } });
  const { errors } = form.formState;
  const change = useResetPassword();
  const navigate = useNavigate();

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await change.mutateAsync({ token, password });
      showToast({
        title: 'Password updated',
        description: 'Please login with your new password.',
        tone: 'success',
      });
      await navigate(paths.login(), { replace: true });
    } catch (error) {
      showFieldErrors(error, form);
      showToast({ title: 'Error', description: errorMessage(error), tone: 'danger' });
    }
  });
  const hasFieldError = Object.keys(errors).length > 0;

  if (change.isError && errorCode(change.error) === 'not_found') return <InvalidLink />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={errors.password ? undefined : 'At least 8 characters. You will be signed out everywhere else.'}
        error={errors.password?.message}
        {...form.register('password', NEW_PASSWORD_RULES)}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.again?.message}
        {...form.register('again', {
          validate: (again, { password }) => again === password || 'Passwords do not match.',
        })}
      />
      <FormAlert>{change.isError && !hasFieldError ? errorMessage(change.error) : null}</FormAlert>
      <Button type="submit" wide busy={change.isPending}>
        {change.isPending ? 'Updating password...' : 'Update Password'}
      </Button>
    </form>
  );
}
