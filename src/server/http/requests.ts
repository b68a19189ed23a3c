import { hasSession } from '../callers.ts';
import { JUST_CHANGED } from '../endpoints.ts';

/** Whether the answer is the same for whoever asks: nothing in the request says who it is. */
export function isForEveryVisitor(request: Request): boolean {
  return (
    request.method === 'GET' &&
    !hasSession(request.headers.get('cookie') ?? '') &&
    !request.headers.has('authorization')
  );
}

/** Whether it reads something of a kitchen that may be kept. */
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
