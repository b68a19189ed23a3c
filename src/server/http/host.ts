import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { servePictures } from '#features/media/server/pictures.ts';
import { robotsTxt, sitemapXml } from '#features/site/server/crawlers.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { hasSession } from '../callers.ts';
import type { Changes } from '../changes.ts';
import type { Config } from '../config.ts';
import { type Caller, type RequestContext, VISITOR } from '../context.ts';
import type { Database } from '../db.ts';
import { callerAddress } from './address.ts';
import { createApi } from './api.ts';
import { docsPage } from './docs.ts';
import { streamEvents } from './events.ts';
import { serveFiles } from './files.ts';
import { outboxPage } from './outbox.ts';
import { createPages, type LoadBuild } from './pages.ts';
import { problemResponse, toProblem } from './problem.ts';
import { isSameOrigin } from './same-origin.ts';
import { VisitorCache } from './visitor-cache.ts';

const LARGEST_BODY = 2 * 1024 * 1024;
const LONGEST_URL = 8 * 1024;

export interface HostParts {
  app: App;
  config: Config;
  database: Database;
  changes: Changes;
  loadBuild: LoadBuild;
  /** Folder of the built browser files; none while Vite serves them. */
  clientFolder: string | null;
  publicFolder: string;
}

/** Everything that answers HTTP: files, pictures, the API and the pages, in this order. */
export function createHost({
  app,
  config,
  database,
  changes,
  loadBuild,
  clientFolder,
  publicFolder,
}: HostParts): Hono {
  const api = createApi(app, database, config.publicUrl);
  const pages = createPages(config, loadBuild);
  const visitors = new VisitorCache(changes);
  const host = new Hono();

  host.onError((error) => {
    if (!(error instanceof AppError)) console.error('A request failed:', error);
    return problemResponse(
      error instanceof AppError ? error : toProblem('internal', 'Something went wrong. Please try again.'),
    );
  });
  host.use(async (context, next) =>
    context.req.url.length > LONGEST_URL
      ? problemResponse(toProblem('too_large', 'That address is too long.'))
      : next(),
  );
  host.use(
    secureHeaders({
      contentSecurityPolicy: CONTENT_SECURITY_POLICY,
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: config.publicUrl.startsWith('https:') ? undefined : false,
    }),
  );

  host.get('/health/live', (context) => context.json({ status: 'ok' }));
  host.get('/health/ready', async (context) => {
    try {
      await database.pool.query('select 1');
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'unavailable', detail: 'The database cannot be reached.' }, 503);
    }
  });

  const isApi = (path: string) => path.startsWith('/api/') || path.startsWith('/rpc/');
  const files = [...(clientFolder ? [serveFiles(clientFolder)] : []), serveFiles(publicFolder)];
  for (const file of files)
    host.use((context, next) => (isApi(context.req.path) ? next() : file(context, next)));
  host.route('/pictures', servePictures({ db: database.db, folder: join(config.dataDir, 'media', 'drawn') }));
  const packed = compress();
  host.use((context, next) => (acceptsGzip(context.req.raw) ? packed(context, next) : next()));

  host.get('/robots.txt', (context) => context.text(robotsTxt(config.publicUrl)));
  host.get('/sitemap.xml', async (context) => {
    const page = /^[1-9]\d{0,3}$/.test(context.req.query('page') ?? '')
      ? Number(context.req.query('page'))
      : null;
    const xml = await sitemapXml(database.db, config.publicUrl, page);
    return context.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' });
  });
  host.get('/api/openapi.json', async (context) => context.json(await api.document()));
  host.get('/api/events', streamEvents(app));
  host.get('/api/docs', async (context) => context.html(docsPage(await api.document())));
  host.get('/dev/outbox', (context) => {
    const local =
      !config.production &&
      !config.smtpUrl &&
      isLoopback(callerAddress(context, 0)) &&
      !context.req.header('x-forwarded-for');
    if (!local) return context.notFound();
    return context.html(outboxPage(join(config.dataDir, 'outbox')), 200, { 'cache-control': 'no-store' });
  });

  const contextOf = (request: Request, address: string, caller: Caller): RequestContext => ({
    db: database.db,
    caller,
    config,
    now: new Date(),
    headers: request.headers,
    address,
    responseHeaders: new Headers(),
  });

  const answerApi = (surface: 'rest' | 'rpc') => async (request: Request, address: string) => {
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes && !isSameOrigin(request, config.publicUrl))
      return problemResponse(
        new AppError('forbidden', 'This request came from another site and was refused.'),
      );
    const caller = await app.callers.identify(request.headers);
    const context = contextOf(request, address, caller);
    const response = await api[surface](request, context);
    return response ?? problemResponse(toProblem('not_found', 'There is no such endpoint. See /api/docs.'));
  };

  const readWithin = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: () => {
      const refusal = problemResponse(
        new AppError('too_large', 'That is too much at once. Please send less.'),
      );
      // The rest of the body is never read, so the connection cannot be used again.
      refusal.headers.set('connection', 'close');
      return refusal;
    },
  });
  // Looking at a body makes it a stream, which costs more than a small request does.
  const limited: MiddlewareHandler = (context, next) =>
    isSmallEnough(context.req.raw) ? next() : readWithin(context, next);
  host.all('/api/*', limited, (context) => {
    const request = context.req.raw;
    const respond = () => answerApi('rest')(request, callerAddress(context, config.trustedProxies));
    if (!isForEveryVisitor(request)) return respond();
    return visitors.answer(`api ${pathOf(request)}`, acceptsGzip(request), respond);
  });
  host.all('/rpc/*', limited, (context) =>
    answerApi('rpc')(context.req.raw, callerAddress(context, config.trustedProxies)),
  );

  host.get('*', async (context) => {
    const request = context.req.raw;
    const address = callerAddress(context, config.trustedProxies);
    if (isForEveryVisitor(request)) {
      const respond = () => pages.respond(request, VISITOR, app.apiFor(contextOf(request, address, VISITOR)));
      return visitors.answer(`page ${pathOf(request)}`, acceptsGzip(request), respond);
    }
    const caller = await app.callers.identify(request.headers);
    return pages.respond(request, caller, app.apiFor(contextOf(request, address, caller)));
  });
  host.all('*', () =>
    problemResponse(toProblem('not_found', 'There is nothing here for this kind of request.')),
  );
  return host;
}

const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'self'"],
  // The page's data stands in inline scripts, which a nonce would make different for every visitor.
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  connectSrc: ["'self'", 'ws:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  frameAncestors: ["'none'"],
};

function isForEveryVisitor(request: Request): boolean {
  return (
    request.method === 'GET' &&
    !hasSession(request.headers.get('cookie') ?? '') &&
    !request.headers.has('authorization')
  );
}

function isSmallEnough({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const length = headers.get('content-length');
  return length !== null && !headers.has('transfer-encoding') && Number(length) <= LARGEST_BODY;
}

function acceptsGzip(request: Request): boolean {
  return /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function isLoopback(address: string): boolean {
  return /^(::1|127\.|::ffff:127\.)/.test(address);
}
