import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useListChanges } from '../data/changes.ts';

const LONGEST_TEXT = 200;

/** What is bought besides what the plan needs. */
export function AddItem() {
  const { write } = useListChanges();
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && write(text.trim())) setText('');
  };
  return (
    <form onSubmit={add} className="flex items-center gap-2 px-4 md:px-5 pb-4 print:hidden">
      <div className="min-w-0 flex-1">
        <TextField
          label="Add an item"
          hideLabel
          value={text}
          maxLength={LONGEST_TEXT}
          placeholder="Add an item, e.g. 2 lemons"
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" icon={<Plus aria-hidden="true" />}>
        Add
      </Button>
    </form>
  );
}
