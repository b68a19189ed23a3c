import { EXPECTED_KITCHEN, EXPECTED_USER } from '#shared/expected-user.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { CallEndpoint } from './endpoint-queries.ts';
import { Refusal } from './errors.ts';
import { tellNotSignedIn } from './not-signed-in.ts';

/** Identifies this page, so that the server does not notify it of its own changes. */
export const PAGE = newId();

/** Longer addresses are sent as a POST body. */
const LONGEST_ADDRESS = 1800;

/** Browsers let 64 kB in all outlive a page. */
const LONGEST_OUTLIVING = 4_000;

/**
 * Speaks oRPC's protocol for plain JSON, which is all our contracts use. oRPC's own link also handles files, streams and
 * dates, for 5 kB more. Reads use GET, so that the server does not treat them as changes.
 */
export const callByJson: CallEndpoint = async (path, input, { signal, context, kind }) => {
  const { userId, kitchenId } = context ?? {};
  const body = input === undefined ? undefined : JSON.stringify({ json: input });
  const address = `/rpc/${path.map(encodeURIComponent).join('/')}`;
  const asAddress = body === undefined ? address : `${address}?data=${encodeURIComponent(body)}`;
  const isMutation = kind === 'mutation';
  const isRead = kind !== undefined && !isMutation && asAddress.length < LONGEST_ADDRESS;
  const response = await (isRead
    ? fetch(asAddress, { signal: signal ?? null })
    : fetch(address, {
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
        signal: signal ?? null,
      }));
  const answer = (await response.json().catch(() => null)) as Answer | null;
  if (response.ok && answer) return answer.json;
  const error = toError(answer);
  if (error.code === 'not_signed_in') tellNotSignedIn();
  throw error;
};

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
