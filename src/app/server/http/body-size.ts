import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { discardBody } from '#server/http/discard-body.ts';
import { problemResponse } from '#server/http/problem.ts';
import type { BodyLimit } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { msg } from '#shared/t.ts';
import { endpointAt } from './endpoint-at.ts';

const USUAL: BodyLimit = {
  bytes: 2 * 1024 * 1024,
  message: msg('The request is too large. Please send less.'),
};
const readers = new Map<BodyLimit, MiddlewareHandler>();

/**
 * Refuses bodies over the endpoint's limit. Inspecting a body turns it into a stream, which costs more than a small
 * request.
 */
export const limitBody: MiddlewareHandler = (context, next) => {
  const { method, path } = context.req;
  const limit = endpointAt(method, path)?.body ?? USUAL;
  return isSmallEnough(context.req.raw, limit.bytes) ? next() : readWithin(limit)(context, next);
};

function readWithin(limit: BodyLimit): MiddlewareHandler {
  const known = readers.get(limit);
  if (known) return known;
  const reader = bodyLimit({
    maxSize: limit.bytes,
    onError: async (context) => {
      const refusal = problemResponse(new AppError('too_large', limit.message));
      if (!(await discardBody(context.req.raw.body))) refusal.headers.set('connection', 'close');
      return refusal;
    },
  });
  readers.set(limit, reader);
  return reader;
}

function isSmallEnough({ method, headers }: Request, bytes: number): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const length = headers.get('content-length');
  return length !== null && !headers.has('transfer-encoding') && Number(length) <= bytes;
}
