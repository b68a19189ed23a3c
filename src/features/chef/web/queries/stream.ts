import type { ErrorCode } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { Refusal } from '#web/errors.ts';
import type { ChefEvent, ChefOrder } from '../../contract.ts';

const ADDRESS = '/api/chef/recipes/stream';
const NOT_AVAILABLE = t('The chef cannot be reached right now. Please try again in a moment.');

/**
 * Streams the chef's events. Not through the typed client: streaming there would cost every page 5 kB. Throws like the
 * typed client if the request is refused.
 */
export async function* askChef(order: ChefOrder, signal: AbortSignal): AsyncGenerator<ChefEvent> {
  // Loaded while the request is under way.
  const parsing = import('eventsource-parser/stream').catch(() => null);
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(order),
    signal,
  });
  if (!response.ok || !response.body) {
    const problem = (await response.json().catch(() => null)) as { code?: ErrorCode; detail?: string } | null;
    throw refusal(problem?.code, problem?.detail);
  }
  const parser = await parsing;
  if (!parser) throw refusal();
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new parser.EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value.event === 'error') throw refusal();
      if (value.event === 'message') yield JSON.parse(value.data) as ChefEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function refusal(code: ErrorCode = 'unavailable', message = NOT_AVAILABLE): Refusal {
  return new Refusal(code, message);
}
