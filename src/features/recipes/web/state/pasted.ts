import { useFormContext } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { asRow, type IngredientRow, type RecipeForm } from '../../rules/form.ts';
import { type ReadElsewhere, withImported } from '../../rules/imported-form.ts';
import { LIMITS } from '../../rules/limits.ts';
import { type TextReader, useTextReader } from '../form/text-reader.tsx';

/** What the last import filled in, by form: the next one replaces it. */
const imported = new WeakMap<object, RecipeForm>();

/** Merges an imported recipe into the form; `onUndo` is called if that is undone. */
export function useFilledForm() {
  const form = useFormContext<RecipeForm>();
  return (recipe: ReadElsewhere, onUndo?: () => void): void => {
    const before = structuredClone(form.getValues());
    const last = imported.get(form.control);
    const filled = withImported(before, recipe, last);
    imported.set(form.control, filled);
    form.reset(structuredClone(filled), { keepDefaultValues: true });
    const undo = () => {
      if (last) imported.set(form.control, last);
      else imported.delete(form.control);
      form.reset(before, { keepDefaultValues: true });
      onUndo?.();
    };
    // Replaces an earlier error toast.
    showToast(
      {
        title: t('The form is filled in. Check it, then save.'),
        tone: 'success',
        action: { label: t('Undo'), onClick: undo },
      },
      'recipe-form',
    );
  };
}

/** Fills the form if the pasted text is a whole recipe; returns whether it was. */
export function useRecipePaste() {
  const fill = useFilledForm();
  const reader = useTextReader();
  return async (text: string): Promise<boolean> => {
    const recipe = await reader.recipe(text);
    if (recipe) fill(recipe);
    return recipe !== null;
  };
}

/** Whether a pasted text has several lines, and therefore becomes several rows. */
export function isBlock(text: string): boolean {
  return text.split('\n').filter((line) => line.trim()).length > 1;
}

/** The rows of a pasted block of ingredients. */
export async function readIngredients(reader: TextReader, text: string): Promise<IngredientRow[]> {
  const read = await reader.ingredients(text);
  return read
    .slice(0, LIMITS.ingredients)
    .map(({ amount, name }) =>
      asRow({ amount: amount.slice(0, LIMITS.ingredientAmount), name: name.slice(0, LIMITS.ingredientName) }),
    );
}

/** Splits a line into amount and name; if the parser cannot be loaded, the whole line is the name. */
export async function splitLine(line: string): Promise<IngredientRow> {
  const parser = await import('#features/foods/rules/ingredient/split-line.ts').catch(() => null);
  const { amount, name } = parser?.splitIngredientLine(line) ?? { amount: '', name: line };
  return {
    amount: amount.slice(0, LIMITS.ingredientAmount),
    name: name.slice(0, LIMITS.ingredientName),
  };
}

/** The steps of a pasted block, without numbers. */
export async function readSteps(reader: TextReader, text: string): Promise<{ text: string }[]> {
  const steps = await reader.steps(text);
  return steps.slice(0, LIMITS.steps).map((step) => ({ text: step.slice(0, LIMITS.step) }));
}
