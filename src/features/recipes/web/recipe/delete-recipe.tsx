import { ShieldAlert, Trash2 } from 'lucide-react';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Recipe } from '../../contract.ts';
import { isStillThere, useRemoveRecipe } from '../queries/recipes.ts';

/** Deletes after confirmation. Tells an admin if the recipe still exists afterward (spec part 1 §8). */
export default function DeleteRecipe({ recipe, asAdmin = false }: { recipe: Recipe; asAdmin?: boolean }) {
  const { mutateAsync: remove, isPending } = useRemoveRecipe();
  const ask = async () => {
    const isSure = await confirm({
      title: t('Are you sure you want to delete this recipe?'),
      text: t('“{title}” will be gone for everyone. This cannot be undone.', { title: recipe.title }),
      confirmLabel: t('Delete'),
    });
    if (!isSure) return;
    // Awaited because callbacks would not run: this button unmounts with the recipe.
    try {
      await remove({ recipeId: recipe.id });
    } catch (error) {
      const title = asAdmin ? adminFailure(error) : t('Failed to delete recipe');
      return void showToast({ title, description: errorMessage(error), tone: 'danger' });
    }
    if (asAdmin && (await isStillThere(recipe.id)))
      showToast({
        title: t('The recipe is still there'),
        description: t('Someone may have restored it, or this server lacks permission to delete it.'),
        tone: 'danger',
      });
    else showToast({ title: t('Recipe deleted'), tone: 'success' });
  };
  return (
    <Button
      variant="ghost"
      className="text-danger-ink!"
      busy={isPending}
      onClick={() => void ask()}
      icon={asAdmin ? <ShieldAlert aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
    >
      {asAdmin ? t('Delete Recipe (Admin)') : t('Delete')}
    </Button>
  );
}

/** Messages for admins (spec part 1 §8). */
function adminFailure(error: unknown): string {
  const code = errorCode(error);
  if (code === 'forbidden' || code === 'not_signed_in')
    return t(
      'You are not currently recognized as an admin. Please log out and log in using the admin login.',
    );
  return code === 'unavailable'
    ? t('Could not verify admin permissions.')
    : t('Failed to delete recipe. (Admin)');
}
