import type { Call } from './call.ts';
import type { PendingChange } from './entry.ts';
import { OUTBOX_SYNC, outboxEntries, putEntry, removeEntry } from './outbox-store.ts';

/** A copy of a queue's changes for the service worker, which sends them while no page is open. */
export interface Outbox {
  put(entry: PendingChange<unknown>, call: Call): void;
  remove(id: string): void;
  /** The server's outputs for what the service worker has sent, by the change's id. */
  answered(): Promise<ReadonlyMap<string, unknown>>;
}

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** The outbox of one person's queue; it stays empty without Background Sync. */
export function outboxOf(queue: string, userId: string): Outbox {
  // One after another, so that a removal never overtakes the entry it removes.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    last = last.then(work).catch(() => {});
  };
  const isPossible = 'SyncManager' in globalThis && 'caches' in globalThis;
  return {
    put({ id, at, kitchenId }, { path, input }) {
      if (isPossible)
        inTurn(() => putEntry({ queue, id, at, userId, kitchenId, path, input }).then(askToBeWoken));
    },
    remove(id) {
      if (isPossible) inTurn(() => removeEntry({ queue, id }));
    },
    async answered() {
      if (!isPossible) return new Map();
      await last;
      const entries = await outboxEntries(queue).catch(() => []);
      return new Map(entries.flatMap(({ id, answer }) => (answer ? [[id, answer.output]] : [])));
    },
  };
}

async function askToBeWoken(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(OUTBOX_SYNC);
}
