import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { newId } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { When } from '#web/ui/when.tsx';
import type { Promotion } from '../contract.ts';
import { LONGEST_PATH, LONGEST_TEXT, LONGEST_TITLE } from '../rules/limits.ts';
import { usePromotions, useSendPromotion } from './queries/notifications.ts';

interface Fields {
  title: string;
  text: string;
  path: string;
}

interface Reach {
  people: number;
  devices: number;
  mails: number;
}

const EMPTY: Fields = { title: '', text: '', path: '' };

/** Writes and sends a promotion, and lists those that were sent. */
export function Promotions() {
  const { data } = usePromotions();
  return (
    <div className="grid gap-8">
      <PromotionForm reach={data?.reach} />
      <section aria-labelledby="sent">
        <h2 id="sent" className="mb-3 text-xl">
          {t('Sent')}
        </h2>
        {data?.promotions.length === 0 ? (
          <EmptyState level="p" title={t('Nothing yet')} text={t('What you send appears here.')} />
        ) : (
          <ul aria-labelledby="sent" className="grid gap-3">
            {data?.promotions.map((promotion) => (
              <Sent key={promotion.id} {...promotion} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function PromotionForm({ reach }: { reach: Reach | undefined }) {
  const { register, handleSubmit, formState, reset } = useForm<Fields>({ defaultValues: EMPTY });
  const [id, setId] = useState(newId);
  const send = useSendPromotion();
  const { errors } = formState;
  const submit = handleSubmit(async (fields) => {
    const isSure = await confirm({
      title: t('Send to {peopleText}?', { peopleText: peopleText(reach?.people ?? 0) }),
      text: t('“{title}” cannot be taken back.', { title: fields.title }),
      confirmLabel: t('Send'),
      tone: 'primary',
    });
    if (!isSure) return;
    send.mutate(
      { id, ...fields },
      {
        onSuccess: () => {
          showToast({ title: t('Promotion sent'), tone: 'success' });
          reset(EMPTY);
          setId(newId());
        },
      },
    );
  });
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('Title')}
          maxLength={LONGEST_TITLE}
          error={errors.title?.message}
          {...register('title', { validate: (title) => title.trim() !== '' || t('Please enter a title.') })}
        />
        <TextArea
          label={t('Text')}
          rows={3}
          maxLength={LONGEST_TEXT}
          hint={t('At most {count} characters: phones show no more.', { count: LONGEST_TEXT })}
          error={errors.text?.message}
          {...register('text', { validate: (text) => text.trim() !== '' || t('Please enter a text.') })}
        />
        <TextField
          label={t('Page it opens')}
          optional
          maxLength={LONGEST_PATH}
          placeholder={paths.recipes}
          hint={t('A page of this Plateful.')}
          {...register('path')}
        />
        <FormAlert>{send.error ? errorMessage(send.error) : null}</FormAlert>
        {reach && (
          <p className="text-sm text-muted">
            {t(
              '{devices, plural, one {Everyone finds it in their notifications: {peopleText}. 1 device shows it right away, or after quiet hours.} other {Everyone finds it in their notifications: {peopleText}. # devices show it right away, or after quiet hours.}}',
              { devices: reach.devices, peopleText: peopleText(reach.people) },
            )}{' '}
            {reach.mails > 0 &&
              t(
                '{mails, plural, one {It is emailed to # subscriber of the newsletter who chose offers.} other {It is emailed to # subscribers of the newsletter who chose offers.}}',
                { mails: reach.mails },
              )}
          </p>
        )}
        <Button type="submit" className="justify-self-start" busy={send.isPending}>
          {send.isPending ? t('Sending…') : t('Send promotion')}
        </Button>
      </form>
    </Card>
  );
}

function Sent({ title, text, path, createdAt, isSent, recipients }: Promotion) {
  return (
    <li className="card p-5 wrap-anywhere">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{text}</p>
      <p className="mt-2 text-sm text-muted">
        <When at={createdAt} />
        {path && ` · ${t('opens {path}', { path })}`} ·{' '}
        {isSent ? t('to {recipients}', { recipients: peopleText(recipients) }) : t('being sent')}
      </p>
    </li>
  );
}

function peopleText(count: number): string {
  return t('{count, plural, one {# person} other {# people}}', { count });
}
