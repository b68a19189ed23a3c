import { useRows } from '../state/rows.ts';
import { AddRow } from './add-row.tsx';
import { FormSection } from './form-section.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import { SortableRows } from './sortable-rows.tsx';

/** One row per ingredient; a pasted block becomes one row per line. */
export function IngredientRows() {
  const rows = useRows('ingredients');
  return (
    <FormSection title="Ingredients" hint="Paste a whole list and it becomes rows.">
      <SortableRows ids={rows.ids} what="ingredient" label="Ingredients" onMove={rows.move}>
        {rows.ids.map((id, at) => (
          <IngredientRow key={id} id={id} at={at} rows={rows} />
        ))}
      </SortableRows>
      <AddRow what="ingredient" rows={rows} />
    </FormSection>
  );
}
