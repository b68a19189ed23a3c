import { readWithin } from '#server/http/read-within.ts';
import { RetailerError } from './port.ts';

const MOST_BYTES = 2 * 1024 * 1024;

export interface OutsideRequest {
  method?: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
}

/**
 * Requests JSON from a store; `undefined` for an empty response. Throws `unavailable` for timeouts, failures, redirects,
 * responses over 2 MB or malformed JSON.
 */
export async function askOutside(url: URL, { timeoutMs, ...request }: OutsideRequest): Promise<unknown> {
  let answer: { status: number; text: string };
  try {
    const response = await fetch(url, {
      ...request,
      // Following a redirect could leak the token.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = {
      status: response.status,
      text: (await readWithin(response.body, MOST_BYTES)).toString('utf8'),
    };
  } catch (error) {
    throw new RetailerError('unavailable', `${url.host} did not answer`, error);
  }
  const { status, text } = answer;
  if (status === 401) throw new RetailerError('unauthorized', `${url.host} answered 401`);
  if (status === 408 || status === 429 || status >= 500)
    throw new RetailerError('unavailable', `${url.host} answered ${status}`);
  if (status >= 400) throw new RetailerError('refused', `${url.host} answered ${status}`);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RetailerError('unavailable', `${url.host} did not answer in JSON`, error);
  }
}
