import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { serveExport } from '#features/account-data/server/export/zip.ts';
import { serveOidc } from '#features/accounts/server/sign-in/oidc-routes.ts';
import { serveCsv } from '#features/admin/server/export/csv.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { serveCalendar } from '#features/meal-plan/server/calendar/feed.ts';
import { servePictures } from '#features/media/server/pictures.ts';
import { hasUploaded } from '#features/media/server/queries.ts';
import { unsubscribe } from '#features/newsletter/server/commands/subscribers.ts';
import { stopMails } from '#features/notifications/server/commands/preferences.ts';
import { sceneInputOf } from '#features/recipes/server/queries/recipe.ts';
import { serveVideos } from '#features/reels/server/videos/serve.ts';
import { UPLOADS } from '#features/reels/server/videos/uploads.ts';
import { ACCESS } from '#features/site/rules/settings.ts';
import { paymentWebhooks } from '#features/subscription/server/payments/webhooks.ts';
import type { Config } from '#server/config.ts';
import { type Caller, type RequestContext, VISITOR } from '#server/context.ts';
import type { Database, Db } from '#server/db.ts';
import { Deadline } from '#server/deadline.ts';
import { callerNetwork } from '#server/http/address.ts';
import { Capacity } from '#server/http/capacity.ts';
import { Drain } from '#server/http/drain.ts';
import { streamEvents } from '#server/http/events.ts';
import { answerFailure } from '#server/http/failure.ts';
import { serveFiles } from '#server/http/files.ts';
import { expectOwnHost } from '#server/http/host-header.ts';
import { serveMetrics } from '#server/http/metrics.ts';
import { noteRefusals, observed } from '#server/http/observed.ts';
import { PrivateResponseCache } from '#server/http/private-cache.ts';
import { problemResponse, toProblem } from '#server/http/problem.ts';
import { PublicResponseCache } from '#server/http/public-cache.ts';
import { acceptedBy, acceptsGzip, mayBeKept, pathOf } from '#server/http/requests.ts';
import { isSameOrigin } from '#server/http/same-origin.ts';
import { securityHeaders } from '#server/http/security.ts';
import { drawRefusal, turnAwayAtTheDoor } from '#server/http/turn-away.ts';
import { Turns } from '#server/http/turns.ts';
import { inLanguage, languageOfRequest, languageUpdate } from '#server/language.ts';
import type { Metrics } from '#server/metrics.ts';
import type { PublicReads } from '#server/replica.ts';
import { byToken } from '#server/session-cache.ts';
import type { Traces } from '#server/traces.ts';
import { AppError } from '#shared/errors.ts';
import { SHARE_PATH } from '#shared/share-target.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { pageAt } from '../../gate.ts';
import type { App } from '../app.ts';
import { type ApiHandlers, createApi } from './api.ts';
import { limitBody } from './body-size.ts';
import { documents, health } from './documents.ts';
import { endpointAt } from './endpoint-at.ts';
import { createPages, type LoadBuild, refusePage, viewerIn } from './pages.ts';
import { PublicResponses } from './public-responses.ts';
import { routeOf } from './route-of.ts';
import { receiveShared } from './shared-content.ts';

const LONGEST_URL = 8 * 1024;
/** Vite builds a page when it is asked for. */
const DEVELOPMENT_MS = 60_000;
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

export interface HostParts {
  app: App;
  config: Config;
  database: Database;
  /** Where answers that are the same for everyone are read. */
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

/** Everything that answers HTTP: files, pictures, the API and the pages, in this order. */
export function createHost(parts: HostParts): RequestListener {
  const { app, config, database, drain = new Drain() } = parts;
  const capacity = Capacity.ofDatabase();
  const drawing = Capacity.ofDrawing();
  const api = createApi(app, capacity);
  const publicly = new PublicResponseCache(app.memory, parts.reads, app.cdn);
  const privately = new PrivateResponseCache(app.memory);
  const cached = new PublicResponses(publicly, app.settings);
  const turns = new Turns();
  const host = new Hono();
  host.onError(answerFailure);
  parts.metrics?.watch({
    pools: { requests: database, ...(parts.background && { background: parts.background }) },
    capacities: { api: capacity, pages: drawing },
    caches: { public: publicly, private: privately },
    streams: () => app.events.followers,
    database,
  });
  host.use(drain.closing);
  host.use(observed({ ...parts, trustedProxies: config.trustedProxies, routeOf }));
  host.use(inTurn(turns));
  host.use((context, next) => inLanguage(languageOfRequest(context.req.raw.headers), next));
  host.use(securityHeaders(config));
  host.use(drawRefusal);
  host.use(refuseLongAddresses);
  host.get('/metrics', serveMetrics(parts.metrics, config.metricsToken));
  host.use(expectOwnHost(config));
  host.route('/health', health(database, drain));
  for (const files of staticFiles(parts)) host.use(files);
  host.route(
    '/pictures',
    servePictures({
      storage: app.media,
      async maySeeWithheld(headers, hash) {
        const { isAdmin, user } = await app.sessions.identify(headers);
        return isAdmin || (user !== null && (await hasUploaded(database.db, user.id, hash)));
      },
      subjectOf: (id) => sceneInputOf(database.db, id),
    }),
  );
  host.route('/export', serveExport(exportParts(parts)));
  host.route(
    '/admin/export',
    serveCsv({
      db: database.db,
      identify: (headers) => app.sessions.identify(headers),
      expectElevated: (caller) =>
        app.expectAccess('elevated', { caller, settings: app.settings, now: new Date() }),
      record: (caller, file) =>
        recordAudit(
          { db: database.db, caller, now: new Date() },
          { action: 'export', subjectType: 'file', subjectId: file },
        ),
    }),
  );
  host.route(
    '/videos',
    serveVideos({
      db: database.db,
      storage: app.media,
      identify: (headers) => app.sessions.identify(headers),
    }),
  );
  for (const path of [UPLOADS, `${UPLOADS}/:id`])
    host.all(path, async ({ req: { raw } }) =>
      app.uploads.answer(raw, await app.sessions.identify(raw.headers)),
    );
  host.route('/webhooks', paymentWebhooks({ db: database.db, payments: app.payments }));
  host.use(compressed());
  for (const path of ['/sitemap.xml', '/calendar/*']) host.use(path, inTime, within(capacity));
  host.route('/', documents(config, database, api));
  host.route('/calendar', serveCalendar({ db: database.db, publicUrl: config.publicUrl }));
  host.get('/api/events', streamEvents(app));
  host.route(
    '/',
    serveOidc({
      createAuth: app.oidcAuth,
      provider: config.oidc,
      publicUrl: config.publicUrl,
      rateLimits: app.rateLimits,
      addressOf: (context) => callerNetwork(context, config.trustedProxies),
    }),
  );
  host.use(answerHeadAsGet);
  addUnsubscribing(host, parts, capacity);
  host.route(SHARE_PATH, receiveShared());
  addApi(host, parts, api, { cached, privately });
  addPages(host, { ...parts, turns }, { cached, privately }, drawing);
  host.all('*', () => problemResponse(toProblem('not_found', t('Nothing was found for this request.'))));
  return turnAwayAtTheDoor({
    ...{ capacity, drawing, cached, needsDatabase },
    answer: getRequestListener(host.fetch),
    draw: async (path, to) =>
      host.fetch(new Request(new URL(path, config.publicUrl), { headers: { 'accept-language': to } }), {
        isRefused: true,
      }),
    noteRefusal: noteRefusals({ ...parts, routeOf }),
  });
}

const needsDatabase = (method: string, path: string) => endpointAt(method, path)?.asksElsewhere !== true;

function exportParts({ app, database }: HostParts) {
  return {
    db: database.db,
    personal: app.personal,
    rateLimits: app.rateLimits,
    identify: (headers: Headers) => app.sessions.identify(headers),
  };
}

function inTurn(turns: Turns): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const known = new WeakSet<object>();
  return ({ env }, next) => {
    const connection = env.incoming?.socket;
    if (connection && !known.has(connection)) {
      known.add(connection);
      turns.arrived();
    }
    return turns.entering ? turns.entering.then(next) : next();
  };
}

const refuseLongAddresses: MiddlewareHandler = async (context, next) =>
  context.req.url.length > LONGEST_URL
    ? problemResponse(toProblem('too_large', t('That address is too long.')))
    : next();

/** Serves HEAD as GET; Hono drops the body. Never reaches anything that writes. */
const answerHeadAsGet: MiddlewareHandler = (context, next) => {
  const { raw } = context.req;
  if (raw.method === 'HEAD') context.req.raw = new Request(raw, { method: 'GET' });
  return next();
};

function methodNotAllowed(): Response {
  const problem = toProblem('invalid_input', t('This request method is not supported.'));
  const response = problemResponse({ ...problem, title: t('Method not allowed'), status: 405 });
  response.headers.set('allow', [...METHODS].join(', '));
  return response;
}

/** Built and public files. Only paths with a file ending are looked up on disk. */
function staticFiles({ clientFolder, publicFolder }: HostParts): MiddlewareHandler[] {
  const mayBeFile = (path: string) => /\.\w+$/.test(path) && !/^\/(api|rpc)\//.test(path);
  return [clientFolder, publicFolder].flatMap((folder) => {
    if (!folder) return [];
    const serve = serveFiles(folder);
    return [(context, next) => (mayBeFile(context.req.path) ? serve(context, next) : next())];
  });
}

const inTime: MiddlewareHandler = (_context, next) => new Deadline().within(next);

function within(capacity: Capacity): MiddlewareHandler {
  return (_context, next) => capacity.within(next);
}

function compressed(): MiddlewareHandler {
  const pack = compress();
  return (context, next) => (acceptsGzip(context.req.raw) ? pack(context, next) : next());
}

/** The endpoints, as REST and RPC; shared responses are cached once for everyone. */
function addApi(
  host: Hono,
  parts: HostParts,
  api: ApiHandlers,
  { cached, privately }: { cached: PublicResponses; privately: PrivateResponseCache },
): void {
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
    const respondTo = async (caller: Caller, db: Db = parts.database.db) => {
      if (request.method !== 'GET') deadline?.pause();
      return (
        (await api[surface](request, contextOf(parts, { request, address, caller, db, deadline }))) ??
        problemResponse(toProblem('not_found', t('No such endpoint. See /api/docs.')))
      );
    };
    const key = cached.keyOf(request);
    if (key) return cached.answer(key, request, (db) => respondTo(VISITOR, db));
    const callers = byToken(request.headers) ? app.tokens : app.sessions;
    const caller = await callers.identify(request.headers);
    const isOfKitchen = endpointAt('GET', new URL(request.url).pathname)?.sameForKitchen === true;
    return isOfKitchen && hasKitchen(caller) && caller.scopes === null && mayBeKept(request)
      ? privately.answer(
          caller,
          `${app.settings.version} ${language()} ${pathOf(request)}`,
          acceptedBy(request),
          () => respondTo(caller),
        )
      : respondTo(caller);
  };
  for (const surface of ['rest', 'rpc'] as const)
    host.all(surface === 'rest' ? '/api/*' : '/rpc/*', limitBody, (context) => {
      const { raw, method, path } = context.req;
      const deadline = endpointAt(method, path)?.asksElsewhere ? undefined : new Deadline();
      const work = () => respond(surface, raw, callerNetwork(context, config.trustedProxies), deadline);
      return deadline ? deadline.within(work) : work();
    });
}

/** Where mail programs unsubscribe with one click: they POST to the page's address, from their own site (RFC 8058). */
function addUnsubscribing(host: Hono, { app, database }: HostParts, capacity: Capacity): void {
  host.post('/newsletter/preferences', inTime, within(capacity), async (context) => {
    await unsubscribe(database.db, app.newsletter, context.req.query('secret') ?? '');
    return context.text(t('You are unsubscribed.'), 200, { 'cache-control': 'no-store' });
  });
  host.post('/notification-mails', inTime, within(capacity), async (context) => {
    await stopMails(database.db, app.notificationMails, context.req.query('secret') ?? '');
    return context.text(t('You get no more mails.'), 200, { 'cache-control': 'no-store' });
  });
}

/** The server-rendered pages; shared ones are cached once for everyone. */
function addPages(
  host: Hono,
  parts: HostParts & { turns: Turns },
  { cached, privately }: { cached: PublicResponses; privately: PrivateResponseCache },
  capacity: Capacity,
): void {
  const { app, config } = parts;
  const pages = createPages(parts);
  const answer = async (request: Request, address: string, deadline: Deadline) => {
    const url = new URL(request.url);
    const render = (caller: Caller, db: Db = parts.database.db) =>
      capacity.within(() =>
        pages.render(request, contextOf(parts, { request, address, caller, db, deadline })),
      );
    const key = cached.keyOf(request);
    // If the gate admits everyone, nobody needs to be identified.
    const mode = app.settings.get(ACCESS);
    const caller = key && mode !== 'strict' ? VISITOR : await app.sessions.identify(request.headers);
    const refusal = refusePage(url, caller, app.settings.get(ACCESS));
    if (refusal) return refusal;
    if (key) return cached.answer(key, request, (db) => render(caller, db));
    const response =
      pageAt(url.pathname).sameForKitchen && hasKitchen(caller) && mayBeKept(request)
        ? await privately.answer(
            caller,
            `${app.settings.version} ${language()} ${JSON.stringify(viewerIn(request))} ${pathOf(request)}`,
            acceptedBy(request),
            () => render(caller),
          )
        : await render(caller);
    const update = languageUpdate(config, request.headers, caller);
    if (update) response.headers.append('set-cookie', update);
    return response;
  };
  host.get('*', (context) => {
    const address = callerNetwork(context, config.trustedProxies);
    const deadline = new Deadline(parts.development ? DEVELOPMENT_MS : undefined);
    return deadline.within(() => answer(context.req.raw, address, deadline));
  });
}

function hasKitchen(caller: Caller): caller is Caller & { kitchenId: string } {
  return caller.kitchenId !== null;
}

function contextOf(
  { app, config }: HostParts,
  {
    request,
    deadline,
    ...asked
  }: Pick<RequestContext, 'address' | 'caller' | 'db'> & { request: Request; deadline: Deadline | undefined },
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
