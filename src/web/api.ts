import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import type { Api } from '../page-context.ts';

/** Query and mutation options of every endpoint, for TanStack Query. */
export type ApiQueries = RouterUtils<Api>;

/** The API as the browser calls it. On the server it is never called: loaders bring the data (`load-on-server.ts`). */
const client: Api = createORPCClient(
  new RPCLink({
    url: () => `${globalThis.location.origin}/rpc`,
    fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
  }),
);

export const api: ApiQueries = createTanstackQueryUtils(client);
