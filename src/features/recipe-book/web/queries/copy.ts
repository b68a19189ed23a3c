import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import type { Recipe } from '#features/recipes/contract.ts';
import { decideAccess } from '#features/subscription/rules/gate.ts';
import { newId } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { recipeAsText } from '../../rules/entries.ts';

/** Saves a recipe as text to the cook's book; without access, redirects to sign-in or checkout. */
export function useCopyToBook(recipe: Recipe) {
  const { user, isAdmin, subscription, access: mode } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const copy = useMutation({
    mutationFn: () => api.recipeBook.add.call({ id: newId(), recipeId: recipe.id, ...recipeAsText(recipe) }),
    onSuccess: () => {
      void queryClient().invalidateQueries({ queryKey: api.recipeBook.list.key() });
      showToast({ title: t('Saved to your recipe book'), description: recipe.title, tone: 'success' });
    },
    onError: (error) =>
      showToast({ title: t('Failed to save recipe'), description: errorMessage(error), tone: 'danger' }),
  });
  const save = () => {
    const caller = { signedIn: user !== null, isAdmin, subscription };
    const decision = decideAccess({ access: 'subscriber', mode, caller });
    if (decision.admit) return copy.mutate();
    const from = pathname + search;
    if (decision.redirect === 'subscription')
      return void navigate(paths.subscription({ reason: decision.reason, from }));
    showToast({
      title: t('Authentication Required'),
      description: t('Please sign in to save recipes and view grocery lists'),
    });
    void navigate(paths.login(from));
  };
  return { save, isSaving: copy.isPending, isSaved: copy.isSuccess };
}
