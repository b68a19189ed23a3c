import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { busy, type Capacity } from './capacity.ts';
import { answerFailure } from './failure.ts';

/** Clients that retry at once despite Retry-After wait this long for their next refusal. Waiting is free. */
const PAUSE_MS = 25;
const API = /^\/(?:api|rpc)\//;
/** Health checks, event streams, documents and files need no slot. */
const NO_PLACE =
  /^\/(?:health|webhooks|pictures|videos|uploads|calendar|dev|assets)\/|^\/api\/(?:events|docs|openapi\.json)$|\.\w+$/;

/** Responses that are the same for everyone. */
interface Cached {
  keyOf(request: Request): string | null;
  has(key: string): boolean;
}

/**
 * Refuses early what would be refused anyway, so that under a flood, refusals take no time from admitted requests. The
 * responses are built once.
 */
export function turnAwayEarly(parts: {
  capacity: Capacity;
  drawing: Capacity;
  cached: Cached;
}): MiddlewareHandler {
  const refusals = new Map<boolean, Promise<Refusal>>(
    [true, false].map((isApi) => [isApi, refusalOf(isApi ? '/api/' : '/')]),
  );
  return async (context, next) => {
    const { path, raw } = context.req;
    const isApi = API.test(path);
    const capacity = isApi ? parts.capacity : parts.drawing;
    if (!capacity.isFull || NO_PLACE.test(path) || !takesPlace(raw, isApi, parts.cached)) return next();
    capacity.refused++;
    await wait(PAUSE_MS);
    const { body, headers } = (await refusals.get(isApi))!;
    return new Response(body, { status: 503, headers });
  };
}

interface Refusal {
  body: string;
  headers: Record<string, string>;
}

async function refusalOf(path: string): Promise<Refusal> {
  const response = answerFailure(busy(), { req: { path } });
  const body = await response.text();
  const headers = {
    ...Object.fromEntries(response.headers),
    'content-length': String(Buffer.byteLength(body)),
  };
  return { body, headers };
}

/**
 * Whether a request is sure to need a slot. Whether a kitchen's response is cached is known only after identifying the
 * caller.
 */
function takesPlace(request: Request, isApi: boolean, cached: Cached): boolean {
  const key = cached.keyOf(request);
  return key ? !cached.has(key) : !isApi;
}
