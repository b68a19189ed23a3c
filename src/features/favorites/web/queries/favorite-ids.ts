import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { isStoredUnder } from '#web/device-store.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { FavoriteIds } from '../../rules/changes.ts';
import { localSaves, saveLocally } from '../state/local-saves.ts';

/** Loaded only if a like or save is waiting for a connection. */
export const importPending = () => import('./pending-favorites.ts');
export const somethingWaits = () => isStoredUnder('plateful-pending-favorites:');

/** The ids of the cook's saved and liked recipes. */
export const favoriteIdsQuery = (from: ApiQueries) => from.favorites.ids.queryOptions();

/** Moves recipes saved on this device before sign-in to the account, each once. */
export async function idsWithLocalSaves(): Promise<FavoriteIds> {
  for (const recipeId of localSaves()) {
    const refusal = await api.favorites.save.call({ recipeId }).then(
      () => null,
      (error: unknown) => error,
    );
    // Recipes that failed to be sent are retried later; deleted ones, and those without room in the account, would be
    // refused again.
    if (refusal && !['not_found', 'too_large'].includes(errorCode(refusal))) continue;
    saveLocally(recipeId, false);
    if (errorCode(refusal) === 'too_large')
      showToast(
        { title: t('That did not work'), description: errorMessage(refusal), tone: 'danger' },
        'saved recipes are full',
      );
  }
  return withPending(await api.favorites.ids.call());
}

/** The ids, with the likes and saves on this device that wait for a connection. */
export async function withPending(ids: FavoriteIds): Promise<FavoriteIds> {
  const userId = somethingWaits() ? signedInUserId() : null;
  if (userId === null) return ids;
  return (await importPending()).withPendingFavorites(userId, ids);
}
