import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { newId } from '#shared/id.ts';
import { api } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { Outbox, type PendingChange } from '#web/outbox.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import { applyChange, type GroceryChange } from '../../rules/changes.ts';
import type { GroceryList } from '../../rules/list.ts';

type PendingChanges = Outbox<GroceryChange, void>;

const KEY = 'plateful-pending-list';
const LONGEST_REQUEST_MS = 10_000;
const NOTHING: readonly PendingChange<GroceryChange>[] = [];

let current: { userId: string; outbox: PendingChanges } | undefined;

/** A signed-in cook's changes that the server has not confirmed. */
export function pendingChangesOf(userId: string): PendingChanges {
  if (current?.userId !== userId)
    current = { userId, outbox: new Outbox(`${KEY}:${userId}`, { send, saved, refused }) };
  return current.outbox;
}

/** Queues a change; shown at once. Throws when storage is full. */
export function changeInAccount(userId: string, change: GroceryChange): void {
  pendingChangesOf(userId).add(newId(), change);
}

/** The list with pending changes applied, and their number while the server is unreachable. */
export function useWithPendingChanges(saved: GroceryList | undefined): {
  list: GroceryList | undefined;
  pending: number;
} {
  const userId = useSession().user?.id;
  const pending = useSyncExternalStore(
    (changed) => (userId ? pendingChangesOf(userId).subscribe(changed) : () => {}),
    () => (userId ? pendingChangesOf(userId).pending : NOTHING),
    () => NOTHING,
  );
  return useMemo(() => {
    const isStuck = pending.some(({ tries }) => tries > 0) || (pending.length > 0 && !navigator.onLine);
    const list = saved && pending.reduce((before, { change }) => applyChange(before, change), saved);
    return { list, pending: isStuck ? pending.length : 0 };
  }, [saved, pending]);
}

async function send(change: GroceryChange): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_REQUEST_MS);
  const list = api.groceryList;
  switch (change.kind) {
    case 'tick':
      await list.tick.call(
        { keys: change.keys, ticked: true, id: change.id, place: change.place },
        { signal },
      );
      return;
    case 'untick':
      await list.tick.call({ keys: change.keys, ticked: false, seen: change.seen }, { signal });
      return;
    case 'addItem':
      await list.addItem.call({ id: change.id, text: change.text }, { signal });
      return;
    case 'removeItem':
      await list.removeItem.call({ id: change.id }, { signal });
      return;
    case 'setAmount':
      await list.setAmount.call({ key: change.key, amount: change.amount }, { signal });
      return;
    case 'setStaple': {
      const { key, name, isStaple } = change;
      await list.setStaple.call({ key, name, isStaple }, { signal });
    }
  }
}

/** Applies the change to the cache, and refetches when only the server can compute the result. */
function saved({ change }: PendingChange<GroceryChange>): void {
  const cache = queryClient();
  const queryKey = api.groceryList.get.key();
  const isOutdated = cache.isFetching({ queryKey }) > 0;
  if (isOutdated) void cache.cancelQueries({ queryKey });
  cache.setQueriesData<GroceryList>({ queryKey }, (list) => list && applyChange(list, change));
  const isTick = change.kind === 'tick' || change.kind === 'untick' || change.kind === 'setStaple';
  if (isOutdated || !isTick) void cache.invalidateQueries({ queryKey });
}

const FAILED: Record<GroceryChange['kind'], string> = {
  tick: 'Could not save the tick',
  untick: 'Could not save the tick',
  addItem: 'Could not add the item',
  removeItem: 'Could not remove the item',
  setAmount: 'Could not change the amount',
  setStaple: 'Could not update your staples',
};

function refused({ change }: PendingChange<GroceryChange>, error: unknown): void {
  void queryClient().invalidateQueries({ queryKey: api.groceryList.get.key() });
  const reason = errorCode(error) === 'internal' ? 'Please try again later.' : errorMessage(error);
  showToast({ title: FAILED[change.kind], description: reason, tone: 'danger', duration: 8000 });
}
