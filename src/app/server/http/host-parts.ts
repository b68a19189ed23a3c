import type { Config } from '#server/config.ts';
import type { Caller, RequestContext } from '#server/context.ts';
import type { Database } from '#server/database/db.ts';
import type { PublicReads } from '#server/database/replica.ts';
import type { Deadline } from '#server/deadline.ts';
import type { PrivateResponseCache } from '#server/http/cache/private-cache.ts';
import type { Drain } from '#server/http/drain.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import type { Traces } from '#server/monitoring/traces.ts';
import type { App } from '../app.ts';
import type { LoadBuild } from './pages.ts';
import type { PublicResponses } from './public-responses.ts';

export interface HostParts {
  app: App;
  config: Config;
  database: Database;
  /** Chooses the database for responses that are the same for everyone. */
  reads: PublicReads;
  loadBuild: LoadBuild;
  /** Folder of the built browser files; none while Vite serves them. */
  clientFolder: string | null;
  publicFolder: string;
  /** For background work; the metrics show it. */
  background?: Database;
  drain?: Drain;
  metrics?: Metrics | null;
  traces?: Traces | null;
  /** Whether Vite serves the pages, with its own inline scripts. */
  development?: boolean;
}

/** Cached responses: shared ones, and those for one caller. */
export interface Caches {
  cached: PublicResponses;
  privately: PrivateResponseCache;
}

/** Whether a kitchen's cached responses may be used for this caller. */
export function hasKitchen(caller: Caller): caller is Caller & { kitchenId: string } {
  return caller.kitchenId !== null;
}

/** The request as an endpoint sees it. */
export function contextOf(
  { app, config }: HostParts,
  {
    request,
    deadline,
    ...asked
  }: Pick<RequestContext, 'address' | 'caller' | 'db' | 'callerNow'> & {
    request: Request;
    deadline: Deadline | undefined;
  },
): RequestContext {
  return {
    ...asked,
    config,
    settings: app.settings,
    now: new Date(),
    headers: request.headers,
    responseHeaders: new Headers(),
    ...(deadline && { deadline }),
  };
}
