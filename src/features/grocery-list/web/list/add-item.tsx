import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LONGEST_ITEM } from '../../rules/limits.ts';
import { importSplitItems, useListChanges } from '../queries/changes.ts';

/** Adds items the plan does not need. */
export function AddItem({ className }: { className?: string }) {
  const { addItems } = useListChanges();
  const [text, setText] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setText('');
    const left = await addItems(text);
    if (left) setText((since) => [left, since].filter(Boolean).join(', '));
  };
  return (
    <form onSubmit={add} className={clsx('relative min-w-0 flex-1', className)}>
      <TextField
        label={t('Add an item')}
        hideLabel
        value={text}
        maxLength={LONGEST_ITEM}
        placeholder={t('Add an item')}
        enterKeyHint="done"
        autoComplete="off"
        onFocus={() => void importSplitItems().catch(() => {})}
        onChange={(event) => setText(event.target.value)}
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
