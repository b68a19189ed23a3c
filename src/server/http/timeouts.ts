import type { ServerOptions } from 'node:http';

/** How long a caller may take to send a request: its head, and all of it. Node answers 408 then and hangs up. */
export const HTTP_TIMEOUTS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
};
