import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { busy, type Capacity } from './capacity.ts';
import { answerFailure } from './failure.ts';

/** Whoever asks again at once, whatever Retry-After says, waits this long for the next refusal, which costs nothing. */
const PAUSE_MS = 50;
const API = /^\/(?:api|rpc)\//;
/** Checks of health, event streams, documents and files take no place. */
const NO_PLACE = /^\/(?:health|pictures|calendar|dev|assets)\/|^\/api\/(?:events|docs|openapi\.json)$|\.\w+$/;

/** What is answered the same whoever asks. */
interface Cached {
  keyOf(request: Request): string | null;
  has(key: string): boolean;
}

/**
 * Refuses what would only be refused later, before anything is done for it: under a flood the refusals would else take the
 * time of those who are let in.
 */
export function turnAwayEarly(parts: {
  capacity: Capacity;
  drawing: Capacity;
  cached: Cached;
}): MiddlewareHandler {
  const refusal = busy();
  return async (context, next) => {
    const { path, raw } = context.req;
    const isApi = API.test(path);
    const { isFull } = isApi ? parts.capacity : parts.drawing;
    if (!isFull || NO_PLACE.test(path) || !takesPlace(raw, isApi, parts.cached)) return next();
    await wait(PAUSE_MS);
    return answerFailure(refusal, context);
  };
}

/** Whether it is sure to take a place. What is cached for a kitchen is known only to who knows the caller. */
function takesPlace(request: Request, isApi: boolean, cached: Cached): boolean {
  const key = cached.keyOf(request);
  return key ? !cached.has(key) : !isApi;
}
