import type { z } from 'zod';
import { readWithin } from '#server/http/read-within.ts';
import { PaymentError } from './port.ts';

/** For all requests that one method of a provider makes. */
const DEADLINE_MS = 4_500;
const MOST_BYTES = 1024 * 1024;

export const deadline = (): AbortSignal => AbortSignal.timeout(DEADLINE_MS);

export interface Question {
  method?: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/**
 * Asks a provider. Throws `PaymentError`: `unavailable` if it does not answer or a retry may help, otherwise `refused`.
 */
export async function askText(url: URL, question: Question): Promise<string> {
  let status: number;
  let text: string;
  try {
    // Following a redirect could leak the token.
    const response = await fetch(url, { ...question, redirect: 'error' });
    status = response.status;
    text = (await readWithin(response.body, MOST_BYTES)).toString('utf8');
  } catch (cause) {
    throw new PaymentError('unavailable', `${url.host} does not answer`, { cause });
  }
  if (status >= 200 && status < 300) return text;
  const kind = [401, 408, 425, 429].includes(status) || status >= 500 ? 'unavailable' : 'refused';
  // The log holds no email addresses.
  const said = text
    .slice(0, 300)
    .replace(/\s+/g, ' ')
    .replace(/[^\s"]+@[^\s"]+/g, '…');
  throw new PaymentError(kind, `${url.host} answered ${status} at ${url.pathname}: ${said}`, { status });
}

/** A JSON response of the expected shape. */
export async function askJson<Answer>(
  url: URL,
  question: Question,
  shape: z.ZodType<Answer>,
): Promise<Answer> {
  return readJson(url, await askText(url, question), shape);
}

/** The JSON of a response; throws a `PaymentError` of kind `unavailable` if it has another shape. */
export function readJson<Answer>(url: URL, text: string, shape: z.ZodType<Answer>): Answer {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new PaymentError('unavailable', `${url.host} gave no usable answer at ${url.pathname}`, { cause });
  }
}
