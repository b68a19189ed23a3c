import type { ServerOptions } from 'node:http';

/** Time allowed for receiving a request: its head, and all of it. After that, Node answers 408 and closes the connection. */
export const HTTP_TIMEOUTS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  // Longer than proxies keep an unused connection (nginx: 60 s), so that they close it first: a request that arrives while
  // we are closing it is lost, and the proxy answers 502.
  keepAliveTimeout: 75_000,
  // `createWebServer` refuses requests without Host.
  requireHostHeader: false,
};
