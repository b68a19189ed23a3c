import { CACHES } from '#shared/offline-caches.ts';

/** A change waiting on the device, in the form that the service worker needs to send it while no page is open. */
export interface OutboxEntry {
  /** The name of its queue, which is also the name of the lock that the sending tab holds. */
  queue: string;
  id: string;
  /** Milliseconds since the epoch; sent in this order. */
  at: number;
  userId: string;
  kitchenId: string;
  path: readonly string[];
  input: unknown;
  /** The server's response to the service worker; the page then removes the entry. */
  answer?: { output: unknown };
}

/** The tag with which the browser wakes the service worker. */
export const OUTBOX_SYNC = 'outbox';

const addressOf = ({ queue, id }: Pick<OutboxEntry, 'queue' | 'id'>) =>
  `/outbox/${encodeURIComponent(queue)}/${encodeURIComponent(id)}`;

export async function putEntry(entry: OutboxEntry): Promise<void> {
  const cache = await caches.open(CACHES.outbox);
  await cache.put(addressOf(entry), Response.json(entry));
}

export async function removeEntry(entry: Pick<OutboxEntry, 'queue' | 'id'>): Promise<void> {
  await (await caches.open(CACHES.outbox)).delete(addressOf(entry));
}

/** All entries, or those of one queue, oldest first. */
export async function outboxEntries(queue?: string): Promise<OutboxEntry[]> {
  const cache = await caches.open(CACHES.outbox);
  const start = queue === undefined ? '/outbox/' : addressOf({ queue, id: '' });
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(start));
  const responses = await Promise.all(requests.map((request) => cache.match(request)));
  const entries = await Promise.all(responses.map((response) => response?.json() as Promise<OutboxEntry>));
  return entries.filter(Boolean).sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}
