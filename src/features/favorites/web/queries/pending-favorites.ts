import { sentAs } from '#features/accounts/web/queries/sent-as.ts';
import { signedInKitchen, signedInUserId } from '#features/accounts/web/queries/session.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/errors.ts';
import { type Call, callTo } from '#web/pending/call.ts';
import { changesOf } from '#web/pending/entry.ts';
import { queuesPerPerson } from '#web/pending/queues.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import {
  type FavoriteChange,
  type FavoriteIds,
  readFavoriteChange,
  withFavorite,
} from '../../rules/changes.ts';
import { showFavorite } from './shown-favorites.ts';

/** Likes and saves waiting for a connection. Loaded only if there are any. */
const pendingOf = queuesPerPerson<FavoriteChange, void>('plateful-pending-favorites', (userId) => ({
  readChange: readFavoriteChange,
  ...sentAs(userId, callOf),
  saved({ change: { kind } }) {
    if (kind === 'saved' && signedInUserId() === userId)
      void queryClient().invalidateQueries({ queryKey: api.favorites.saved.key() });
  },
  refused({ change }, error) {
    void showFavorite({ ...change, wanted: !change.wanted });
    showToast({ title: t('That did not work'), description: errorMessage(error), tone: 'danger' });
  },
}));

function callOf({ kind, recipeId, wanted }: FavoriteChange): Call {
  const { like, unlike, save, unsave } = api.favorites;
  if (kind === 'liked') return callTo(wanted ? like : unlike, { recipeId });
  return callTo(wanted ? save : unsave, { recipeId });
}

/** Queues it, to be sent after those already waiting once the server can be reached. Throws `DeviceFull`. */
export function sendLater(userId: string, change: FavoriteChange): void {
  pendingOf(userId).add(newId(), change);
}

/** The ids with the waiting changes, which are sent as soon as possible. */
export function withPendingFavorites(userId: string, ids: FavoriteIds): FavoriteIds {
  const queue = pendingOf(userId);
  queue.retry();
  return changesOf(queue.pending, signedInKitchen()).reduce(withFavorite, ids);
}
