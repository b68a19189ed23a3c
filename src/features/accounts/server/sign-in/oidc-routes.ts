import { type Context, Hono } from 'hono';
import { Deadline } from '#server/deadline.ts';
import { logWarning } from '#server/monitoring/log.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { memberCookie } from '#shared/member-cookie.ts';
import { paths, withQuery } from '#shared/paths.ts';
import { safeReturnPath } from '#shared/return-path.ts';
import { OIDC_CALLBACK, OIDC_START } from '../../rules/oidc.ts';
import { OIDC_SIGN_IN } from '../../rules/rate-limits.ts';
import { type Auth, SESSION_S } from './better-auth.ts';
import { type OidcProvider, PROVIDER_ID } from './oidc.ts';

/** How long the provider may take to answer for its person. */
const PATIENCE_MS = 15_000;

interface Parts {
  /** Creates better-auth with this provider. */
  createAuth(provider: OidcProvider): Auth;
  provider: OidcProvider | null;
  publicUrl: string;
  rateLimits: RateLimits;
  addressOf(context: Context): string;
}

/** The two routes for signing in through an identity provider; neither exists without one. */
export function serveOidc({ createAuth, provider, publicUrl, rateLimits, addressOf }: Parts): Hono {
  const routes = new Hono();
  if (!provider) return routes;
  let known: Auth | undefined;
  /** Loads the provider's endpoints; retried on each request until it responds. */
  const ready = async () => {
    const auth = known ?? createAuth(provider);
    const { socialProviders } = await auth.$context;
    if (socialProviders.some(({ id }) => id === PROVIDER_ID)) known = auth;
    return known;
  };
  const fail = (context: Context, code: string) =>
    context.redirect(publicUrl + withQuery(paths.login.pattern, { error: code }));

  routes.get(OIDC_START, async (context) => {
    const from = safeReturnPath(context.req.query('from'));
    const connects = context.req.query('connect') === '1';
    await rateLimits.consume(OIDC_SIGN_IN, addressOf(context));
    try {
      const auth = await ready();
      if (!auth) return fail(context, 'unavailable');
      const { headers } = context.req.raw;
      if (connects && !isOwnPage(context.req.header('sec-fetch-site'))) return fail(context, 'access_denied');
      if (connects && !(await auth.api.getSession({ headers })))
        return context.redirect(publicUrl + paths.login(paths.settings));
      const { headers: answer, response } = connects
        ? await auth.api.linkSocialAccount({
            body: {
              provider: PROVIDER_ID,
              callbackURL: withQuery(paths.settings, { connected: '1' }),
              errorCallbackURL: paths.settings,
              disableRedirect: true,
            },
            headers,
            returnHeaders: true,
          })
        : await auth.api.signInSocial({
            body: {
              provider: PROVIDER_ID,
              callbackURL: paths.login(from ?? undefined),
              errorCallbackURL: paths.login(),
              disableRedirect: true,
            },
            headers,
            returnHeaders: true,
          });
      if (!response.url) return fail(context, 'unavailable');
      for (const cookie of answer.getSetCookie()) context.header('set-cookie', cookie, { append: true });
      return context.redirect(response.url);
    } catch (error) {
      logWarning('Signing in through the identity provider could not start', error);
      return fail(context, 'unavailable');
    }
  });

  routes.get(OIDC_CALLBACK, async (context) => {
    try {
      const auth = await ready();
      if (!auth) return fail(context, 'unavailable');
      const answer = await new Deadline(PATIENCE_MS).within(() => auth.handler(context.req.raw));
      if (answer.status >= 500) return fail(context, 'unavailable');
      const response = new Response(null, { status: answer.status, headers: answer.headers });
      response.headers.set('cache-control', 'no-store');
      const isSignedIn = answer.headers.getSetCookie().some((cookie) => cookie.includes('session_token='));
      if (isSignedIn) response.headers.append('set-cookie', memberCookie(publicUrl, SESSION_S));
      return response;
    } catch (error) {
      logWarning('Signing in through the identity provider failed', error);
      return fail(context, 'unavailable');
    }
  });
  return routes;
}

/** Another port is same-site but not ours. Old browsers send no `Sec-Fetch-Site`. */
const isOwnPage = (site: string | undefined) =>
  site === undefined || site === 'same-origin' || site === 'none';
