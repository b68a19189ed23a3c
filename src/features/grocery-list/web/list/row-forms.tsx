import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LONGEST_AMOUNT, LONGEST_ITEM } from '../../rules/limits.ts';
import type { GroceryItem } from '../../rules/list.ts';
import type { Row } from '../../rules/rows.ts';
import { useListChanges } from '../queries/changes.ts';

/** Changes the amount of a food. */
export function AmountForm({ food, onDone }: { food: Row['food']; onDone(): void }) {
  const { setAmount } = useListChanges();
  return (
    <RowForm
      label={t('Amount of {name}', { name: food.name })}
      placeholder={t('For example 500 g')}
      before={food.amount}
      longest={LONGEST_AMOUNT}
      onSave={(amount) => setAmount(food, amount)}
      onDone={onDone}
    >
      {food.isChanged && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setAmount(food, null);
            onDone();
          }}
        >
          {t("Use the plan's amount")}
        </Button>
      )}
    </RowForm>
  );
}

/** Edits an own item, to fix a typo or change the number. */
export function ItemForm({ item, onDone }: { item: GroceryItem; onDone(): void }) {
  const { renameItem } = useListChanges();
  return (
    <RowForm
      label={t('Item')}
      before={item.text}
      longest={LONGEST_ITEM}
      onSave={(text) => renameItem(item, text)}
      onDone={onDone}
    />
  );
}

interface Props {
  label: string;
  placeholder?: string;
  before: string;
  /** The maximum number of characters. */
  longest: number;
  /** Called with the trimmed text, which is not empty. */
  onSave(text: string): void;
  onDone(): void;
  /** More ways to end the edit. */
  children?: ReactNode;
}

function RowForm({ label, placeholder, before, longest, onSave, onDone, children }: Props) {
  const [text, setText] = useState(before);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSave(text.trim());
    onDone();
  };
  return (
    <form onSubmit={save} className="mt-3">
      <TextField
        label={label}
        value={text}
        maxLength={longest}
        autoFocus
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={!text.trim()}>
          {t('Save')}
        </Button>
        {children}
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
