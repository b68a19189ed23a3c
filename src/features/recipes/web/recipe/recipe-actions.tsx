import { Clapperboard, Flag, Pencil, ShieldAlert, Sparkles, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/data.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Recipe } from '../../contract.ts';
import { isStillThere, useRemoveRecipe } from '../data.ts';

const ReportSheet = lazy(() => import('#features/moderation/web/report-sheet.tsx'));

/** What else there is to do with a recipe; who may do what was decided by the server. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const { can } = recipe;
  const remove = useRemove(recipe);
  return (
    <section
      aria-label="More for this recipe"
      className="mt-12 flex flex-wrap gap-3 border-t border-line pt-6 print:hidden"
    >
      <Button asLink to={paths.assistant} variant="secondary" icon={<Sparkles aria-hidden="true" />}>
        Generate Similar Recipe
      </Button>
      <Button asLink to={paths.reels} variant="secondary" icon={<Clapperboard aria-hidden="true" />}>
        View More Recipe Videos
      </Button>
      {can.edit && (
        <Button
          asLink
          to={paths.editRecipe(recipe.id)}
          variant="secondary"
          icon={<Pencil aria-hidden="true" />}
        >
          Edit Recipe
        </Button>
      )}
      <ReportRecipe recipe={recipe} />
      {can.remove && (
        <Button
          variant="ghost"
          className="text-danger-ink!"
          busy={remove.isPending}
          onClick={() => void remove.ask('author')}
          icon={<Trash2 aria-hidden="true" />}
        >
          Delete
        </Button>
      )}
      {can.removeAsAdmin && (
        <Button
          variant="ghost"
          className="text-danger-ink!"
          busy={remove.isPending}
          onClick={() => void remove.ask('admin')}
          icon={<ShieldAlert aria-hidden="true" />}
        >
          Delete Recipe (Admin)
        </Button>
      )}
    </section>
  );
}

function useRemove(recipe: Recipe) {
  const remove = useRemoveRecipe();
  const ask = async (as: 'author' | 'admin') => {
    const sure = await confirm({
      title: 'Are you sure you want to delete this recipe?',
      text: `“${recipe.title}” will be gone for everyone. This cannot be undone.`,
      confirmLabel: 'Delete',
    });
    if (!sure) return;
    remove.mutate(
      { recipeId: recipe.id },
      {
        onSuccess: async () => {
          showToast({ title: 'Recipe deleted', tone: 'success' });
          if (as === 'admin' && (await isStillThere(recipe.id)))
            showToast({
              title: 'The recipe is still there',
              description: 'Somebody may have brought it back, or this server may not delete it.',
              tone: 'danger',
            });
        },
        onError: (error) =>
          showToast({
            title: as === 'admin' ? adminFailure(error) : 'Failed to delete recipe',
            description: errorMessage(error),
            tone: 'danger',
          }),
      },
    );
  };
  return { ask, isPending: remove.isPending };
}

/** What to tell an admin (spec part 1 §8). */
function adminFailure(error: unknown): string {
  const code = errorCode(error);
  if (code === 'forbidden' || code === 'not_signed_in')
    return 'You are not currently recognized as an admin. Please log out and log in using the admin login.';
  return code === 'unavailable' ? 'Could not verify admin permissions.' : 'Failed to delete recipe. (Admin)';
}

/** Reports need someone signed in; visitors are led to signing in, and back here. */
function ReportRecipe({ recipe }: { recipe: Recipe }) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const navigate = useNavigate();
  const open = () => {
    if (!user) {
      showToast({ title: 'Authentication Required', description: 'Please sign in to report content.' });
      return void navigate(paths.login(paths.recipe(recipe.id)));
    }
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="ghost" onClick={open} icon={<Flag aria-hidden="true" />}>
        Report
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ReportSheet
            contentId={recipe.id}
            what={recipe.title}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
