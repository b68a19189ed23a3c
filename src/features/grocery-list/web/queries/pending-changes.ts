import { useMemo } from 'react';
import { sentAs } from '#features/accounts/web/queries/sent-as.ts';
import {
  followKitchen,
  signedInKitchen,
  signedInUserId,
  useSession,
} from '#features/accounts/web/queries/session.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { countOwnChange } from '#web/own-changes.ts';
import { type Call, callTo } from '#web/pending/call.ts';
import type { PendingChange } from '#web/pending/entry.ts';
import { queuesPerPerson, usePending } from '#web/pending/queues.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { applyChange, type GroceryChange } from '../../rules/changes.ts';
import type { GroceryList } from '../../rules/list.ts';
import { readGroceryChange } from '../../rules/read-change.ts';

/** A signed-in cook's changes that the server has not confirmed. */
export const pendingChangesOf = queuesPerPerson<GroceryChange, void>('plateful-pending-list', (userId) => ({
  readChange: readGroceryChange,
  ...sentAs(userId, callOf),
  saved({ change, kitchenId }) {
    if (signedInUserId() === userId && signedInKitchen() === kitchenId) showSaved(change);
  },
  refused: (entry, error) => refused(userId, entry, error),
}));

/** Queues a change and shows it immediately. Throws `DeviceFull`. */
export function changeInAccount(userId: string, change: GroceryChange): void {
  pendingChangesOf(userId).add(newId(), change);
}

/** The list with pending changes applied, and their number while the server is unreachable. */
export function useWithPendingChanges(saved: GroceryList | undefined) {
  const { changes, pending, isTabOnly } = usePending(pendingChangesOf, useSession().user);
  const list = useMemo(() => saved && changes.reduce(applyChange, saved), [saved, changes]);
  return { list, pending, isTabOnly };
}

function callOf(change: GroceryChange): Call {
  const list = api.groceryList;
  switch (change.kind) {
    case 'tick':
      return callTo(list.tick, { keys: change.keys, ticked: true, id: change.id, place: change.place });
    case 'untick':
      return callTo(list.tick, { keys: change.keys, ticked: false, seen: change.seen });
    case 'addItem':
      return callTo(list.addItem, {
        id: change.id,
        text: change.text,
        restores: change.restores ?? false,
      });
    case 'removeItem':
      return callTo(list.removeItem, { id: change.id });
    case 'setAmount':
      return callTo(list.setAmount, { key: change.key, amount: change.amount });
    case 'setStaple': {
      const { key, name, isStaple } = change;
      return callTo(list.setStaple, { key, name, isStaple });
    }
  }
}

/** Applies the change to the cache, and refetches if only the server can compute the result. */
function showSaved(change: GroceryChange): void {
  const cache = queryClient();
  const queryKey = api.groceryList.get.key();
  const isOutdated = cache.isFetching({ queryKey }) > 0;
  if (isOutdated) void cache.cancelQueries({ queryKey });
  cache.setQueriesData<GroceryList>({ queryKey }, (list) => list && applyChange(list, change));
  const isTick = change.kind === 'tick' || change.kind === 'untick' || change.kind === 'setStaple';
  if (!isTick) countOwnChange();
  if (isOutdated || !isTick) void cache.invalidateQueries({ queryKey });
}

const FAILED: Record<GroceryChange['kind'], string> = {
  tick: t('Could not save the tick'),
  untick: t('Could not save the tick'),
  addItem: t('Could not add the item'),
  removeItem: t('Could not remove the item'),
  setAmount: t('Could not change the amount'),
  setStaple: t('Could not update your staples'),
};

/** Several may be refused at once, hours after they were made: each toast names its item, which can be added again. */
function refused(userId: string, { change }: PendingChange<GroceryChange>, error: unknown): void {
  // They may have been refused because they were made for another kitchen.
  followKitchen().catch(() => {});
  void queryClient().invalidateQueries({ queryKey: api.groceryList.get.key() });
  const reason = errorCode(error) === 'internal' ? t('Please try again later.') : errorMessage(error);
  const name = 'name' in change ? change.name : 'text' in change ? change.text : null;
  const again = () => {
    if (change.kind !== 'addItem') return;
    changeInAccount(userId, { kind: 'addItem', id: newId(), text: change.text });
  };
  showToast({
    title: FAILED[change.kind],
    description: name ? `${name}: ${reason}` : reason,
    tone: 'danger',
    ...(change.kind === 'addItem'
      ? // What was written stays until it has been read.
        { action: { label: t('Add it again'), onClick: again }, duration: Number.POSITIVE_INFINITY }
      : { duration: 8000 }),
  });
}
