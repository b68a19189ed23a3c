import { ShieldAlert, Trash2 } from 'lucide-react';
import { errorCode, errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Recipe } from '../../contract.ts';
import { isStillThere, useRemoveRecipe } from '../queries/recipes.ts';

/** Deletes after confirmation. Tells an admin if the recipe still exists afterward (spec part 1 §8). */
export function DeleteRecipe({ recipe, asAdmin = false }: { recipe: Recipe; asAdmin?: boolean }) {
  const { mutateAsync: remove, isPending } = useRemoveRecipe();
  const ask = async () => {
    const isSure = await confirm({
      title: 'Are you sure you want to delete this recipe?',
      text: `“${recipe.title}” will be gone for everyone. This cannot be undone.`,
      confirmLabel: 'Delete',
    });
    if (!isSure) return;
    // Awaited because callbacks would not run: this button unmounts with the recipe.
    try {
      await remove({ recipeId: recipe.id });
    } catch (error) {
      const title = asAdmin ? adminFailure(error) : 'Failed to delete recipe';
      return void showToast({ title, description: errorMessage(error), tone: 'danger' });
    }
    if (asAdmin && (await isStillThere(recipe.id)))
      showToast({
        title: 'The recipe is still there',
        description: 'Someone may have restored it, or this server lacks permission to delete it.',
        tone: 'danger',
      });
    else showToast({ title: 'Recipe deleted', tone: 'success' });
  };
  return (
    <Button
      variant="ghost"
      className="text-danger-ink!"
      busy={isPending}
      onClick={() => void ask()}
      icon={asAdmin ? <ShieldAlert aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
    >
      {asAdmin ? 'Delete Recipe (Admin)' : 'Delete'}
    </Button>
  );
}

/** Messages for admins (spec part 1 §8). */
function adminFailure(error: unknown): string {
  const code = errorCode(error);
  if (code === 'forbidden' || code === 'not_signed_in')
    return 'You are not currently recognized as an admin. Please log out and log in using the admin login.';
  return code === 'unavailable' ? 'Could not verify admin permissions.' : 'Failed to delete recipe. (Admin)';
}
