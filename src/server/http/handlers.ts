import { ORPCError } from '@orpc/client';
import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard';
import {
  StandardOpenAPICodec,
  type StandardOpenAPICodecOptions,
  StandardOpenAPIMatcher,
} from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import type { AnyProcedure, AnyRouter } from '@orpc/server';
import { FetchHandler } from '@orpc/server/fetch';
import {
  type StandardCodec,
  StandardHandler,
  type StandardHandlerOptions,
  type StandardMatcher,
  StandardRPCCodec,
  StandardRPCMatcher,
} from '@orpc/server/standard';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { RequestContext } from '../context.ts';
import { type AroundEndpoint, declarationOf, toWireError } from '../endpoints.ts';
import { fileOf, jsonOf } from './body.ts';

/** The context with the request, whose body is read only after the caller has been admitted. */
type Context = RequestContext & { request: Request };
type LazyRequest = Parameters<StandardCodec['decode']>[0];
type Params = Parameters<StandardCodec['decode']>[1];
type Options = Pick<StandardHandlerOptions<Context>, 'clientInterceptors'>;

/**
 * oRPC's own handlers search every response for types JSON lacks (dates, sets, blobs), which takes a fifth of the time of a
 * long list. No contract allows such types (`handlers.test.ts`), so responses are sent unchanged.
 */
export function restHandler(
  router: AnyRouter,
  around: AroundEndpoint,
  options: StandardOpenAPICodecOptions,
): FetchHandler<Context> {
  const json = new StandardOpenAPISerializer(new RestJson(), new FlatQuery());
  return handler(router, around, new StandardOpenAPIMatcher(), new StandardOpenAPICodec(json, options));
}

/** The same for the typed client's calls. */
export function rpcHandler(router: AnyRouter, around: AroundEndpoint): FetchHandler<Context> {
  const codec = new StandardRPCCodec(new StandardRPCSerializer(new RpcJson()));
  return handler(router, around, new StandardRPCMatcher(), codec);
}

function handler(
  router: AnyRouter,
  { admit, run }: AroundEndpoint,
  matcher: StandardMatcher,
  codec: StandardCodec,
): FetchHandler<Context> {
  const contexts = new WeakMap<LazyRequest, Context>();
  const paths = new WeakMap<AnyProcedure, readonly string[]>();
  const named: StandardMatcher = {
    init: (matched) => matcher.init(matched),
    async match(method, pathname) {
      const found = await matcher.match(method, pathname);
      if (found) paths.set(found.procedure, found.path);
      return found;
    },
  };
  /** Does not read the body for callers who may not call the endpoint; for all others, reads no more than the limit. */
  const decode = async (request: LazyRequest, params: Params, procedure: AnyProcedure) => {
    const context = contexts.get(request) as Context;
    const path = paths.get(procedure) ?? [];
    const { meta, isRead } = declarationOf(procedure);
    if (request.method === 'GET' && !isRead) throw new ORPCError('METHOD_NOT_SUPPORTED');
    await admit({ context, procedure, path });
    const body = async () => {
      context.deadline?.pause();
      const read = meta.takesFile ? fileOf : jsonOf;
      return read(context.request, meta.body).finally(() => context.deadline?.resume());
    };
    try {
      const { method, url, signal } = request;
      return await codec.decode({ method, url, signal, headers: {}, body }, params, procedure);
    } catch (error) {
      throw error instanceof AppError ? toWireError(error, path) : error;
    }
  };
  const guarded: StandardCodec = {
    decode,
    encode: (output, procedure) => codec.encode(output, procedure),
    encodeError: (error) => codec.encodeError(error),
  };
  const options: Options & Pick<StandardHandlerOptions<Context>, 'interceptors'> = {
    interceptors: [
      ({ next, ...asked }) => {
        contexts.set(asked.request, asked.context);
        return next(asked);
      },
    ],
    // oRPC types interceptors by their endpoint; ours run around all of them.
    clientInterceptors: [run] as never[],
  };
  return new FetchHandler(new StandardHandler<Context>(router, named, guarded, options));
}

class RestJson extends StandardOpenAPIJsonSerializer {
  override serialize(answer: unknown): ReturnType<StandardOpenAPIJsonSerializer['serialize']> {
    return [answer, false];
  }
}

/**
 * Parses a query string. No endpoint takes lists or objects in it (`handlers.test.ts`), and brackets that describe them
 * (`a[9999]=`) cost the sender nothing but make the server walk each list.
 */
class FlatQuery extends StandardBracketNotationSerializer {
  override deserialize(pairs: readonly [string, unknown][]): Record<string, unknown> {
    const query = new Map(pairs);
    if (query.size < pairs.length)
      throw new AppError('invalid_input', t('The address contains a parameter twice. Please use each once.'));
    return Object.fromEntries(query);
  }
}

class RpcJson extends StandardRPCJsonSerializer {
  override serialize(answer: unknown): ReturnType<StandardRPCJsonSerializer['serialize']> {
    return [answer, [], [], []];
  }

  /** Type marks, for what JSON cannot express, can turn a list into a set a thousand times. No contract uses such types. */
  override deserialize(json: unknown, marks: readonly unknown[]): unknown {
    if (marks.length > 0)
      throw new AppError('invalid_input', t('The request could not be read. Please check it and try again.'));
    return json;
  }
}
