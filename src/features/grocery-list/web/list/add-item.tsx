import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LONGEST_TYPED } from '../../rules/limits.ts';
import { importSplitItems, useListChanges } from '../queries/changes.ts';

/** Adds items the plan does not need. */
export function AddItem({ className }: { className?: string }) {
  const { addItems } = useListChanges();
  const [text, setText] = useState('');
  const add = async (wanted: string) => {
    setText('');
    const left = await addItems(wanted);
    if (left) setText((since) => [left, since].filter(Boolean).join(', '));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add(text);
  };
  /** The field has only one line, so a pasted list would become one item. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    void add(text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length));
  };
  return (
    <form onSubmit={submit} className={clsx('relative min-w-0 flex-1', className)}>
      <TextField
        label={t('Add an item')}
        hideLabel
        value={text}
        maxLength={LONGEST_TYPED}
        placeholder={t('Add an item')}
        enterKeyHint="done"
        autoComplete="off"
        onFocus={() => void importSplitItems().catch(() => {})}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
        className="min-h-11! py-2! pe-11!"
      />
      <IconButton
        type="submit"
        label={t('Add')}
        icon={<Plus aria-hidden="true" />}
        className="absolute top-0 end-0 text-muted"
      />
    </form>
  );
}
