import { type ClientContext, type ClientLink, ORPCError } from '@orpc/client';
import { OPERATION_CONTEXT_SYMBOL } from '@orpc/tanstack-query';
import { EXPECTED_KITCHEN, EXPECTED_USER } from '#shared/expected-user.ts';
import { newId } from '#shared/id.ts';
import { NOT_BEGUN } from '#shared/not-begun.ts';
import { t } from '#shared/t.ts';
import { tellNotSignedIn } from './not-signed-in.ts';

/** Identifies this page, so that the server does not notify it of its own changes. */
export const PAGE = newId();

/** Longer addresses are sent as a POST body. */
const LONGEST_ADDRESS = 1800;

/** Of a change, while the server is too busy to begin it. Reads are repeated by their queries. */
const TRIES = 3;
const SHORTEST_WAIT_MS = 1_000;

/** Browsers let 64 kB in all outlive a page. */
const LONGEST_OUTLIVING = 4_000;

/**
 * Speaks oRPC's protocol for plain JSON, which is all our contracts use. oRPC's own link also handles files, streams and
 * dates, for 5 kB more. Reads use GET, so that the server does not treat them as changes.
 */
export const jsonLink: ClientLink<ClientContext> = {
  async call(path, input, { signal, context }) {
    const { userId, kitchenId, [OPERATION_CONTEXT_SYMBOL]: operation } = context as Context;
    const body = input === undefined ? undefined : JSON.stringify({ json: input });
    const address = `/rpc/${path.map(encodeURIComponent).join('/')}`;
    const asAddress = body === undefined ? address : `${address}?data=${encodeURIComponent(body)}`;
    const isMutation = operation?.type === 'mutation';
    const isRead = operation !== undefined && !isMutation && asAddress.length < LONGEST_ADDRESS;
    const read = () => fetch(asAddress, { signal });
    const send = () =>
      fetch(address, {
        method: 'POST',
        body: body ?? '{}',
        // Whoever pressed and left at once has pressed.
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
    const error = toError(response.status, answer);
    if (error.code === 'not_signed_in') tellNotSignedIn();
    throw error;
  },
};

async function onceBegun(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await send();
    if (tries === TRIES || !response.headers.has(NOT_BEGUN)) return response;
    const waitMs = Math.max(SHORTEST_WAIT_MS, Number(response.headers.get('retry-after')) * 1_000);
    // Not everyone who was refused at the same moment comes back at the same moment.
    await new Promise((proceed) => setTimeout(proceed, waitMs * (1 + Math.random() / 2)));
  }
}

/** About a call, beside its input. */
export interface CallContext {
  /** Who must be signed in; if somebody else is, the server refuses the call. */
  userId?: string;
  /** The kitchen it is meant for; if they are in another one, the server refuses the call. */
  kitchenId?: string;
}

interface Context extends CallContext {
  [OPERATION_CONTEXT_SYMBOL]?: { type: string };
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: typed by the contract, where the client is made.
  json?: any;
  /** An error from the host itself, before any endpoint. */
  code?: string;
  detail?: string;
}

function toError(status: number, answer: Answer | null): ORPCError<string, unknown> {
  const { code = answer?.code ?? 'unavailable', message = answer?.detail, data } = answer?.json ?? {};
  return new ORPCError(code, {
    status: status >= 400 ? status : 503,
    message: message ?? t('Plateful is not available right now. Please try again in a moment.'),
    data,
  });
}
