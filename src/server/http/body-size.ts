import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#shared/errors.ts';
import { problemResponse } from './problem.ts';

const LARGEST_BODY = 2 * 1024 * 1024;

const readWithin = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    const refusal = problemResponse(new AppError('too_large', 'That is too much at once. Please send less.'));
    // The rest of the body is never read, so the connection cannot be used again.
    refusal.headers.set('connection', 'close');
    return refusal;
  },
});

/** Refuses bodies that are too large. Looking at one makes it a stream, which costs more than a small request does. */
export const limitBody: MiddlewareHandler = (context, next) =>
  isSmallEnough(context.req.raw) ? next() : readWithin(context, next);

function isSmallEnough({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const length = headers.get('content-length');
  return length !== null && !headers.has('transfer-encoding') && Number(length) <= LARGEST_BODY;
}
