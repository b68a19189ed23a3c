import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Follower, KitchenEvents } from '../events.ts';
import type { SessionCache } from '../session-cache.ts';
import { problemResponse } from './problem.ts';

const HEARTBEAT_MS = 25_000;

/**
 * `GET /api/events`: server-sent events for a signed-in person, `mealPlanUpdated` whenever their kitchen's plan changes
 * on any device. A comment every 25 seconds keeps proxies from closing the connection. Ends with the session.
 */
export function streamEvents({ sessions, events }: { sessions: SessionCache; events: KitchenEvents }) {
  return async (context: Context): Promise<Response> => {
    const headers = new Headers(context.req.raw.headers);
    const { user, kitchenId } = await sessions.identify(headers);
    if (!user || !kitchenId)
      return problemResponse(new AppError('not_signed_in', t('Please sign in to continue.')));
    // Nobody would read the stream of a HEAD request.
    if (context.req.method === 'HEAD') return context.body(null);
    const isSignedIn = async () => (await sessions.identify(headers)).user?.id === user.id;
    const response = streamSSE(context, async (stream) => {
      const { follower, end } = events.follow(user.id, kitchenId, {
        page: context.req.query('page') ?? null,
        since: Number(context.req.query('since')) || null,
      });
      stream.onAbort(end);
      await write(stream, follower, isSignedIn).finally(end);
    });
    response.headers.set('cache-control', 'no-store, no-transform');
    // Tells reverse proxies not to buffer the response.
    response.headers.set('x-accel-buffering', 'no');
    return response;
  };
}

async function write(
  stream: SSEStreamingApi,
  follower: Follower,
  isSignedIn: () => Promise<boolean>,
): Promise<void> {
  await stream.write(': following\n\n');
  for (;;) {
    const news = await follower.next(HEARTBEAT_MS);
    if (news === 'end' || stream.aborted) return;
    if (news === 'changed') await stream.writeSSE({ event: 'mealPlanUpdated', data: '{}' });
    else if (await isSignedIn()) await stream.write(': still here\n\n');
    else return;
  }
}
