import { randomBytes } from 'node:crypto';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { SIGN_UP_MODE } from '#features/accounts/rules/settings.ts';
import { ACCESS } from '#features/site/rules/settings.ts';
import type { Config } from '#server/config.ts';
import type { Caller, RequestContext } from '#server/context.ts';
import { failurePage } from '#server/http/failure.ts';
import { withPolicy } from '#server/http/security.ts';
import type { Turns } from '#server/http/turns.ts';
import { logError } from '#server/monitoring/log.ts';
import type { AccessMode } from '#shared/endpoint.ts';
import { AppError, ERROR_STATUS } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { language } from '#shared/spoken.ts';
import { viewerOf } from '#shared/viewer.ts';
import { pageContext } from '#web/page-context.ts';
import type { Settings } from '#web/settings.ts';
import { pageAt, redirectFrom } from '../../gate.ts';
import type { App } from '../app.ts';

const NONCE_BYTES = 16;
const RETRY_AFTER_S = 2;

/** Loads the pages in a language. Called for each request, so that development sees changes. */
export type LoadBuild = (language: Language) => Promise<ServerBuild>;

export interface Pages {
  /** Renders the page for an admitted caller. */
  render(request: Request, context: RequestContext): Promise<Response>;
}

export function createPages({
  app,
  config,
  loadBuild,
  turns,
  development = false,
}: {
  app: Pick<App, 'apiFor' | 'settings' | 'push'>;
  config: Config;
  loadBuild: LoadBuild;
  turns: Turns;
  development?: boolean;
}): Pages {
  // A handler resolves all routes when it is created: once per build.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerIn = async (language: Language) => {
    const build = await loadBuild(language);
    const handler = handlers.get(build) ?? createRequestHandler(build, 'production');
    handlers.set(build, handler);
    return handler;
  };

  return {
    async render(request, requestContext) {
      const context = new RouterContextProvider();
      // Content written by someone else cannot know the nonce.
      const nonce = development ? null : randomBytes(NONCE_BYTES).toString('base64url');
      const { shared, sameForKitchen } = pageAt(new URL(request.url).pathname);
      const isCached = shared === true || sameForKitchen === true;
      const api = app.apiFor(requestContext);
      context.set(pageContext, {
        api,
        settings: settingsOf(config, app),
        viewer: () => viewerIn(request),
        nonce,
        secure: (html, headers) => withPolicy(html, headers, { nonce, isCached }),
        logError,
        turn: () => turns.toDraw(),
      });
      const page = await (await handlerIn(language()))(request, context);
      if (page.status === ERROR_STATUS.unavailable)
        return failurePage(await whyUnavailable(page, requestContext.responseHeaders));
      page.headers.set('content-language', language());
      page.headers.append('vary', 'Accept-Language, Cookie');
      if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'private, no-cache');
      return page;
    },
  };
}

/** The device's reported properties. */
export const viewerIn = ({ headers }: Pick<Request, 'headers'>) => viewerOf(headers.get('cookie'));

/** The error of the endpoint that could not answer a page's query. */
async function whyUnavailable(page: Response, said: Headers): Promise<AppError> {
  return new AppError('unavailable', await page.text(), {
    retryAfter: Number(said.get('retry-after')) || RETRY_AFTER_S,
  });
}

/** The router's manifest of routes, without content. If it is refused, navigating from /login to /auth fails. */
const ROUTE_LIST = '/__manifest';

/** The gate's redirect; `null` admits the caller. */
export function refusePage(url: URL, caller: Caller, mode: AccessMode): Response | null {
  if (url.pathname === ROUTE_LIST) return null;
  const { user, isAdmin, subscription } = caller;
  const location = redirectFrom(url, mode, { signedIn: user !== null, isAdmin, subscription });
  return location
    ? new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
    : null;
}

function settingsOf(
  { publicUrl, oidc, demo, smtpUrl }: Config,
  { settings, push }: Pick<App, 'settings' | 'push'>,
): Settings {
  return {
    publicUrl,
    access: settings.get(ACCESS),
    signUp: settings.get(SIGN_UP_MODE),
    oidc: oidc?.name ?? null,
    outbox: demo === true && !smtpUrl,
    phones: Object.keys(push.phones),
  };
}
