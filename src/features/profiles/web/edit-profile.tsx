import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import {
  BIO_TOO_LONG,
  LONGEST_BIO,
  LONGEST_NAME,
  LONGEST_USERNAME,
  NAME_TOO_LONG,
  USERNAME_TOO_LONG,
} from '#features/accounts/rules/limits.ts';
import { isReservedUsername, RESERVED_USERNAME } from '#features/accounts/rules/names.ts';
import { showFieldErrors } from '#features/accounts/web/account-fields.tsx';
import { EmailAddress } from '#features/accounts/web/email-address.tsx';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { isSeen } from '#shared/text.ts';
import { errorCode, errorMessage, fieldErrors } from '#web/errors.ts';
import { useWarnedLeave } from '#web/hooks/use-warned-leave.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { T } from '#web/ui/t.tsx';
import type { OwnProfile } from '../contract.ts';
import { AvatarField } from './avatar-field.tsx';
import { useEditedProfile, useUpdateProfile } from './queries/profile.ts';

interface Props {
  /** Called with the saved profile, or with nothing if it was left unchanged. */
  onDone(saved?: OwnProfile): void;
}

/** One's own profile in edit mode (spec part 1 §5 'Profile save'). */
export default function EditProfile({ onDone }: Props) {
  const { data, isError, error, isFetchedAfterMount, refetch } = useEditedProfile();
  if (isError)
    return (
      <ErrorState title={t('Profile Sync Error')} text={errorMessage(error)} onRetry={() => void refetch()} />
    );
  if (!data || !isFetchedAfterMount)
    return (
      <div className="flex min-h-80 items-center justify-center">
        <Spinner label={t('Loading your profile…')} />
      </div>
    );
  return <ProfileForm profile={data} onDone={onDone} />;
}

const MISSING = {
  name: { title: t('Name required'), description: t('Please enter your name') },
  username: { title: t('Username required'), description: t('Please enter a username') },
} as const;

function ProfileForm({ profile, onDone }: Props & { profile: OwnProfile }) {
  const { id, email, isHidden } = profile;
  const form = useForm({
    defaultValues: { name: profile.name, username: profile.username ?? '', bio: profile.bio },
  });
  const { errors, isDirty } = form.formState;
  const [avatarUrl, setAvatar] = useState(profile.avatarUrl);
  const [isUploading, setUploading] = useState(false);
  const save = useUpdateProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const release = useWarnedLeave(isDirty || avatarUrl !== profile.avatarUrl);

  const submit = form.handleSubmit(
    async (said) => {
      try {
        const saved = await save.mutateAsync({ ...said, avatarUrl });
        const title = profile.username === null ? t('Profile Created') : t('Profile Updated');
        showToast({ title, tone: 'success' });
        release();
        onDone(saved);
      } catch (error) {
        showFieldErrors(error, form);
        showToast({ ...refusalOf(error), tone: 'danger' });
      }
    },
    (invalid) => {
      const missing = (['name', 'username'] as const).find((field) => invalid[field]?.type === 'isGiven');
      if (missing) showToast({ ...MISSING[missing], tone: 'danger' });
    },
  );
  const hasFieldError = Object.keys(errors).length > 0;

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="edit-profile"
      className="mx-auto grid w-full max-w-xl gap-5"
    >
      <h1 id="edit-profile" tabIndex={-1} ref={heading} className="text-3xl outline-none">
        {t('Edit Profile')}
      </h1>
      {isHidden && (
        <p className="rounded-control bg-saffron-soft px-3.5 py-3 text-sm">
          {t('Moderators have hidden what your profile says, so others cannot see it at the moment.')}
        </p>
      )}
      <AvatarField id={id} value={avatarUrl} onChange={setAvatar} onBusy={setUploading} />
      <TextField
        label={t('Name')}
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name', {
          maxLength: { value: LONGEST_NAME, message: NAME_TOO_LONG },
          validate: { isGiven: (name) => isSeen(name) || MISSING.name.description },
        })}
      />
      <TextField
        label={t('Username')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('Letters, numbers and underscores. For 30 days, your former username leads to the new one.')}
        error={errors.username?.message}
        {...form.register('username', {
          maxLength: { value: LONGEST_USERNAME, message: USERNAME_TOO_LONG },
          validate: {
            isGiven: (text) => text.trim() !== '' || MISSING.username.description,
            isPlain: (text) =>
              /^\s*[A-Za-z0-9_]+\s*$/.test(text) || t('Please use letters, numbers and underscores only.'),
            isFree: (text) => !isReservedUsername(text.trim()) || RESERVED_USERNAME,
          },
        })}
      />
      <TextArea
        label={t('Bio')}
        optional
        rows={3}
        hint={t('What do you love to cook?')}
        error={errors.bio?.message}
        {...form.register('bio', { maxLength: { value: LONGEST_BIO, message: BIO_TOO_LONG } })}
      />
      <div>
        <p className="mb-1.5 text-sm font-semibold">{t('Email')}</p>
        <p className="wrap-anywhere">
          <EmailAddress>{email}</EmailAddress>
        </p>
        <p className="mt-1 text-sm text-muted">
          <T text="<span>Email cannot be changed</span> on this page." parts={{ span: <span /> }} />{' '}
          <Link to={paths.settings} className="font-semibold text-primary-ink underline">
            {t('Change it in the settings')}
          </Link>
        </p>
      </div>
      <FormAlert>{save.isError && !hasFieldError ? errorMessage(save.error) : null}</FormAlert>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={save.isPending || isUploading}>
          {save.isPending ? t('Saving…') : isUploading ? t('Uploading photo…') : t('Save')}
        </Button>
        <Button variant="secondary" onClick={() => onDone()}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The toast for a profile that could not be saved (spec part 1 §5, §8). */
function refusalOf(error: unknown): { title: string; description: string } {
  const code = errorCode(error);
  if (code === 'not_signed_in')
    return {
      title: t('Authentication error'),
      description: t('You must be logged in to update your profile.'),
    };
  const [issue] = fieldErrors(error);
  if (code === 'conflict' && issue) return { title: issue.message, description: errorMessage(error) };
  return { title: t('Error updating profile'), description: errorMessage(error) };
}
