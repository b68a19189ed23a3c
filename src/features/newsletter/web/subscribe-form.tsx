import { ExternalLink, Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { LONGEST_EMAIL } from '#features/accounts/rules/limits.ts';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { useOutside } from '#features/site/web/queries.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { AT_FIRST, CHOOSE_ONE, choosesSome, type Preferences } from '../rules/topics.ts';
import { useSubscribe } from './queries.ts';
import { TopicChoice } from './topic-choice.tsx';

const EMAIL = { value: /^\S+@\S+\.\S+$/, message: t('Please enter a valid email address') };

/** Offers our newsletter, or links to the external page set by the operator. */
export function SubscribeForm() {
  const { register, handleSubmit, formState, setError } = useForm<{ email: string } & Preferences>({
    defaultValues: { email: '', ...AT_FIRST },
  });
  const { errors } = formState;
  const { newsletter: elsewhere } = useOutside();
  const subscribe = useSubscribe();

  const submit = handleSubmit(({ email, ...preferences }) => {
    if (!choosesSome(preferences)) return setError('weeklyRecipes', { message: CHOOSE_ONE });
    if (!elsewhere) return subscribe.mutate({ email, preferences });
    window.open(elsewhere, '_blank', 'noopener');
    showToast({
      title: t('One more step'),
      description: t('Confirm your address on the page that just opened.'),
      tone: 'info',
    });
  });

  if (subscribe.isSuccess)
    return (
      <div role="status" className="mt-5 flex gap-4">
        <Mail aria-hidden="true" className="mt-1 size-6 shrink-0 text-herb-ink" />
        <div>
          <h2 className="text-xl">{t('One more step')}</h2>
          <p className="mt-1 text-muted">
            {subscribe.data.message} {t('Nothing there? Look into the spam folder, or wait a few minutes.')}
          </p>
          <Button variant="secondary" size="sm" className="mt-4" onClick={() => subscribe.reset()}>
            {t('Use another address')}
          </Button>
        </div>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        maxLength={LONGEST_EMAIL}
        error={errors.email?.message}
        {...register('email', { required: t('Please enter your email'), pattern: EMAIL })}
      />
      <TopicChoice
        legend={t('What would you like to read?')}
        error={errors.weeklyRecipes?.message}
        register={(topic) => register(topic, { deps: 'weeklyRecipes' })}
      />
      <FormAlert>{subscribe.isError ? errorMessage(subscribe.error) : null}</FormAlert>
      <Button
        type="submit"
        busy={subscribe.isPending}
        icon={elsewhere ? <ExternalLink aria-hidden="true" /> : <Mail aria-hidden="true" />}
        className="justify-self-start"
      >
        {subscribe.isPending ? t('Sending…') : t('Subscribe')}
      </Button>
      <p className="text-sm text-muted">
        {elsewhere
          ? t(
              'Opens our subscribe page in a new tab, where you confirm your address. You can unsubscribe at any time with one click.',
            )
          : t(
              'We will send you a link to confirm your address, and store nothing until you open it. You can unsubscribe at any time with one click.',
            )}
      </p>
    </form>
  );
}
