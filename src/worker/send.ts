import { EXPECTED_KITCHEN, EXPECTED_USER } from '#shared/expected-user.ts';
import { type OutboxEntry, outboxEntries, putEntry } from '#web/pending/outbox-store.ts';

/**
 * Sends the changes that wait on this device, each queue in order and while no page is sending it. What the server refuses waits
 * for its page, which can tell the cook, and so does what follows. Throws without a connection: the browser then tries again.
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

/** The headers name who made the change for which kitchen: the server refuses it for any other. */
function send({ path, input, userId, kitchenId }: OutboxEntry): Promise<Response> {
  return fetch(`/rpc/${path.map(encodeURIComponent).join('/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [EXPECTED_USER]: userId, [EXPECTED_KITCHEN]: kitchenId },
    body: JSON.stringify({ json: input }),
  });
}
