import type { Hono } from 'hono';
import { type Caller, VISITOR } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { Deadline } from '#server/deadline.ts';
import { callerNetwork } from '#server/http/address.ts';
import { hasBody } from '#server/http/body.ts';
import { discardBody } from '#server/http/discard-body.ts';
import { problemResponse, toProblem } from '#server/http/problem.ts';
import { acceptedBy, mayBeKept, pathOf } from '#server/http/requests.ts';
import { isSameOrigin } from '#server/http/same-origin.ts';
import { byToken } from '#server/session-cache.ts';
import { AppError } from '#shared/errors.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import type { ApiHandlers } from './api.ts';
import { endpointAt } from './endpoint-at.ts';
import { type Caches, contextOf, type HostParts, hasKitchen } from './host-parts.ts';

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The endpoints, as REST and RPC; shared responses are cached once for everyone. */
export function addApi(host: Hono, parts: HostParts, api: ApiHandlers, { cached, privately }: Caches): void {
  const { app, config } = parts;
  const respond = async (
    surface: 'rest' | 'rpc',
    request: Request,
    address: string,
    deadline: Deadline | undefined,
  ) => {
    if (!METHODS.has(request.method)) return methodNotAllowed();
    if (request.method !== 'GET' && !isSameOrigin(request, config.publicUrl))
      return problemResponse(
        new AppError('forbidden', t('This request came from another site and was refused.')),
      );
    const callers = byToken(request.headers) ? app.tokens : app.sessions;
    const callerNow = () => callers.identify(request.headers);
    const respondTo = async (caller: Caller, db: Db = parts.database.db) => {
      const context = contextOf(parts, { request, address, caller, callerNow, db, deadline });
      return (
        (await api[surface](request, context)) ??
        problemResponse(toProblem('not_found', t('No such endpoint. See /api/docs.')))
      );
    };
    const key = cached.keyOf(request);
    if (key) return cached.answer(key, request, (db) => respondTo(VISITOR, db));
    const caller = await callerNow();
    const isOfKitchen = endpointAt('GET', new URL(request.url).pathname)?.sameForKitchen === true;
    const response =
      isOfKitchen && hasKitchen(caller) && caller.scopes === null && mayBeKept(request)
        ? await privately.answer(
            caller,
            `${app.settings.version} ${language()} ${pathOf(request)}`,
            acceptedBy(request),
            () => respondTo(caller),
          )
        : await respondTo(caller);
    app.clocks.note(request.headers, caller);
    await app.renewal.extend(request.headers, caller, response);
    return response;
  };
  for (const surface of ['rest', 'rpc'] as const)
    host.all(surface === 'rest' ? '/api/*' : '/rpc/*', async (context) => {
      const { raw, method, path } = context.req;
      const deadline = endpointAt(method, path)?.asksElsewhere ? undefined : new Deadline();
      const work = () => respond(surface, raw, callerNetwork(context, config.trustedProxies), deadline);
      return withoutRest(raw, await (deadline ? deadline.within(work) : work()));
    });
}

/** A client that is refused before its body was read still sends it, and reads the response only afterward. */
async function withoutRest(request: Request, response: Response): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.bodyUsed || !hasBody(request))
    return response;
  if (!(await discardBody(request.body))) response.headers.set('connection', 'close');
  return response;
}

function methodNotAllowed(): Response {
  const problem = toProblem('invalid_input', t('This request method is not supported.'));
  const response = problemResponse({ ...problem, title: t('Method not allowed'), status: 405 });
  response.headers.set('allow', [...METHODS].join(', '));
  return response;
}
