import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { KitchenEvents } from '../events.ts';
import type { SessionCache } from '../session-cache.ts';
import { problemResponse } from './problem.ts';

const HEARTBEAT_MS = 25_000;

/**
 * `GET /api/events`: server-sent events for a signed-in person, `mealPlanUpdated` whenever their kitchen's plan changes on
 * any device, and `kitchenChanged` when they have moved to a kitchen other than the one the page named (`kitchen`) or was
 * last told of. A comment every 25 seconds keeps proxies from closing the connection. Ends with the session.
 */
export function streamEvents({ sessions, events }: { sessions: SessionCache; events: KitchenEvents }) {
  return async (context: Context): Promise<Response> => {
    const headers = new Headers(context.req.raw.headers);
    const { user, kitchenId } = await sessions.identify(headers);
    if (!user || !kitchenId)
      return problemResponse(new AppError('not_signed_in', t('Please sign in to continue.')));
    // The stream of a HEAD request would never be read.
    if (context.req.method === 'HEAD') return context.body(null);
    const response = streamSSE(context, async (stream) => {
      const followed = events.follow(user.id, kitchenId, {
        page: context.req.query('page') ?? null,
        age: ageOf(context.req.query('age')),
      });
      stream.onAbort(followed.end);
      const kitchenNow = async () => {
        const now = await sessions.identify(headers);
        return now.user?.id === user.id ? now.kitchenId : null;
      };
      const known = context.req.query('kitchen') || kitchenId;
      await write(stream, followed, { known, kitchenNow }).finally(followed.end);
    });
    response.headers.set('cache-control', 'no-store, no-transform');
    // Asks reverse proxies not to buffer the response.
    response.headers.set('x-accel-buffering', 'no');
    return response;
  };
}

/** In milliseconds; `null` for anything that is not a number. */
const ageOf = (text = '') => (/^\d{1,12}$/.test(text) ? Number(text) : null);

interface Follows {
  /** The kitchen that the page knows of. */
  known: string;
  /** The person's kitchen; `null` once the session has ended. */
  kitchenNow(): Promise<string | null>;
}

async function write(
  stream: SSEStreamingApi,
  { follower, moveTo }: ReturnType<KitchenEvents['follow']>,
  { known, kitchenNow }: Follows,
): Promise<void> {
  await stream.write(': following\n\n');
  let told = known;
  const tellMoved = async (kitchenId: string) => {
    told = kitchenId;
    moveTo(kitchenId);
    await stream.writeSSE({ event: 'kitchenChanged', data: '{}' });
  };
  const first = await kitchenNow();
  if (first !== null && first !== told) await tellMoved(first);
  for (;;) {
    const news = await follower.next(HEARTBEAT_MS);
    if (news === 'end' || stream.aborted) return;
    // Checked for each event: people get no more events of a kitchen they have left.
    const kitchenId = await kitchenNow();
    if (kitchenId === null) return;
    if (kitchenId !== told) await tellMoved(kitchenId);
    else if (news === 'changed') await stream.writeSSE({ event: 'mealPlanUpdated', data: '{}' });
    else await stream.write(': still here\n\n');
  }
}
