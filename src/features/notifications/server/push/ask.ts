import { readWithin } from '#server/http/read-within.ts';

export interface Answer {
  status: number;
  retryAfter: string | null;
  /** `null` if it is not JSON. */
  body: unknown;
}

interface Question {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

/** Responses of push services are short. */
export const MOST_BYTES = 64 * 1024;

/** Posts to a service. Throws for timeouts, failures, redirects and responses over 64 KB. */
export async function ask(url: string, { timeoutMs, ...question }: Question): Promise<Answer> {
  const response = await fetch(url, {
    ...question,
    method: 'POST',
    // Following a redirect could leak the token.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = (await readWithin(response.body, MOST_BYTES)).toString('utf8');
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: parsed(text),
  };
}

/** Parses JSON; `null` for anything else, because the errors would quote the text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A service's code for what is wrong, if it is fit for a log: no sentences or tokens. */
export function codeIn(said: unknown): string {
  return typeof said === 'string' && /^\w{1,60}$/.test(said) ? said : 'no reason';
}
