import { EXPECTED_KITCHEN, EXPECTED_USER } from '#shared/expected-user.ts';
import { newId } from '#shared/id.ts';
import { NOT_BEGUN } from '#shared/not-begun.ts';
import { t } from '#shared/t.ts';
import type { CallEndpoint } from './endpoint-queries.ts';
import { Refusal } from './errors.ts';
import { tellNotSignedIn } from './not-signed-in.ts';

/** Identifies this page, so that the server does not notify it of its own changes. */
export const PAGE = newId();

/** Longer URLs are sent as a POST body instead. */
const LONGEST_ADDRESS = 1800;

/** For a change, while the server is too busy to start it. Reads are retried by their queries. */
const TRIES = 3;
const SHORTEST_WAIT_MS = 1_000;

/** Limit for `keepalive`: browsers allow 64 kB in total to outlive a page. */
const LONGEST_OUTLIVING = 4_000;

/**
 * Implements oRPC's protocol for plain JSON, which is all our contracts use. oRPC's own link also handles files, streams and
 * dates, for 5 kB more. Reads use GET, so that the server does not treat them as changes.
 */
export const callByJson: CallEndpoint = async (path, input, { signal = null, context, kind }) => {
  const { userId, kitchenId } = context ?? {};
  const body = input === undefined ? undefined : JSON.stringify({ json: input });
  const address = `/rpc/${path.map(encodeURIComponent).join('/')}`;
  const asAddress = body === undefined ? address : `${address}?data=${encodeURIComponent(body)}`;
  const isMutation = kind === 'mutation';
  const isRead = kind !== undefined && !isMutation && asAddress.length < LONGEST_ADDRESS;
  const read = () => fetch(asAddress, { signal });
  const send = () =>
    fetch(address, {
      method: 'POST',
      body: body ?? '{}',
      // A press counts even if the page is left immediately.
      keepalive: isMutation && asAddress.length < LONGEST_OUTLIVING,
      headers: {
        'content-type': 'application/json',
        'x-plateful-page': PAGE,
        ...(userId && { [EXPECTED_USER]: userId }),
        ...(kitchenId && { [EXPECTED_KITCHEN]: kitchenId }),
      },
      signal,
    });
  const response = await (isRead ? read() : onceBegun(send));
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (response.ok && answer) return answer.json;
  const error = toError(answer);
  if (error.code === 'not_signed_in') tellNotSignedIn();
  throw error;
};

async function onceBegun(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await send();
    if (tries === TRIES || !response.headers.has(NOT_BEGUN)) return response;
    const waitMs = Math.max(SHORTEST_WAIT_MS, Number(response.headers.get('retry-after')) * 1_000);
    // Clients refused at the same moment must not all retry at the same moment.
    await new Promise((proceed) => setTimeout(proceed, waitMs * (1 + Math.random() / 2)));
  }
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: typed by the contract, where the client is made.
  json?: any;
  /** An error from the host itself, before any endpoint. */
  code?: string;
  detail?: string;
}

function toError(answer: Answer | null): Refusal {
  const { code = answer?.code ?? 'unavailable', message = answer?.detail, data } = answer?.json ?? {};
  const fallback = t('Plateful is not available right now. Please try again in a moment.');
  return new Refusal(code, message ?? fallback, data);
}
