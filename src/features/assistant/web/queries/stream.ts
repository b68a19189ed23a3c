import { ORPCError } from '@orpc/client';
import type { ChefEvent, ChefOrder } from '../../contract.ts';

const ADDRESS = '/api/assistant/recipes/stream';
const NOT_AVAILABLE = 'The chef cannot be reached right now. Please try again in a moment.';

/**
 * What the chef tells while it works. Reads the server-sent events by itself: the typed client carries no streams, so
 * that the first view need not either. Throws as the typed client does when the order is refused.
 */
export async function* askChef(order: ChefOrder, signal: AbortSignal): AsyncGenerator<ChefEvent> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(order),
    signal,
  });
  if (!response.ok || !response.body) {
    const problem = (await response.json().catch(() => null)) as { code?: string; detail?: string } | null;
    throw refusal(problem?.code, problem?.detail);
  }
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += value;
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const told = readEvent(event);
        if (told) yield told;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A comment keeps the line open and tells nothing. */
function readEvent(text: string): ChefEvent | null {
  const fields = text.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
  const textOf = (name: string) =>
    fields
      .filter((field) => field?.[1] === name)
      .map((field) => field?.[2])
      .join('\n');
  const name = textOf('event');
  if (name === 'error') throw refusal();
  const data = textOf('data');
  return name === 'message' && data ? (JSON.parse(data) as ChefEvent) : null;
}

function refusal(code = 'unavailable', message = NOT_AVAILABLE): ORPCError<string, unknown> {
  return new ORPCError(code, { message });
}
