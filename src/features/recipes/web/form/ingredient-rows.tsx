import { t } from '#shared/t.ts';
import { useRows } from '../state/rows.ts';
import { AddRow } from './add-row.tsx';
import { FormSection } from './form-section.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import { SortableRows } from './sortable-rows.tsx';

/** One row per ingredient; a pasted block becomes one row per line. */
export function IngredientRows() {
  const rows = useRows('ingredients');
  return (
    <FormSection title={t('Ingredients')} hint={t('Paste a whole list and it becomes rows.')}>
      <SortableRows ids={rows.ids} list="ingredients" label={t('Ingredients')} onMove={rows.move}>
        {rows.ids.map((id, at) => (
          <IngredientRow key={id} id={id} at={at} rows={rows} />
        ))}
      </SortableRows>
      <AddRow list="ingredients" rows={rows} />
    </FormSection>
  );
}
