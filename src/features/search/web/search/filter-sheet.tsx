import type { ComponentProps } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { chosenFilter, type FilterChanges, type FilterChoice } from '../queries.ts';

interface Props {
  open: boolean;
  onClose(): void;
  choices: readonly FilterChoice[];
  /** Props of the author input. */
  author: ComponentProps<'input'> & { defaultValue: string };
  total: number | undefined;
  onChange(filters: FilterChanges): void;
  /** Undefined if nothing is set. */
  onClear: (() => void) | undefined;
}

/** The filters on phones. Choices apply immediately; the button shows how many recipes remain. */
export default function FilterSheet({ open, onClose, choices, author, total, onChange, onClear }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('Filters')}
      footer={
        <>
          {onClear && (
            <Button variant="ghost" onClick={onClear}>
              {t('Clear filters')}
            </Button>
          )}
          <Button onClick={onClose} className="tabular-nums">
            {total === undefined
              ? t('Show recipes')
              : t('{total, plural, one {Show # recipe} other {Show # recipes}}', { total })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pt-1">
        {choices.map(({ name, label, all, value, options }) => (
          <SelectField
            key={name}
            label={label}
            value={value}
            options={[{ value: '', label: all }, ...options]}
            onChange={(event) => onChange(chosenFilter(name, event.target.value))}
          />
        ))}
        <TextField
          key={author.defaultValue}
          label={t('Author')}
          hint={t('A username, such as ari_writes.')}
          {...author}
        />
      </div>
    </Sheet>
  );
}
