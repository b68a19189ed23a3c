import type { QueryFunctionContext } from '@tanstack/react-query';

/** Options of a call, besides its input. */
export interface CallContext {
  /** The person who must be signed in; the server refuses the call if somebody else is. */
  userId?: string;
  /** The kitchen the call is meant for; the server refuses the call if the person is in another one. */
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

/** Metadata of a call: `kind` says what TanStack Query makes it for, if it does. */
export interface AboutCall {
  signal?: AbortSignal | undefined;
  context?: CallContext | undefined;
  kind?: Kind;
}

export type CallEndpoint = (path: readonly string[], input: unknown, about: AboutCall) => Promise<unknown>;

/**
 * TanStack Query keys and options for the endpoint or group of endpoints at a path. Does for plain endpoints what oRPC's
 * `createTanstackQueryUtils` does, which also handles streams and makes a page 4 kB heavier; the types are oRPC's.
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
  // Created once, because each card of a page uses several.
  const parts = new Map<string | symbol, unknown>(Object.entries(helpers));
  return new Proxy(helpers, {
    get(_, name) {
      if (typeof name === 'string' && !parts.has(name))
        parts.set(name, endpointQueries(call, [...path, name]));
      return parts.get(name);
    },
  });
}
