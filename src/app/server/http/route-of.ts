import { CALENDARS } from '#shared/paths.ts';
import { pageAt } from '../../gate.ts';
import { routeAt } from './endpoint-at.ts';

/** Paths that are neither pages nor endpoints. */
const OTHERS: readonly [RegExp, string][] = [
  [/^\/health\/(?:live|ready)$/, ''],
  [/^\/api\/(?:docs|events|openapi\.json)$/, ''],
  [/^\/(?:metrics|sitemap\.xml|robots\.txt|manifest\.webmanifest|service-worker\.js)$/, ''],
  [/^\/pictures\/stored\//, '/pictures/stored/:file'],
  [/^\/pictures\/recipes\//, '/pictures/recipes/:id/:file'],
  [/^\/videos\//, '/videos/:file'],
  [/^\/uploads\//, '/uploads/:id'],
  [new RegExp(`^${CALENDARS}/`), `${CALENDARS}/:secret`],
  [/^\/webhooks\/(?:paypal|stripe)$/, ''],
  [/^\/export(?:\/|$)/, '/export'],
  [/^\/admin\/export(?:\/|$)/, '/admin/export/:file'],
  [/^\/dev\/outbox$/, ''],
];

/** The pattern of the route that handles a request: it contains no id, no secret and nothing that a stranger made up. */
export function routeOf(method: string, path: string): string {
  for (const [pattern, route] of OTHERS) if (pattern.test(path)) return route || path;
  if (path.startsWith('/rpc/')) return routeAt(method, path) ?? '/rpc/*';
  if (path.startsWith('/api/')) return routeAt(method, path) ?? '/api/*';
  // Pages in other spellings end in `.data`.
  if (/\.\w+$/.test(path) && !path.endsWith('.data')) return '/:file';
  return pageAt(path).path;
}
