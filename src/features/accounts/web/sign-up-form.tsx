import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import {
  EMAIL_RULES,
  NAME_RULES,
  PASSWORD_HINT,
  PASSWORD_RULES,
  showFieldErrors,
} from './account-fields.tsx';
import { FormAlert } from './form-alert.tsx';
import { IdentityLink } from './identity-link.tsx';
import { pathAfterSignIn, useSignIn, useSignUp } from './queries/session.ts';

interface NewAccount {
  name: string;
  email: string;
  password: string;
}

interface Props {
  from: string | null;
  /** The code of the invitation link that led here. */
  invitation: string | null;
  /** The account was created, but signing in failed, so the person has to do it. */
  onMustSignIn(email: string): void;
}

/** Creates an account and signs in. */
export function SignUpForm({ from, invitation, onMustSignIn }: Props) {
  const form = useForm<NewAccount>({ defaultValues: { name: '', email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const signUp = useSignUp();
  const signIn = useSignIn();
  const navigate = useNavigate();

  const submit = form.handleSubmit(async ({ name, email, password }) => {
    try {
      await signUp.mutateAsync({ name, email, password, ...(invitation ? { invitation } : {}) });
    } catch (error) {
      showToast({ title: t('Error creating account'), tone: 'danger' });
      showFieldErrors(error, form);
      return;
    }
    try {
      const session = await signIn.mutateAsync({ email, password });
      showToast({ title: t('Account created!'), description: t('Welcome to Plateful.'), tone: 'success' });
      await navigate(pathAfterSignIn(session, from), { replace: true });
    } catch {
      showToast({
        title: t('Account created!'),
        description: t('Please sign in to continue.'),
        tone: 'success',
      });
      onMustSignIn(email);
    }
  });
  const hasFieldError = Object.keys(errors).length > 0;

  return (
    <>
      <IdentityLink from={from} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('Name')}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name', NAME_RULES)}
        />
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
          autoComplete="new-password"
          hint={errors.password ? undefined : PASSWORD_HINT}
          error={errors.password?.message}
          {...form.register('password', PASSWORD_RULES)}
        />
        <FormAlert>{signUp.isError && !hasFieldError ? errorMessage(signUp.error) : null}</FormAlert>
        <Button type="submit" wide busy={isSubmitting}>
          {isSubmitting ? t('Creating account...') : t('Sign Up')}
        </Button>
      </form>
    </>
  );
}
