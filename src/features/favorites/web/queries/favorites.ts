import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import type { Recipe } from '#features/recipes/contract.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { localSaves, saveLocally, useLocalSaves } from '../state/local-saves.ts';

type Kind = 'saved' | 'liked';

/** A page of saved recipes; the first without a cursor. */
export const savedQuery = (from: ApiQueries, cursor?: string) =>
  from.favorites.saved.queryOptions({ input: cursor ? { cursor } : {} });

/** The ids of the cook's saved and liked recipes. */
export const favoriteIdsQuery = (from: ApiQueries) => from.favorites.ids.queryOptions();

export function useSavedPage(cursor: string | undefined) {
  return useQuery(savedQuery(api, cursor));
}

/** Ids of all saved recipes; undefined until loaded and for visitors. */
export function useSavedIds(): ReadonlySet<string> | undefined {
  return useFavoriteIds(({ saved }) => new Set(saved));
}

/** Whether a recipe is saved or liked, with an optimistic toggle. */
export function useFavorite(kind: Kind, recipe: { id: string; title: string }) {
  const isKept = useFavoriteIds((ids) => ids[kind].includes(recipe.id)) ?? false;
  const audience = useAudience();
  const isVisitor = audience === 'visitor';
  const isHere = useLocalSaves().includes(recipe.id);
  const isOn = isVisitor ? kind === 'saved' && isHere : isKept;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutate } = useMutation({
    // Requests run in sequence, so the last press wins.
    scope: { id: `${kind} ${recipe.id}` },
    mutationFn: (wanted: boolean) => send(kind, recipe.id, wanted),
    onMutate: (wanted) => show(kind, recipe.id, wanted),
    onError: (error, wanted) => {
      show(kind, recipe.id, !wanted);
      showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' });
    },
    onSuccess: ({ likes, savedCount }) =>
      changeRecipe(recipe.id, (known) => ({
        likes: likes ?? known.likes,
        savedCount: savedCount ?? known.savedCount,
      })),
    onSettled: () => {
      // An early press cancels the fetch of the ids, so refetch them.
      const { queryKey } = api.favorites.ids.queryOptions();
      if (!queryClient().getQueryData(queryKey)) void queryClient().invalidateQueries({ queryKey });
      if (kind === 'saved') void queryClient().invalidateQueries({ queryKey: api.favorites.saved.key() });
    },
  });

  const toggle = ({ detail }: { detail: number }) => {
    // The second press of a double press does not take back what the first did.
    if (audience === 'unknown' || (isOn && detail > 1)) return;
    const signIn = () => void navigate(paths.login(pathname + search));
    if (isVisitor && kind === 'saved' && saveLocally(recipe.id, !isOn))
      return void showToast(
        isOn
          ? { title: t('Removed from saved recipes'), description: recipe.title }
          : {
              title: t('Saved on this device'),
              description: t('Sign in to find it in your saved recipes.'),
              action: { label: t('Sign in'), onClick: signIn },
            },
        `saved ${recipe.id}`,
      );
    if (isVisitor) {
      showToast({
        title: t('Authentication Required'),
        description:
          kind === 'saved' ? t('Please sign in to save recipes.') : t('Please sign in to like recipes.'),
      });
      return signIn();
    }
    mutate(!isOn);
    if (kind === 'saved')
      showToast(
        {
          title: isOn ? t('Removed from saved recipes') : t('Recipe saved'),
          description: recipe.title,
          action: { label: t('Undo'), onClick: () => mutate(isOn) },
        },
        `saved ${recipe.id}`,
      );
  };
  return { isOn, toggle };
}

/** The ids are fetched once; every card looks itself up. */
function useFavoriteIds<Result>(select: (ids: Record<Kind, string[]>) => Result): Result | undefined {
  const isMember = useAudience() === 'member';
  const { data } = useQuery({
    ...favoriteIdsQuery(api),
    queryFn: idsWithLocalSaves,
    enabled: isMember,
    // They lack what this device saved before sign-in.
    ...(isMember && localSaves().length > 0 ? { staleTime: 0 } : {}),
    select,
  });
  return isMember ? data : undefined;
}

/** Moves what was saved on this device before sign-in to the account, each recipe once. */
export async function idsWithLocalSaves(): Promise<Record<Kind, string[]>> {
  for (const recipeId of localSaves()) {
    const refusal = await api.favorites.save.call({ recipeId }).then(
      () => null,
      (error: unknown) => error,
    );
    // Recipes that could not be sent are sent later; deleted ones, and those without room in the account, would be
    // refused again.
    if (refusal && !['not_found', 'too_large'].includes(errorCode(refusal))) continue;
    saveLocally(recipeId, false);
    if (errorCode(refusal) === 'too_large')
      showToast(
        { title: t('That did not work'), description: errorMessage(refusal), tone: 'danger' },
        'saved recipes are full',
      );
  }
  return api.favorites.ids.call();
}

async function send(kind: Kind, recipeId: string, wanted: boolean) {
  const { like, unlike, save, unsave } = api.favorites;
  if (kind === 'liked') {
    const { likes } = await (wanted ? like : unlike).call({ recipeId });
    return { likes, savedCount: undefined };
  }
  const { savedCount } = await (wanted ? save : unsave).call({ recipeId });
  return { likes: undefined, savedCount };
}

/** Applies a like or save optimistically. */
async function show(kind: Kind, recipeId: string, wanted: boolean): Promise<void> {
  const client = queryClient();
  const { queryKey } = api.favorites.ids.queryOptions();
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (ids) => {
    if (!ids) return ids;
    const others = ids[kind].filter((id) => id !== recipeId);
    return { ...ids, [kind]: wanted ? [...others, recipeId] : others };
  });
  const more = wanted ? 1 : -1;
  changeRecipe(recipeId, ({ likes, savedCount }) =>
    kind === 'liked' ? { likes: Math.max(0, likes + more) } : { savedCount: Math.max(0, savedCount + more) },
  );
}

function changeRecipe(recipeId: string, change: (recipe: Recipe) => Partial<Recipe>): void {
  queryClient().setQueryData(api.recipes.get.queryKey({ input: { recipeId } }), (recipe) =>
    recipe ? { ...recipe, ...change(recipe) } : recipe,
  );
}
