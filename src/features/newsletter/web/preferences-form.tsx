import { useForm } from 'react-hook-form';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { CHOOSE_ONE, choosesSome, type Preferences } from '../rules/topics.ts';
import { useUnsubscribe, useUpdatePreferences } from './queries.ts';
import { TopicChoice } from './topic-choice.tsx';

interface Props {
  secret: string;
  preferences: Preferences;
  onUnsubscribed(): void;
}

/** A subscriber's preferences, and the button to unsubscribe. */
export function PreferencesForm({ secret, preferences, onUnsubscribed }: Props) {
  const { register, handleSubmit, formState, setError } = useForm<Preferences>({ values: preferences });
  const change = useUpdatePreferences();
  const leave = useUnsubscribe();
  const failure = change.error ?? leave.error;
  const save = handleSubmit((chosen) => {
    if (!choosesSome(chosen))
      return setError('weeklyRecipes', {
        message: `${t(CHOOSE_ONE)} ${t('Or unsubscribe below.')}`,
      });
    change.mutate(
      { secret, preferences: chosen },
      { onSuccess: () => showToast({ title: t('Preferences saved'), tone: 'success' }) },
    );
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <TopicChoice
        legend={t('What you read')}
        error={formState.errors.weeklyRecipes?.message}
        register={(topic) => register(topic)}
      />
      <FormAlert>{failure ? errorMessage(failure) : null}</FormAlert>
      <Button type="submit" wide busy={change.isPending}>
        {change.isPending ? t('Saving…') : t('Save preferences')}
      </Button>
      <Button
        wide
        variant="secondary"
        busy={leave.isPending}
        onClick={() => leave.mutate({ secret }, { onSuccess: onUnsubscribed })}
      >
        {leave.isPending ? t('Unsubscribing…') : t('Unsubscribe')}
      </Button>
    </form>
  );
}
