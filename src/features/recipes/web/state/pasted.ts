import { useFormContext } from 'react-hook-form';
import { showToast } from '#web/ui/toast.ts';
import { asRow, formOf, type IngredientRow, type RecipeForm, withTags } from '../../rules/form.ts';
import { LIMITS } from '../../rules/recipe.ts';
import { type ReadElsewhere, type TextReader, useTextReader } from '../form/text-reader.tsx';

/** Lays a recipe from elsewhere over the form; it can be undone, of which `onUndo` hears. */
export function useFilledForm() {
  const form = useFormContext<RecipeForm>();
  return (recipe: ReadElsewhere, onUndo?: () => void): void => {
    const before = structuredClone(form.getValues());
    form.reset(withImported(before, recipe), { keepDefaultValues: true });
    const undo = () => {
      form.reset(before, { keepDefaultValues: true });
      onUndo?.();
    };
    // In the place of what was wrong before.
    showToast(
      {
        title: 'The form is filled in. Check it, then save.',
        tone: 'success',
        duration: 8000,
        action: { label: 'Undo', onClick: undo },
      },
      'recipe-form',
    );
  };
}

/** Fills the form with a pasted text where that is a whole recipe, and answers whether it was. */
export function useRecipePaste() {
  const fill = useFilledForm();
  const reader = useTextReader();
  return async (text: string): Promise<boolean> => {
    const recipe = await reader.recipe(text);
    if (recipe) fill(recipe);
    return recipe !== null;
  };
}

/** Whether a pasted text is more than one line, and so more than one row. */
export function isBlock(text: string): boolean {
  return text.split('\n').filter((line) => line.trim()).length > 1;
}

/**
 * A form with a recipe that was read elsewhere laid over it: what the source does not say stays as the cook wrote it. What
 * nobody wrote, an empty form's times and difficulty, is not said of the recipe either.
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

/** The amount and the name of one line. */
export async function splitLine(line: string): Promise<IngredientRow> {
  const { splitIngredientLine } = await import('#features/foods/rules/split-line.ts');
  const { amount, name } = splitIngredientLine(line);
  return {
    amount: amount.slice(0, LIMITS.ingredientAmount),
    name: name.slice(0, LIMITS.ingredientName),
  };
}

/** The steps of a pasted block, without their numbers. */
export async function readSteps(reader: TextReader, text: string): Promise<{ text: string }[]> {
  const steps = await reader.steps(text);
  return steps.slice(0, LIMITS.steps).map((step) => ({ text: step.slice(0, LIMITS.step) }));
}
