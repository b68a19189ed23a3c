import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage, fieldErrors } from '#web/errors.ts';
import { showToast, type Toast } from '#web/ui/states/toast.ts';
import type { Recipe, SavedRecipe } from '../../contract.ts';
import { formPath, problemsOf, type RecipeForm, writtenRecipe } from '../../rules/form.ts';
import { askWhoIsSignedIn, recipeNow, useSaveRecipe } from '../queries/write.ts';
import type { Draft } from './draft.ts';

/** Where to go after saving: the recipe's page, or its grocery list after planning it for dinner today. */
export type SaveTarget = 'recipe' | 'groceries';

/** Continues after saving; returns whether it has already told the cook. */
export type Arrive = (recipe: SavedRecipe, target: SaveTarget, draft: Draft) => Promise<{ told: boolean }>;

interface Saving {
  form: UseFormReturn<RecipeForm>;
  draft: Draft;
  onSaved(): void;
  arrive: Arrive;
  outdated: Recipe | null;
}

/** Shown instead of the usual message if new content is waiting for a moderator. */
export const HELD: Toast = {
  title: t('Waiting for review'),
  description: t('A moderator will review your recipe before others can see it.'),
  tone: 'success',
};

/** Each result replaces the previous toast. */
const tell = (toast: Toast) => showToast(toast, 'recipe-form');

/** Saves the form and reports the result (spec part 2 §5 and §8). Nothing is lost on failure. */
export function useSaving({ form, draft, onSaved, arrive, outdated }: Saving) {
  const { mutateAsync, isPending } = useSaveRecipe();
  const [theirs, setTheirs] = useState(outdated);
  const isNew = draft.version === null;

  const finish = async (recipe: SavedRecipe, target: SaveTarget) => {
    onSaved();
    if ((await arrive(recipe, target, draft)).told) return;
    if (recipe.isHeld) return tell(HELD);
    tell({
      title: isNew ? t('Recipe created successfully!') : t('Recipe updated successfully!'),
      tone: 'success',
    });
  };

  const fail = async (error: unknown, target: SaveTarget) => {
    const code = errorCode(error);
    if (code === 'conflict') return setTheirs(await recipeNow(draft.id));
    if (code === 'not_signed_in') {
      await askWhoIsSignedIn();
      return tell({
        title:
          target === 'groceries'
            ? t('Please sign in to save recipes and view grocery lists')
            : t('Authentication required to create content'),
        tone: 'danger',
      });
    }
    const refused = fieldErrors(error);
    refused.forEach(({ path, message }, at) => {
      form.setError(formPath(path) as FieldPath<RecipeForm>, { message }, { shouldFocus: at === 0 });
    });
    if (code === 'forbidden' || refused.length > 0)
      return tell({ title: errorMessage(error), tone: 'danger' });
    if (code === 'not_found')
      return tell({
        title: t('Recipe not found'),
        description: t('It has been deleted. Copy what you need into a new recipe.'),
        tone: 'danger',
      });
    const isTemporary = ['offline', 'unavailable', 'internal'].includes(code);
    tell({
      title: failureText(isNew, isTemporary),
      description: isTemporary ? t('Your changes are still here.') : errorMessage(error),
      tone: 'danger',
    });
  };

  const save = (target: SaveTarget, version = draft.version) =>
    form.handleSubmit(
      async (values) => {
        try {
          const saved = await mutateAsync({ id: draft.id, version, recipe: writtenRecipe(values) });
          await finish(saved, target);
        } catch (error) {
          await fail(error, target).catch(() =>
            tell({ title: t('Failed to update recipe. Please try again.'), tone: 'danger' }),
          );
        }
      },
      () => {
        const [first] = problemsOf(form.getValues());
        if (first) tell({ title: first.message, tone: 'danger' });
      },
    )();
  return { save, isSaving: isPending, theirs, setTheirs };
}

function failureText(isNew: boolean, isTemporary: boolean): string {
  if (isTemporary)
    return isNew
      ? t('Failed to save recipe. Please try again.')
      : t('Failed to update recipe. Please try again.');
  return isNew ? t('Failed to save recipe') : t('Failed to update recipe');
}
