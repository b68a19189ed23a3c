import { createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import type { Api } from '../page-context.ts';
import { jsonLink } from './json-link.ts';

/** Query and mutation options of every endpoint, for TanStack Query. */
export type ApiQueries = RouterUtils<Api>;

/** The API as the browser calls it. On the server it is never called: loaders bring the data (`load-on-server.ts`). */
const client: Api = createORPCClient(jsonLink);

export const api: ApiQueries = createTanstackQueryUtils(client);
