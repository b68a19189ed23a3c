import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../monitoring/metrics.ts';
import { byToken } from '../session-cache.ts';

/** `GET /metrics` for Prometheus. Not found for anyone else, or if no token is set. */
export function serveMetrics(metrics: Metrics | null | undefined, token: string | null): MiddlewareHandler {
  return async (context, next) => {
    if (!metrics || !token) return next();
    if (!isSame(byToken(context.req.raw.headers) ?? '', token))
      return context.text('Send METRICS_TOKEN as a bearer token.', 401, { 'www-authenticate': 'Bearer' });
    const { body, contentType } = await metrics.text();
    return context.body(body, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  };
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
