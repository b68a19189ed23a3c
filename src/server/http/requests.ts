import { JUST_CHANGED } from '../endpoints.ts';

/** Whether it reads cacheable data of a kitchen. */
export function mayBeKept({ method, headers }: Request): boolean {
  return method === 'GET' && !headers.get('cookie')?.includes(`${JUST_CHANGED}=`);
}

export function acceptsGzip(request: Request): boolean {
  return /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
}

export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
