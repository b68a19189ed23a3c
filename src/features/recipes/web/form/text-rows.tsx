import { t } from '#shared/t.ts';
import { useRows } from '../state/rows.ts';
import { AddRow } from './add-row.tsx';
import { FormSection } from './form-section.tsx';
import { SortableRows } from './sortable-rows.tsx';
import { TextRow } from './text-row.tsx';

const LISTS = {
  instructions: {
    title: t('Instructions'),
    hint: t('Enter starts the next step, Shift + Enter a new line.'),
  },
  cookingTips: {
    title: t('Cooking Tips'),
    hint: t('Optional: how to improve it, what to serve it with, how to store it.'),
  },
};

/** One row per step or tip. */
export function TextRows({ name }: { name: keyof typeof LISTS }) {
  const { title, hint } = LISTS[name];
  const rows = useRows(name);
  return (
    <FormSection title={title} hint={hint}>
      <SortableRows ids={rows.ids} list={name} label={title} onMove={rows.move}>
        {rows.ids.map((id, at) => (
          <TextRow key={id} id={id} at={at} list={name} rows={rows} />
        ))}
      </SortableRows>
      <AddRow list={name} rows={rows} />
    </FormSection>
  );
}
