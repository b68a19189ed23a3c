import { EXPECTED_KITCHEN, EXPECTED_USER } from '#shared/expected-user.ts';
import { type OutboxEntry, outboxEntries, putEntry } from '#web/pending/outbox-store.ts';

/**
 * Sends the changes waiting on this device, each queue in order and only while no page is sending it. A change that the
 * server refuses, and all changes after it, wait for a page that can tell the cook. Throws without a connection: the browser
 * then retries.
 */
export async function sendOutbox(): Promise<void> {
  const queues = new Set((await outboxEntries()).map(({ queue }) => queue));
  for (const queue of queues)
    await navigator.locks.request(queue, { ifAvailable: true }, (lock) =>
      lock ? sendQueue(queue) : undefined,
    );
}

async function sendQueue(queue: string): Promise<void> {
  for (const entry of await outboxEntries(queue)) {
    if (entry.answer) continue;
    const response = await send(entry);
    if (!response.ok) return;
    const { json } = (await response.json()) as { json?: unknown };
    await putEntry({ ...entry, answer: { output: json } });
  }
}

/** The headers name who made the change and for which kitchen: the server refuses it for any other. */
function send({ path, input, userId, kitchenId }: OutboxEntry): Promise<Response> {
  return fetch(`/rpc/${path.map(encodeURIComponent).join('/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [EXPECTED_USER]: userId, [EXPECTED_KITCHEN]: kitchenId },
    body: JSON.stringify({ json: input }),
  });
}
