import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { type CallContext, jsonLink } from './json-link.ts';

/**
 * `src/app/contract.ts` adds `contract: typeof contract`, so that the web kernel is typed by every feature's contract without
 * importing any.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface Register {}

type RegisteredContract = Register extends { contract: infer Contract extends AnyContractRouter }
  ? Contract
  : never;

/** The typed API, called in process or over HTTP. */
export type Api = ContractRouterClient<RegisteredContract, CallContext>;

export interface CallOptions {
  signal: AbortSignal;
  context: CallContext;
}

/** TanStack Query options for every endpoint. */
export type ApiQueries = RouterUtils<Api>;

/** The browser's API client. The server never calls it: loaders provide the data (`load-on-server.ts`). */
const client: Api = createORPCClient(jsonLink);

export const api: ApiQueries = remembered(createTanstackQueryUtils(client));

/** Every access makes the utilities of a path anew, and each card of a page asks for several. */
function remembered<Utils extends object>(utils: Utils): Utils {
  const parts = new Map<string | symbol, unknown>();
  return new Proxy(utils, {
    get(target, name) {
      if (!parts.has(name)) {
        const part: unknown = Reflect.get(target, name);
        parts.set(name, typeof part === 'object' && part !== null ? remembered(part) : part);
      }
      return parts.get(name);
    },
  });
}
