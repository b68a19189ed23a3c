import { useFormContext } from 'react-hook-form';
import { showToast } from '#web/ui/toast.ts';
import { asRow, formOf, type IngredientRow, type RecipeForm, withTags } from '../../rules/form.ts';
import { LIMITS } from '../../rules.ts';

/** Fills the form with a pasted text where that is a whole recipe, and answers whether it was. It can be undone. */
export function useRecipePaste() {
  const form = useFormContext<RecipeForm>();
  return async (text: string): Promise<boolean> => {
    const before = structuredClone(form.getValues());
    const read = await readRecipe(text, before);
    if (!read) return false;
    form.reset(read, { keepDefaultValues: true });
    showToast({
      title: 'The form is filled in. Check it, then save.',
      tone: 'success',
      duration: 8000,
      action: { label: 'Undo', onClick: () => form.reset(before, { keepDefaultValues: true }) },
    });
    return true;
  };
}

/** Whether a pasted text is more than one line, and so more than one row. */
export function isBlock(text: string): boolean {
  return text.split('\n').filter((line) => line.trim()).length > 1;
}

/** A pasted text as a whole recipe over a form, where it is one: what it does not say stays. The reader comes when it is needed. */
async function readRecipe(text: string, before: RecipeForm): Promise<RecipeForm | null> {
  const { isWholeRecipe, recipeFromText } = await import('#features/imports/rules/plain-text.ts');
  const raw = recipeFromText(text);
  if (!isWholeRecipe(raw)) return null;
  const { toReview } = await import('#features/imports/rules/draft.ts');
  const { draft } = toReview(raw);
  const { ingredients, instructions, cookingTips, category } = draft;
  const read = formOf({ ingredients, instructions, cookingTips });
  const minutes = (read: number | null, written: string) => (read === null ? written : String(read));
  return {
    ...before,
    ingredients: read.ingredients,
    instructions: read.instructions,
    category,
    title: draft.title || before.title,
    description: draft.description || before.description,
    prepTime: minutes(draft.prepTime, before.prepTime),
    cookTime: minutes(draft.cookTime, before.cookTime),
    servings: minutes(draft.servings, before.servings),
    tags: withTags(before.tags, draft.tags.join(',')),
    cookingTips: cookingTips.length ? read.cookingTips : before.cookingTips,
    sourceUrl: draft.sourceUrl ?? before.sourceUrl,
  };
}

/** The rows of a pasted block of ingredients. */
export async function readIngredients(text: string): Promise<IngredientRow[]> {
  const { ingredientsFromText } = await import('#features/imports/rules/plain-text.ts');
  return ingredientsFromText(text)
    .slice(0, LIMITS.ingredients)
    .map(({ amount, name }) =>
      asRow({ amount: amount.slice(0, LIMITS.ingredientAmount), name: name.slice(0, LIMITS.ingredientName) }),
    );
}

/** The amount and the name of one line. */
export async function splitLine(line: string): Promise<IngredientRow> {
  const { splitIngredientLine } = await import('#features/foods/rules.ts');
  const { amount, name } = splitIngredientLine(line);
  return {
    amount: amount.slice(0, LIMITS.ingredientAmount),
    name: name.slice(0, LIMITS.ingredientName),
  };
}

/** The steps of a pasted block, without their numbers. */
export async function readSteps(text: string): Promise<{ text: string }[]> {
  const { recipeFromText } = await import('#features/imports/rules/plain-text.ts');
  return recipeFromText(`Instructions:\n${text}`)
    .instructions.slice(0, LIMITS.steps)
    .map((step) => ({ text: step.slice(0, LIMITS.step) }));
}
