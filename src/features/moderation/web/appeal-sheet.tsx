import { type FormEvent, useId, useState } from 'react';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.ts';
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
  const form = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setError('Please say why it should be restored.');
    appeal.mutate(
      { removalId: removal.id, text },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: 'Appeal sent',
            description: 'A moderator will look at it again.',
            tone: 'success',
          });
        },
        onError: (failure) => setError(errorMessage(failure)),
      },
    );
  };
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="Appeal"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={appeal.isPending}>
            Send Appeal
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-4">
        <p className="text-muted">“{removal.title}”</p>
        <TextArea
          label="Why should it be restored?"
          maxLength={LONGEST_DETAILS}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
        />
      </form>
    </Sheet>
  );
}
