import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LARGEST_SOURCE } from '#features/imports/rules/limits.ts';
import { LARGEST_PICTURE, PICTURE_MESSAGES } from '#features/media/rules/upload.ts';
import { problemResponse } from '#server/http/problem.ts';
import { AppError } from '#shared/errors.ts';

interface Limit {
  bytes: number;
  readWithin: MiddlewareHandler;
}

const USUAL = limitOf(2 * 1024 * 1024, 'That is too much at once. Please send less.');
/** A little more than the picture itself, for the form around it. */
const PICTURE = limitOf(LARGEST_PICTURE + 4 * 1024, PICTURE_MESSAGES.tooLarge);

/** The same as a data URL. */
const PICTURE_AS_TEXT = limitOf((LARGEST_PICTURE * 4) / 3 + 4 * 1024, PICTURE_MESSAGES.tooLarge);

/** Letters beyond ASCII take up to three bytes. */
const SOURCE = limitOf(LARGEST_SOURCE * 3, 'That is more than 5 MB of text.');

const LIMITS: Record<string, Limit> = {
  '/api/media/pictures': PICTURE,
  '/rpc/media/store': PICTURE,
  '/api/media/pictures/from-address': PICTURE_AS_TEXT,
  '/rpc/media/storeFrom': PICTURE_AS_TEXT,
  '/api/imports/text': SOURCE,
  '/rpc/imports/readText': SOURCE,
};

/** Refuses bodies that are too large. Looking at one makes it a stream, which costs more than a small request does. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const limit = LIMITS[context.req.path] ?? USUAL;
  return isSmallEnough(context.req.raw, limit.bytes) ? next() : limit.readWithin(context, next);
};

function limitOf(bytes: number, message: string): Limit {
  const readWithin = bodyLimit({
    maxSize: bytes,
    onError: () => {
      const refusal = problemResponse(new AppError('too_large', message));
      // The rest of the body is never read, so the connection cannot be used again.
      refusal.headers.set('connection', 'close');
      return refusal;
    },
  });
  return { bytes, readWithin };
}

function isSmallEnough({ method, headers }: Request, bytes: number): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const length = headers.get('content-length');
  return length !== null && !headers.has('transfer-encoding') && Number(length) <= bytes;
}
