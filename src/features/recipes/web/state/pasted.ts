import { useFormContext } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { asRow, formOf, type IngredientRow, type RecipeForm, withTags } from '../../rules/form.ts';
import { LIMITS } from '../../rules/limits.ts';
import { type ReadElsewhere, type TextReader, useTextReader } from '../form/text-reader.tsx';

/** Merges an imported recipe into the form; `onUndo` is called if that is undone. */
export function useFilledForm() {
  const form = useFormContext<RecipeForm>();
  return (recipe: ReadElsewhere, onUndo?: () => void): void => {
    const before = structuredClone(form.getValues());
    form.reset(withImported(before, recipe), { keepDefaultValues: true });
    const undo = () => {
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

/**
 * Merges an imported recipe into form values: where the source says nothing, the cook's text stays. Untouched defaults
 * (times, difficulty) are cleared.
 */
function withImported(before: RecipeForm, recipe: ReadElsewhere): RecipeForm {
  const { ingredients, instructions, cookingTips, category } = recipe;
  const read = formOf({ ingredients, instructions, cookingTips });
  const empty = formOf();
  const written = <Field extends 'prepTime' | 'cookTime' | 'difficulty'>(field: Field) =>
    before[field] === empty[field] ? '' : before[field];
  return {
    ...before,
    ingredients: read.ingredients,
    instructions: read.instructions,
    category,
    title: recipe.title || before.title,
    description: recipe.description || before.description,
    prepTime: recipe.prepTime === null ? written('prepTime') : String(recipe.prepTime),
    cookTime: recipe.cookTime === null ? written('cookTime') : String(recipe.cookTime),
    servings: recipe.servings === null ? before.servings : String(recipe.servings),
    difficulty: recipe.difficulty ?? written('difficulty'),
    tags: withTags(before.tags, recipe.tags.join(',')),
    cookingTips: cookingTips.length ? read.cookingTips : before.cookingTips,
    image: recipe.image ?? before.image,
    sourceUrl: recipe.sourceUrl ?? before.sourceUrl,
  };
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
