import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { isSeen } from '#shared/text.ts';
import { useStored } from '#web/device-store.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { roomLeft } from '#web/ui/fields/room-left.ts';
import { COMMENT_TOO_LONG, LONGEST_COMMENT } from '../rules/limits.ts';
import { CommentField } from './comment-field.tsx';
import type { Subject } from './queries/thread.ts';
import { draftOf } from './state/drafts.ts';

interface Props {
  /** The subject of the thread. */
  subject: Subject;
  label: string;
  /** Key of its draft: what it answers or changes. */
  place: string;
  /** The initial text, if there is no draft. */
  initial?: string;
  sendLabel: string;
  /** Focuses the field at first, and returns the focus at the end. */
  isFocused?: boolean;
  /** Sends it under an id, which stays the same when it is sent again after an error. Throws to keep the text. */
  onSend(text: string, id: string): Promise<unknown>;
  onCancel?(): void;
}

/** Writes a comment, a reply or an edit. The text is kept until it is sent. */
export function CommentForm({
  subject,
  label,
  place,
  initial = '',
  sendLabel,
  isFocused,
  onSend,
  onCancel,
}: Props) {
  const draft = draftOf(place);
  const kept = useStored(draft);
  const text = kept ?? initial;
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const id = useRef<string>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = field.current;
    if (!isFocused || !element) return;
    const before = document.activeElement;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isFocused]);

  const isOpen = text !== '' || onCancel !== undefined;
  const send = async () => {
    if (isSending) return;
    if (!isSeen(text)) return setError(t('Please write a comment.'));
    if (text.length > LONGEST_COMMENT) return setError(COMMENT_TOO_LONG);
    setError(undefined);
    setSending(true);
    id.current ??= newId();
    try {
      await onSend(text, id.current);
      id.current = undefined;
      draft.remove();
    } catch (failure) {
      setError(errorMessage(failure));
      field.current?.focus();
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    if (event.key === 'Escape' && onCancel) {
      // Cancels only this form, not the sheet around it.
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };
  const cancel = () => {
    draft.remove();
    onCancel?.();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <CommentField
        subject={subject}
        field={field}
        label={label}
        rows={1}
        value={text}
        error={error}
        hint={roomLeft(text, LONGEST_COMMENT)}
        onText={(written) => {
          draft.set(written);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
        className="min-h-12! max-h-80"
      />
      {isOpen && (
        <div className="flex flex-wrap justify-end gap-2">
          {onCancel && (
            <Button variant="ghost" onClick={cancel}>
              {t('Cancel')}
            </Button>
          )}
          <Button type="submit" busy={isSending}>
            {isSending ? t('Sending…') : sendLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
