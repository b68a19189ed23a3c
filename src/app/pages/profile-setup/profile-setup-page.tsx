import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  BIO_TOO_LONG,
  LONGEST_BIO,
  LONGEST_USERNAME,
  USERNAME_TOO_LONG,
} from '#features/accounts/rules/limits.ts';
import { usernameOf } from '#features/accounts/rules/username.ts';
import { showFieldErrors } from '#features/accounts/web/account-fields.tsx';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { useCompleteProfile, useSession } from '#features/accounts/web/queries/session.ts';
import { useReturnPath } from '#features/accounts/web/return-path.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Redirect } from '../../layout/redirect.tsx';

export default function ProfileSetupPage() {
  const { user } = useSession();
  const from = useReturnPath();
  const head = <PageHead title={t('Complete Your Profile')} isPrivate />;
  if (!user || user.hasCompletedProfile) {
    return (
      <div className="page flex justify-center py-28 text-lg">
        {head}
        <h1 className="sr-only">{t('Complete Your Profile')}</h1>
        <Spinner label={t('Redirecting...')} />
        <Redirect to={user ? (from ?? paths.home) : paths.auth({ from: from ?? undefined })} />
      </div>
    );
  }
  return (
    <AccountFrame
      title={t('Complete Your Profile')}
      text={t('Choose how other cooks will know you.')}
      picture="/art/categories/dessert"
    >
      {head}
      <div className="mb-6 flex items-center gap-4">
        <Avatar id={user.id} src={user.avatarUrl} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{user.name}</p>
          <p className="truncate text-sm text-muted">{user.email}</p>
        </div>
      </div>
      <ProfileForm initial={user.username ?? usernameOf(user.name)} />
    </AccountFrame>
  );
}

function ProfileForm({ initial }: { initial: string }) {
  const form = useForm({ defaultValues: { username: initial, bio: '' } });
  const { errors } = form.formState;
  const complete = useCompleteProfile();
  const navigate = useNavigate();
  const from = useReturnPath();
  const isBlank = form.watch('username').trim() === '';

  const submit = form.handleSubmit(
    async ({ username, bio }) => {
      try {
        await complete.mutateAsync({ username: username.trim(), bio });
        showToast({
          title: t('Profile completed!'),
          description: t('Welcome to your kitchen.'),
          tone: 'success',
        });
        await navigate(from ?? paths.home, { replace: true });
      } catch (error) {
        showFieldErrors(error, form);
        showToast({ title: t('Error setting up profile'), tone: 'danger' });
      }
    },
    ({ username }) => {
      if (username?.type === 'isGiven') {
        showToast({
          title: t('Username required'),
          description: t('Please choose a username to continue.'),
          tone: 'danger',
        });
      }
    },
  );
  const hasFieldError = Object.keys(errors).length > 0;

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t('Username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('Letters, numbers and underscores. Others find you as @username.')}
        error={errors.username?.message}
        {...form.register('username', {
          maxLength: { value: LONGEST_USERNAME, message: USERNAME_TOO_LONG },
          validate: {
            isGiven: (text) => text.trim() !== '' || t('Please choose a username to continue.'),
            isPlain: (text) =>
              /^\s*[A-Za-z0-9_]+\s*$/.test(text) || t('Please use letters, numbers and underscores only.'),
          },
        })}
      />
      <TextArea
        label={t('Bio')}
        optional
        rows={3}
        hint={t('What do you love to cook?')}
        error={errors.bio?.message}
        {...form.register('bio', {
          maxLength: { value: LONGEST_BIO, message: BIO_TOO_LONG },
        })}
      />
      <FormAlert>{complete.isError && !hasFieldError ? errorMessage(complete.error) : null}</FormAlert>
      {/* Not `disabled`, so that pressing it while blank explains what is missing. */}
      <Button type="submit" wide busy={complete.isPending} aria-disabled={isBlank || complete.isPending}>
        {complete.isPending ? t('Saving...') : t('Complete Profile')}
      </Button>
    </form>
  );
}
