import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storageFor } from '../device-store.ts';
import { changesOf, isStuck, type PendingChange } from './entry.ts';
import { outboxOf } from './outbox.ts';
import { type Delivery, PendingQueue, type Surroundings } from './queue.ts';

/** The queue of each person under a storage key; returns the same one on every call. */
export function queuesPerPerson<Change, Answer>(
  key: string,
  deliveryOf: (userId: string) => Delivery<Change, Answer>,
): (userId: string) => PendingQueue<Change, Answer> {
  const queues = new Map<string, PendingQueue<Change, Answer>>();
  return (userId) => {
    const queue =
      queues.get(userId) ??
      new PendingQueue(`${key}:${userId}`, deliveryOf(userId), {
        ...ofBrowser,
        outbox: (name) => outboxOf(name, userId),
      });
    queues.set(userId, queue);
    return queue;
  };
}

export interface Unsynced<Change> {
  /** Without undone ones. */
  changes: readonly Change[];
  /** The number of changes waiting while the server is unreachable. */
  pending: number;
  /** True while waiting changes would be lost if this tab closed. */
  isTabOnly: boolean;
}

const NOTHING: readonly PendingChange<never>[] = [];
const SYNCED: Unsynced<never> = { changes: [], pending: 0, isTabOnly: false };

/** A person's pending changes for their current kitchen; none for a visitor, and none until hydration. */
export function usePending<Change, Answer>(
  queueOf: (userId: string) => PendingQueue<Change, Answer>,
  user: { id: string; kitchenId: string } | null,
): Unsynced<Change> {
  const userId = user?.id;
  const kitchenId = user?.kitchenId;
  const subscribe = useCallback(
    (changed: () => void) => {
      if (userId === undefined) return () => {};
      const queue = queueOf(userId);
      // The changes of someone who has signed in again are still waiting.
      queue.retry();
      return queue.subscribe(changed);
    },
    [queueOf, userId],
  );
  const entries = useSyncExternalStore(
    subscribe,
    () => (userId === undefined ? NOTHING : queueOf(userId).pending),
    () => NOTHING,
  );
  return useMemo(() => {
    if (userId === undefined || kitchenId === undefined || entries.length === 0) return SYNCED;
    const changes = changesOf(entries, kitchenId);
    const pending = isStuck(entries, navigator.onLine) ? changes.length : 0;
    return { changes, pending, isTabOnly: pending > 0 && !queueOf(userId).isStored };
  }, [entries, queueOf, userId, kitchenId]);
}

const ofBrowser: Omit<Surroundings, 'outbox'> = {
  storage: storageFor({}),
  async alone(name, work) {
    // Without HTTPS there are no locks. Two tabs may then send the same change, which is harmless.
    if (!navigator.locks) {
      await work();
      return true;
    }
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
  },
  channel: (name) => new BroadcastChannel(name),
  onWake(wake) {
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
  },
  beforeClosing(isSafe) {
    window.addEventListener('beforeunload', (event) => {
      if (!isSafe()) event.preventDefault();
    });
  },
};
