import { JUST_CHANGED } from '../endpoints.ts';
import type { Accepted } from './cache/cached-response.ts';

/** The request data that caches need, even if only the head has been read. */
export interface Asked {
  method: string;
  url: string;
  headers: Pick<Headers, 'get'>;
}

/** Whether it reads a kitchen's cacheable data. */
export function mayBeKept(request: Request): boolean {
  return request.method === 'GET' && !hasJustChanged(request);
}

/** Whether it comes from somebody who made a change a moment ago, perhaps through another process. */
export function hasJustChanged({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('cookie')?.includes(`${JUST_CHANGED}=`) === true;
}

export function acceptsGzip(request: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers.get('accept-encoding') ?? '');
}

export function acceptedBy(request: Request): Accepted {
  return { gzip: acceptsGzip(request), known: request.headers.get('if-none-match') };
}

export function pathOf(request: Pick<Asked, 'url'>): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
