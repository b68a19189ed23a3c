import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { RouterUtils } from '@orpc/tanstack-query';
import { type CallContext, endpointQueries } from './endpoint-queries.ts';
import { callByJson } from './json-link.ts';

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

/** The browser's API client. The server never uses it: loaders provide the data (`load-on-server.ts`). */
export const api: ApiQueries = endpointQueries(callByJson) as ApiQueries;
