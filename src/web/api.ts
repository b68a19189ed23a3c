import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { jsonLink } from './json-link.ts';

/**
 * `src/app/contract.ts` adds `contract: typeof contract`, so that the browser kernel is typed by every feature's
 * contract and imports none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface Register {}

type RegisteredContract = Register extends { contract: infer Contract extends AnyContractRouter }
  ? Contract
  : never;

/** The typed API, whether called in process or over HTTP. */
export type Api = ContractRouterClient<RegisteredContract>;

/** Query and mutation options of every endpoint, for TanStack Query. */
export type ApiQueries = RouterUtils<Api>;

/** The API as the browser calls it. On the server it is never called: loaders bring the data (`load-on-server.ts`). */
const client: Api = createORPCClient(jsonLink);

export const api: ApiQueries = createTanstackQueryUtils(client);
