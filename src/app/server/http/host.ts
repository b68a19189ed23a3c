import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
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
import { Deadline } from '#server/deadline.ts';
import { callerNetwork } from '#server/http/address.ts';
import { PrivateResponseCache } from '#server/http/cache/private-cache.ts';
import { PublicResponseCache } from '#server/http/cache/public-cache.ts';
import { Capacity } from '#server/http/capacity.ts';
import { Drain } from '#server/http/drain.ts';
import { streamEvents } from '#server/http/events.ts';
import { answerFailure } from '#server/http/failure.ts';
import { serveFiles } from '#server/http/files.ts';
import { expectOwnHost } from '#server/http/host-header.ts';
import { serveMetrics } from '#server/http/metrics.ts';
import { noteRefusals, observed } from '#server/http/observed.ts';
import { problemResponse, toProblem } from '#server/http/problem.ts';
import { acceptsGzip } from '#server/http/requests.ts';
import { securityHeaders } from '#server/http/security.ts';
import { drawRefusal, turnAwayAtTheDoor } from '#server/http/turn-away.ts';
import { Turns } from '#server/http/turns.ts';
import { inLanguage, languageOfRequest } from '#server/language.ts';
import { CALENDARS, paths } from '#shared/paths.ts';
import { SHARE_PATH } from '#shared/share-target.ts';
import { t } from '#shared/t.ts';
import { createApi } from './api.ts';
import { documents, health } from './documents.ts';
import { endpointAt } from './endpoint-at.ts';
import type { HostParts } from './host-parts.ts';
import { PublicResponses } from './public-responses.ts';
import { routeOf } from './route-of.ts';
import { addApi } from './serve-api.ts';
import { addPages } from './serve-pages.ts';
import { receiveShared } from './shared-content.ts';

const LONGEST_URL = 8 * 1024;

/** Everything that serves HTTP: files, pictures, the API and the pages, in this order. */
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
    measures: app.measures,
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
  const addressOf = (context: Context) => callerNetwork(context, config.trustedProxies);
  host.route(
    '/webhooks',
    paymentWebhooks({
      db: database.db,
      payments: app.payments,
      rateLimits: app.rateLimits,
      addressOf,
    }),
  );
  host.use(compressed());
  host.use('/sitemap.xml', inTime);
  host.use(`${CALENDARS}/*`, inTime, within(capacity));
  host.route(
    '/',
    documents(config, api, { cached: publicly, capacity, accessMode: () => app.settings.get(ACCESS) }),
  );
  host.route(CALENDARS, serveCalendar({ db: database.db, publicUrl: config.publicUrl, memory: app.memory }));
  host.get('/api/events', streamEvents(app));
  host.route(
    '/',
    serveOidc({
      createAuth: app.oidcAuth,
      provider: config.oidc,
      publicUrl: config.publicUrl,
      rateLimits: app.rateLimits,
      addressOf,
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
    // HTTP/1.0 needs no Host, and HAProxy's health checks send none.
    answer: getRequestListener(host.fetch, { hostname: 'localhost' }),
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

/** Where mail programs unsubscribe with one click: they POST to the page's URL, from their own site (RFC 8058). */
function addUnsubscribing(host: Hono, { app, database }: HostParts, capacity: Capacity): void {
  host.post(paths.newsletterPreferences.pattern, inTime, within(capacity), async (context) => {
    await unsubscribe(database.db, app.newsletter, context.req.query('secret') ?? '');
    return context.text(t('You are unsubscribed.'), 200, { 'cache-control': 'no-store' });
  });
  host.post(paths.notificationMails.pattern, inTime, within(capacity), async (context) => {
    await stopMails(database.db, app.notificationMails, context.req.query('secret') ?? '');
    return context.text(t('You will get no more emails.'), 200, { 'cache-control': 'no-store' });
  });
}
