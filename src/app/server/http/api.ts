import { OpenAPIGenerator } from '@orpc/openapi';
import type { AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { RequestContext } from '#server/context.ts';
import { aroundEndpoint, toWireError } from '#server/endpoints.ts';
import type { Capacity } from '#server/http/capacity.ts';
import { restHandler, rpcHandler } from '#server/http/handlers.ts';
import { problemOf } from '#server/http/problem.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import type { App } from '../app.ts';

export interface ApiHandlers {
  /** The REST surface below `/api`. */
  rest(request: Request, context: RequestContext): Promise<Response | null>;
  /** The same endpoints for the browser's typed client, below `/rpc`. */
  rpc(request: Request, context: RequestContext): Promise<Response | null>;
  /** The OpenAPI 3.1 document. */
  document(): Promise<object>;
}

export function createApi(
  { router, around }: Pick<App, 'router' | 'around'>,
  capacity: Capacity,
  publicUrl: string,
): ApiHandlers {
  // oRPC types interceptors by their endpoint; ours run around all of them. Plugins append to the given list, so each
  // handler gets its own.
  // are given, so each handler gets its own.
  const interceptors = () => [aroundEndpoint({ ...around, capacity })] as never[];
  const rest = restHandler(router as AnyRouter, {
    clientInterceptors: interceptors(),
    // Errors before an endpoint is reached (such as invalid JSON) have not been mapped yet.
    customErrorResponseBodyEncoder: (error) =>
      problemOf(error.code in ERROR_STATUS ? error : toWireError(error)),
  });
  const rpc = rpcHandler(router as AnyRouter, { clientInterceptors: interceptors() });
  let document: Promise<object> | undefined;

  return {
    async rest(request, context) {
      const { response } = await rest.handle(request, { prefix: '/api', context });
      return response ? finish(response, context, true) : null;
    },
    async rpc(request, context) {
      const { response } = await rpc.handle(request, { prefix: '/rpc', context });
      return response ? finish(response, context, false) : null;
    },
    document() {
      document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
        router as AnyRouter,
        {
          info: {
            title: 'Plateful',
            version: '1.0.0',
            description: 'Discover recipes, plan your meals, shop from the plan.',
          },
          servers: [{ url: `${publicUrl}/api` }],
          customErrorResponseBodySchema: () => PROBLEM_SCHEMA,
        },
      );
      return document;
    },
  };
}

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'issues'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
} as const;

/** Adds the endpoint's headers. The response itself is not copied: that would turn it into a stream. */
function finish(response: Response, context: RequestContext, asProblem: boolean): Response {
  const { headers, status } = response;
  for (const [name, value] of context.responseHeaders) headers.append(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (asProblem && status >= 400) headers.set('content-type', 'application/problem+json');
  return response;
}
