import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { RecipeForm } from '../../rules/form.ts';
import { LIMITS } from '../../rules.ts';
import { readIngredients } from '../data/pasted.ts';
import { FormSection } from './form-section.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import { useRecipePaste } from './paste-recipe.tsx';
import { SortableRows } from './sortable-rows.tsx';

const EMPTY = { amount: '', name: '' };

/** The ingredients, a row each; a pasted block becomes as many rows as it has lines. */
export function IngredientRows() {
  const form = useFormContext<RecipeForm>();
  const { fields, insert, append, remove, move, replace } = useFieldArray({
    control: form.control,
    name: 'ingredients',
  });
  const pasteRecipe = useRecipePaste();
  const isFull = fields.length >= LIMITS.ingredients;
  const focus = (at: number, field: 'amount' | 'name') =>
    requestAnimationFrame(() => form.setFocus(`ingredients.${at}.${field}`));

  const addAfter = (at: number) => {
    if (!isFull) insert(at + 1, EMPTY, { focusName: `ingredients.${at + 1}.amount` });
  };
  const removeRow = (at: number, { quietly }: { quietly: boolean }) => {
    if (fields.length === 1) return;
    const row = form.getValues(`ingredients.${at}`);
    remove(at);
    focus(Math.max(0, at - 1), 'name');
    if (!quietly && (row.amount || row.name))
      showToast({
        title: 'Ingredient removed',
        description: `${row.amount} ${row.name}`.trim(),
        action: { label: 'Undo', onClick: () => insert(at, row) },
      });
  };
  const step = (at: number, by: -1 | 1) => {
    const to = at + by;
    if (to < 0 || to >= fields.length) return;
    move(at, to);
    focus(to, 'name');
  };
  const paste = async (at: number, text: string) => {
    if (await pasteRecipe(text)) return;
    const before = form.getValues('ingredients');
    const rows = await readIngredients(text);
    const isEmpty = !before[at]?.amount.trim() && !before[at]?.name.trim();
    const after = before
      .toSpliced(isEmpty ? at : at + 1, isEmpty ? 1 : 0, ...rows)
      .slice(0, LIMITS.ingredients);
    replace(after);
    focus(Math.min(after.length, at + rows.length) - 1, 'name');
    showToast({
      title: `${rows.length} ingredients added`,
      action: { label: 'Undo', onClick: () => replace(before) },
    });
  };
  return (
    <FormSection title="Ingredients" hint="Paste a whole list and it becomes rows.">
      <SortableRows ids={fields.map(({ id }) => id)} what="ingredient" label="Ingredients" onMove={move}>
        {fields.map((field, at) => (
          <IngredientRow
            key={field.id}
            id={field.id}
            at={at}
            isOnly={fields.length === 1}
            onNext={() => addAfter(at)}
            onRemove={(how) => removeRow(at, how)}
            onStep={(by) => step(at, by)}
            onPaste={(text) => void paste(at, text)}
          />
        ))}
      </SortableRows>
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={isFull}
          onClick={() => append(EMPTY, { focusName: `ingredients.${fields.length}.amount` })}
        >
          Add ingredient
        </Button>
        {isFull && <p className="mt-2 text-sm text-muted">{LIMITS.ingredients} ingredients are the most.</p>}
      </div>
    </FormSection>
  );
}
