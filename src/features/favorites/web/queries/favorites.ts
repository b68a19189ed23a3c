import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { signedInUserId, useAudience } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { FavoriteChange, FavoriteIds } from '../../rules/changes.ts';
import { localSaves, saveLocally, useLocalSaves } from '../state/local-saves.ts';
import { favoriteIdsQuery, idsWithLocalSaves, importPending, somethingWaits } from './favorite-ids.ts';
import { changeRecipe, showFavorite } from './shown-favorites.ts';

/** A page of saved recipes; the first without a cursor, all without a query. */
export const savedQuery = (from: ApiQueries, q = '', cursor?: string) =>
  from.favorites.saved.queryOptions({ input: { ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) } });

export function useSavedPage(q: string, cursor: string | undefined) {
  // Keeps the previous results while typing.
  return useQuery({ ...savedQuery(api, q, cursor), placeholderData: keepPreviousData });
}

/** Ids of all saved recipes; undefined until loaded and for visitors. */
export function useSavedIds(): ReadonlySet<string> | undefined {
  return useFavoriteIds(({ saved }) => new Set(saved));
}

/** Whether a recipe is saved or liked, with an optimistic toggle. */
export function useFavorite(kind: FavoriteChange['kind'], recipe: { id: string; title: string }) {
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
    mutationFn: (wanted: boolean) => sendOrWait({ kind, recipeId: recipe.id, wanted }),
    onMutate: (wanted) => showFavorite({ kind, recipeId: recipe.id, wanted }),
    onError: (error, wanted) => {
      void showFavorite({ kind, recipeId: recipe.id, wanted: !wanted });
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
    // The second press of a double press must not undo the first.
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
function useFavoriteIds<Result>(select: (ids: FavoriteIds) => Result): Result | undefined {
  const isMember = useAudience() === 'member';
  const { data } = useQuery({
    ...favoriteIdsQuery(api),
    queryFn: idsWithLocalSaves,
    enabled: isMember,
    // They lack recipes saved on this device before sign-in, and changes waiting for a connection.
    ...(isMember && (localSaves().length > 0 || somethingWaits()) ? { staleTime: 0 } : {}),
    select,
  });
  return isMember ? data : undefined;
}

/** Sends a like or save. Without a connection, or behind other waiting changes, it is queued and counts as done. */
async function sendOrWait(change: FavoriteChange): Promise<{ likes?: number; savedCount?: number }> {
  const userId = signedInUserId();
  // A waiting change may be about the same recipe, and must arrive first.
  if (userId === null || !somethingWaits()) {
    try {
      return await send(change);
    } catch (error) {
      if (userId === null || errorCode(error) !== 'offline') throw error;
      const pending = await importPending().catch(() => null);
      if (!pending) throw error;
      pending.sendLater(userId, change);
      return {};
    }
  }
  (await importPending()).sendLater(userId, change);
  return {};
}

async function send({ kind, recipeId, wanted }: FavoriteChange) {
  const { like, unlike, save, unsave } = api.favorites;
  if (kind === 'liked') return { likes: (await (wanted ? like : unlike).call({ recipeId })).likes };
  return { savedCount: (await (wanted ? save : unsave).call({ recipeId })).savedCount };
}
