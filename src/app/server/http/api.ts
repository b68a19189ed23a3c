import type { AnyRouter } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { aroundEndpoint, toWireError } from '#server/endpoints.ts';
import type { Capacity } from '#server/http/capacity.ts';
import { restHandler, rpcHandler } from '#server/http/handlers.ts';
import { problemOf } from '#server/http/problem.ts';
import { speakPlainly } from '#server/input-messages.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { type ApiDocument, openApiDocument } from './openapi.ts';

export interface ApiHandlers {
  /** The REST surface below `/api`. */
  rest(request: Request, context: RequestContext): Promise<Response | null>;
  /** The same endpoints for the browser's typed client, below `/rpc`. */
  rpc(request: Request, context: RequestContext): Promise<Response | null>;
  /** The OpenAPI 3.1 document. */
  document(): Promise<ApiDocument>;
}

export function createApi(
  { router, around }: Pick<App, 'router' | 'around'>,
  capacity: Capacity,
): ApiHandlers {
  speakPlainly();
  const guard = aroundEndpoint({ ...around, capacity });
  const rest = restHandler(router as AnyRouter, guard, {
    // Errors before an endpoint is reached (such as an unreadable query) have not been mapped yet.
    customErrorResponseBodyEncoder: (error) =>
      problemOf(error.code in ERROR_STATUS ? error : toWireError(error)),
  });
  const rpc = rpcHandler(router as AnyRouter, guard);
  let document: Promise<ApiDocument> | undefined;

  return {
    async rest(request, context) {
      const { response } = await rest.handle(request, {
        prefix: '/api',
        context: { ...context, request },
      });
      return response ? finish(response, context, true) : null;
    },
    async rpc(request, context) {
      const { response } = await rpc.handle(request, {
        prefix: '/rpc',
        context: { ...context, request },
      });
      return response ? finish(response, context, false) : null;
    },
    document() {
      document ??= openApiDocument(router as AnyRouter);
      return document;
    },
  };
}

/** Adds the endpoint's headers. The response itself is not copied: that would turn it into a stream. */
function finish(response: Response, context: RequestContext, asProblem: boolean): Response {
  const { headers, status } = response;
  for (const [name, value] of context.responseHeaders) headers.append(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (asProblem && status >= 400) headers.set('content-type', 'application/problem+json');
  return response;
}
