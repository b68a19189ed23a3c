import type { QueryFunctionContext } from '@tanstack/react-query';

/** About a call, beside its input. */
export interface CallContext {
  /** The person who must be signed in; if somebody else is, the server refuses the call. */
  userId?: string;
  /** The kitchen it is meant for; if they are in another one, the server refuses the call. */
  kitchenId?: string;
}

type Kind = 'query' | 'infinite' | 'mutation';

interface Options {
  input?: unknown;
  context?: CallContext;
}

interface InfiniteOptions extends Options {
  input(pageParam: unknown): unknown;
  initialPageParam: unknown;
}

/** About a call: `kind` says what for, if TanStack Query makes it. */
export interface AboutCall {
  signal?: AbortSignal | undefined;
  context?: CallContext | undefined;
  kind?: Kind;
}

export type CallEndpoint = (path: readonly string[], input: unknown, about: AboutCall) => Promise<unknown>;

/**
 * Keys and options for TanStack Query, of the endpoint or group of endpoints at a path. Does for plain endpoints what
 * `createTanstackQueryUtils` of oRPC does, which also handles streams and makes a page 4 kB heavier; the types are its.
 */
export function endpointQueries(call: CallEndpoint, path: readonly string[] = []): object {
  const key = ({ input, type }: { input?: unknown; type?: Kind } = {}) => [
    path,
    { ...(input !== undefined && { input }), ...(type && { type }) },
  ];
  const queryKey = ({ input }: Options = {}) => key({ input, type: 'query' });
  const helpers = {
    key,
    queryKey,
    call: (input: unknown, about: AboutCall = {}) => call(path, input, about),
    queryOptions: ({ input, context, ...others }: Options = {}) => ({
      queryFn: ({ signal }: QueryFunctionContext) => call(path, input, { signal, context, kind: 'query' }),
      ...others,
      queryKey: queryKey({ input }),
    }),
    infiniteOptions: ({ input, context, ...others }: InfiniteOptions) => ({
      queryFn: ({ pageParam, signal }: QueryFunctionContext) =>
        call(path, input(pageParam), { signal, context, kind: 'infinite' }),
      ...others,
      queryKey: key({ input: input(others.initialPageParam), type: 'infinite' }),
    }),
    mutationOptions: ({ context, ...others }: Options = {}) => ({
      mutationFn: (input: unknown) => call(path, input, { context, kind: 'mutation' }),
      ...others,
      mutationKey: key({ type: 'mutation' }),
    }),
  };
  // Made once: each card of a page asks for several.
  const parts = new Map<string | symbol, unknown>(Object.entries(helpers));
  return new Proxy(helpers, {
    get(_, name) {
      if (typeof name === 'string' && !parts.has(name))
        parts.set(name, endpointQueries(call, [...path, name]));
      return parts.get(name);
    },
  });
}
