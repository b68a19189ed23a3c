import { type FormEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormSheet } from '#web/ui/sheets/form-sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { RemovalNotice } from '../contract.ts';
import { LONGEST_DETAILS } from '../rules/limits.ts';
import { useAppeal } from './queries.ts';

interface Props {
  removal: RemovalNotice;
  isOpen: boolean;
  onClose(): void;
}

/** Asks for another look at removed content. */
export default function AppealSheet({ removal, isOpen, onClose }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const appeal = useAppeal();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setError(t('Please say why it should be restored.'));
    appeal.mutate(
      { removalId: removal.id, text },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: t('Appeal sent'),
            description: t('A moderator will review it again.'),
            tone: 'success',
          });
        },
        onError: (failure) => setError(errorMessage(failure)),
      },
    );
  };
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('Appeal')}
      submit={t('Send Appeal')}
      isSending={appeal.isPending}
      onSubmit={send}
    >
      <p className="text-muted">{t('“{text}”', { text: removal.title })}</p>
      <TextArea
        label={t('Why should it be restored?')}
        maxLength={LONGEST_DETAILS}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError('');
        }}
      />
    </FormSheet>
  );
}
