import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { type LoggedRequest, logRequest, withRequestId } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Traces } from '../monitoring/traces.ts';

export const REQUEST_ID = 'x-request-id';
/** The ids that proxies generate; anything else could smuggle lines or personal data into the log. */
const REQUEST_IDS = /^[\w-]{8,64}$/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Observers {
  trustedProxies: Config['trustedProxies'];
  /** The pattern of the route that handles a request, without ids and secrets. */
  routeOf(method: string, path: string): string;
  metrics?: Metrics | null | undefined;
  traces?: Traces | null | undefined;
}

/** Records a request that was refused before any work was done. */
export function noteRefusals({ routeOf, metrics }: Pick<Observers, 'routeOf' | 'metrics'>) {
  return (method: string, path: string, requestId: string): void =>
    withRequestId(requestId, () => {
      const named = METHODS.has(method) ? method : 'OTHER';
      const request: LoggedRequest = { method: named, route: routeOf(named, path), status: 503, ms: 0 };
      logRequest(request);
      metrics?.observe(request);
    });
}

/** Gives each request an id, which is in its response and its log lines, and records the outcome. */
export function observed({ trustedProxies, routeOf, metrics, traces }: Observers): MiddlewareHandler {
  const fromProxy = (headers: Headers, name: string) => (trustedProxies > 0 ? headers.get(name) : null);
  return (context, next) => {
    const { raw, path } = context.req;
    const given = fromProxy(raw.headers, REQUEST_ID);
    const requestId = given && REQUEST_IDS.test(given) ? given : randomUUID();
    const endTrace = traces?.begin(fromProxy(raw.headers, 'traceparent'));
    const startedAt = performance.now();
    const method = METHODS.has(raw.method) ? raw.method : 'OTHER';
    return withRequestId(requestId, async () => {
      await next();
      context.res.headers.set(REQUEST_ID, requestId);
      const request: LoggedRequest = {
        method,
        route: routeOf(method, path),
        status: context.res.status,
        ms: performance.now() - startedAt,
      };
      logRequest(request);
      metrics?.observe(request);
      endTrace?.({ ...request, requestId });
    });
  };
}
