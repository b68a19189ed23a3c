import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Language } from '#shared/languages.ts';
import { NOT_BEGUN } from '#shared/not-begun.ts';
import { languageOfRequest } from '../language.ts';
import { busy, type Capacity } from './capacity.ts';
import { answerFailure } from './failure.ts';
import { REQUEST_ID } from './observed.ts';
import type { Asked } from './requests.ts';

/**
 * Refusals per second. Beyond this, clients are retrying immediately despite Retry-After, so each refusal is delayed.
 * Delaying costs nothing.
 */
const PROMPT_PER_S = 1_000;
const PAUSE_MS = 25;
const API = /^\/(?:api|rpc)\//;
/** Health checks, event streams, documents and files need no slot. */
const NO_SLOT =
  /^\/(?:health|webhooks|pictures|videos|uploads|calendar|dev|assets)\/|^\/api\/(?:events|docs|openapi\.json)$|\.\w+$/;

interface Refusal {
  body: Buffer;
  headers: [name: string, value: string][];
}

interface Doorway {
  /** For database work of the API, and for rendering pages. */
  capacity: Capacity;
  drawing: Capacity;
  /** Responses that are the same for everyone. */
  cached: { keyOf(asked: Asked): string | null; has(key: string): boolean };
  /** Whether a call is sure to need the database. */
  needsDatabase(method: string, path: string): boolean;
  /** Responds as usual; resolves once the response has been handed to the connection, whether or not it is read. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
  /** Renders the refusal for a path in the reader's language, with every header a response must have. */
  draw(path: string, language: Language): Promise<Response>;
  noteRefusal(method: string, path: string, requestId: string): void;
}

/**
 * Refuses up front what would be refused anyway, before spending anything else on it: a flood must take no time from
 * admitted requests. Refusals are rendered once and copied.
 */
export function turnAwayAtTheDoor(parts: Doorway): RequestListener {
  const refusals = new Map<string, Promise<Refusal>>();
  const isPrompt = atMostPerSecond(PROMPT_PER_S);
  const refusalOf = (isApi: boolean, language: Language) => {
    const name = `${isApi} ${language}`;
    const known = refusals.get(name);
    if (known) return known;
    const drawn = parts.draw(isApi ? '/api/' : '/', language).then(toRefusal);
    refusals.set(name, drawn);
    return drawn;
  };
  return (incoming, outgoing) => {
    const asked = askedBy(incoming);
    const { pathname } = new URL(asked.url);
    const isApi = API.test(pathname);
    const capacity = isApi ? parts.capacity : parts.drawing;
    if (NO_SLOT.test(pathname) || !needsSlot(asked, pathname, isApi, parts))
      return parts.answer(incoming, outgoing);
    if (!capacity.isFull)
      return capacity.admit((leave) => {
        // Slow senders block nobody: they take a slot only once the whole body has arrived.
        if (asked.method !== 'GET') setImmediate(() => incoming.complete || leave());
        void parts.answer(incoming, outgoing).finally(leave);
      });
    capacity.refused++;
    const requestId = randomUUID();
    parts.noteRefusal(asked.method, pathname, requestId);
    const refusal = refusalOf(isApi, languageOfRequest(asked.headers));
    const answer = () => void refusal.then((drawn) => hand(drawn, requestId, outgoing));
    if (isPrompt()) answer();
    else setTimeout(answer, PAUSE_MS);
  };
}

/** Whether this call is one of the first in its second. */
export function atMostPerSecond(most: number, now = () => performance.now()): () => boolean {
  let since = now();
  let calls = 0;
  return () => {
    if (now() - since >= 1_000) {
      since = now();
      calls = 0;
    }
    calls++;
    return calls <= most;
  };
}

/** Asks the middleware to render a refusal; nobody outside can set this. */
export interface RefusalBindings {
  isRefused?: boolean;
}

export const drawRefusal: MiddlewareHandler<{ Bindings: RefusalBindings }> = async (context, next) => {
  if (!context.env?.isRefused) return next();
  const refusal = answerFailure(busy(), context);
  refusal.headers.set(NOT_BEGUN, '1');
  return refusal;
};

async function toRefusal(response: Response): Promise<Refusal> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== REQUEST_ID && name !== 'content-length');
  return { body, headers: [...headers, ['content-length', String(body.length)]] };
}

function hand({ body, headers }: Refusal, requestId: string, outgoing: ServerResponse): void {
  if (outgoing.destroyed) return;
  outgoing.writeHead(503, [...headers, [REQUEST_ID, requestId]].flat());
  outgoing.end(body);
}

function askedBy({ method = 'GET', url = '/', headers }: IncomingMessage): Asked {
  return {
    method,
    // Requests in the form meant for proxies name the host too.
    url: url.startsWith('/') ? `http://door${url}` : 'http://door/',
    headers: { get: (name) => headers[name]?.toString() ?? null },
  };
}

/**
 * Whether a request is sure to need a slot. That a kitchen's response is cached is known only after identifying the caller.
 */
function needsSlot(asked: Asked, pathname: string, isApi: boolean, parts: Doorway): boolean {
  const key = parts.cached.keyOf(asked);
  if (key) return !parts.cached.has(key);
  return !isApi || (asked.method !== 'GET' && parts.needsDatabase(asked.method, pathname));
}
