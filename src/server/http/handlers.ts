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
import type { AnyRouter } from '@orpc/server';
import { FetchHandler } from '@orpc/server/fetch';
import { StrictGetMethodPlugin } from '@orpc/server/plugins';
import {
  type StandardCodec,
  StandardHandler,
  type StandardHandlerOptions,
  type StandardMatcher,
  StandardRPCCodec,
  StandardRPCMatcher,
} from '@orpc/server/standard';
import type { RequestContext } from '../context.ts';

type Options = StandardHandlerOptions<RequestContext>;

/**
 * oRPC's own handlers search every answer for types JSON lacks (dates, sets, blobs), a fifth of the time of a long
 * list. No contract allows them (`handlers.test.ts`), so answers are sent unchanged.
 */
export function restHandler(router: AnyRouter, options: Options & StandardOpenAPICodecOptions) {
  const json = new StandardOpenAPISerializer(new RestJson(), new StandardBracketNotationSerializer());
  return handler(router, new StandardOpenAPIMatcher(), new StandardOpenAPICodec(json, options), options);
}

/** The same for the typed client's calls. */
export function rpcHandler(router: AnyRouter, options: Options) {
  const codec = new StandardRPCCodec(new StandardRPCSerializer(new RpcJson()));
  const plugins = [new StrictGetMethodPlugin<RequestContext>()];
  return handler(router, new StandardRPCMatcher(), codec, { ...options, plugins });
}

function handler(router: AnyRouter, matcher: StandardMatcher, codec: StandardCodec, options: Options) {
  return new FetchHandler(new StandardHandler<RequestContext>(router, matcher, codec, options));
}

class RestJson extends StandardOpenAPIJsonSerializer {
  override serialize(answer: unknown): ReturnType<StandardOpenAPIJsonSerializer['serialize']> {
    return [answer, false];
  }
}

class RpcJson extends StandardRPCJsonSerializer {
  override serialize(answer: unknown): ReturnType<StandardRPCJsonSerializer['serialize']> {
    return [answer, [], [], []];
  }
}
