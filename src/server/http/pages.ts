import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { decideAccess, gateRedirect } from '#features/subscription/rules.ts';
import { type Api, pageContext } from '../../page-context.ts';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import { logError } from '../log.ts';
import { pagePolicy } from './security.ts';

const NONCE_BYTES = 16;

export type LoadBuild = () => Promise<ServerBuild>;

export interface Pages {
  /** The page for a request of `caller`, or the redirect the gate decides. */
  respond(request: Request, caller: Caller, api: Api): Promise<Response>;
}

export function createPages({
  config,
  loadBuild,
  development = false,
}: {
  config: Config;
  loadBuild: LoadBuild;
  development?: boolean;
}): Pages {
  const handle = createRequestHandler(loadBuild, 'production');

  return {
    async respond(request, caller, api) {
      const url = new URL(request.url);
      const redirect = gate(url, caller, config);
      if (redirect)
        return new Response(null, {
          status: 302,
          headers: { location: redirect, 'cache-control': 'no-store' },
        });
      const context = new RouterContextProvider();
      // Made with the page and kept with it: what somebody wrote into a page cannot know the page's nonce.
      const nonce = development ? null : randomBytes(NONCE_BYTES).toString('base64url');
      context.set(pageContext, { api, publicUrl: config.publicUrl, nonce, logError });
      const response = await handle(request, context);
      response.headers.set(...pagePolicy(nonce));
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
      return response;
    },
  };
}

/** Where the access gate sends a caller instead of the page they asked for; `null` lets them in. */
export function gate(url: URL, caller: Caller, { access }: Pick<Config, 'access'>): string | null {
  const decision = decideAccess({
    path: url.pathname,
    mode: access,
    caller: { signedIn: caller.user !== null, isAdmin: caller.isAdmin, subscription: caller.subscription },
  });
  return gateRedirect(decision, url.pathname + url.search);
}
