import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { LONGEST_EMAIL, LONGEST_NAME } from '#features/accounts/rules/limits.ts';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { LONGEST_MESSAGE, LONGEST_SUBJECT, LONGEST_VISIT_MS } from '../rules/limits.ts';
import { waitBeforeSending } from '../rules/wait.ts';
import { useSendMessage } from './queries.ts';
import { draft } from './state/draft.ts';

const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };
const EMAIL = { value: /^\S+@\S+\.\S+$/, message: t('Please enter a valid email address') };
/** Validates that a field has more than spaces. */
const written = (missing: string) => (text: string) => text.trim() !== '' || missing;

/** A form for writing to the operator of this Plateful. The text is kept until it is sent. */
export function ContactForm() {
  const form = useForm({ defaultValues: EMPTY });
  const { register, handleSubmit, reset, getValues, setValue, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const { user } = useSession();
  const send = useSendMessage();
  const openedAt = useRef(0);
  /** The same until the message is sent, so that a retry cannot send it twice. */
  const id = useRef('');

  useEffect(() => {
    openedAt.current = Date.now();
    const { subject, message } = draft.get();
    if (subject && !getValues('subject')) setValue('subject', subject);
    if (message && !getValues('message')) setValue('message', message);
    const { unsubscribe } = watch((values) =>
      draft.set({ subject: values.subject ?? '', message: values.message ?? '' }),
    );
    return unsubscribe;
  }, [getValues, setValue, watch]);

  useEffect(() => {
    if (user && !getValues('name') && !getValues('email')) {
      setValue('name', user.name);
      setValue('email', user.email);
    }
  }, [user, getValues, setValue]);

  const submit = handleSubmit(async (values) => {
    id.current ||= newId();
    const openFor = Date.now() - openedAt.current;
    const wait = waitBeforeSending(openFor);
    if (wait > 0) await new Promise((waited) => setTimeout(waited, wait));
    try {
      const { message } = await send.mutateAsync({
        ...values,
        id: id.current,
        openFor: Math.min(openFor + wait, LONGEST_VISIT_MS),
      });
      id.current = '';
      reset({ ...EMPTY, name: values.name, email: values.email });
      draft.remove();
      showToast({
        title: message,
        description: t('You will hear from us within 24-48 hours.'),
        tone: 'success',
        duration: 6000,
      });
    } catch {
      // Shown above the button.
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('Name')}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          error={errors.name?.message}
          {...register('name', { validate: written(t('Please enter your name')) })}
        />
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          error={errors.email?.message}
          {...register('email', { required: t('Please enter your email'), pattern: EMAIL })}
        />
      </div>
      <TextField
        label={t('Subject')}
        maxLength={LONGEST_SUBJECT}
        error={errors.subject?.message}
        {...register('subject', { validate: written(t('Please enter a subject')) })}
      />
      <TextArea
        label={t('Message')}
        rows={6}
        maxLength={LONGEST_MESSAGE}
        error={errors.message?.message}
        {...register('message', { validate: written(t('Please enter a message')) })}
      />
      {/* Bots fill in every field; people never see this one. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          {t('Website')}
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </label>
      </div>
      <FormAlert>
        {send.isError ? `${errorMessage(send.error)} ${t('Your message is still here.')}` : null}
      </FormAlert>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? t('Sending…') : t('Send message')}
      </Button>
    </form>
  );
}
