import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/db.ts';
import { callerAddress } from '#server/http/address.ts';
import { type CachedResponse, fromCached, toCached } from '#server/http/cache/cached-response.ts';
import type { PublicResponseCache } from '#server/http/cache/public-cache.ts';
import type { Capacity } from '#server/http/capacity.ts';
import { docsPage } from '#server/http/docs.ts';
import type { Drain } from '#server/http/drain.ts';
import { outboxPage } from '#server/http/outbox.ts';
import { acceptedBy } from '#server/http/requests.ts';
import type { AccessMode } from '#shared/endpoint.ts';
import { t } from '#shared/t.ts';
import type { ApiHandlers } from './api.ts';
import { robotsTxt, sitemapXml } from './crawlers.ts';
import { webManifest } from './web-manifest.ts';

const READY_WITHIN_MS = 1_500;

/** Health checks: liveness and readiness. */
export function health({ pool }: Database, drain: Drain): Hono {
  const routes = new Hono();
  routes.get('/live', (context) => context.json({ status: 'ok' }));
  routes.get('/ready', async (context) => {
    if (drain.isOn)
      return context.json({ status: 'stopping', detail: t('This process is about to stop.') }, 503);
    const asked = pool.query('select 1').then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([asked, wait(READY_WITHIN_MS, false)]);
    if (isReady) return context.json({ status: 'ok' });
    return context.json({ status: 'unavailable', detail: t('The database cannot be reached.') }, 503, {
      'retry-after': '2',
    });
  });
  return routes;
}

interface Public {
  /** Responses made a moment ago. */
  cached: PublicResponseCache;
  capacity: Capacity;
  accessMode(): AccessMode;
}

/** For browsers that install Plateful, crawlers and developers. */
export function documents(config: Config, api: ApiHandlers, { cached, capacity, accessMode }: Public): Hono {
  const routes = new Hono();
  routes.get('/manifest.webmanifest', (context) =>
    context.body(JSON.stringify(webManifest()), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'private, no-cache',
      vary: 'accept-language, cookie',
    }),
  );
  routes.get('/robots.txt', (context) => context.text(robotsTxt(config.publicUrl)));
  routes.get('/sitemap.xml', ({ req }) => {
    const asked = req.query('page') ?? '';
    const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null;
    const about = { accepted: acceptedBy(req.raw), path: null, hasJustChanged: false };
    const mode = accessMode();
    return cached.answer(`sitemap ${mode} ${page}`, about, (db) =>
      capacity.within(async () => {
        const xml = await sitemapXml(db, { publicUrl: config.publicUrl, mode, page });
        return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
      }),
    );
  });
  const document = madeOnce(async () => Response.json(await api.document()));
  const page = madeOnce(async () => {
    const html = docsPage(await api.document());
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  routes.get('/api/openapi.json', ({ req }) => document(req.raw));
  routes.get('/api/docs', ({ req }) => page(req.raw));
  routes.get('/dev/outbox', (context) =>
    isDeveloper(context, config)
      ? context.html(outboxPage(join(config.dataDir, 'outbox')), 200, { 'cache-control': 'no-store' })
      : context.notFound(),
  );
  return routes;
}

/** Serves a document that never changes, built on the first request. */
function madeOnce(make: () => Promise<Response>): (request: Request) => Promise<Response> {
  let made: Promise<CachedResponse> | undefined;
  return async (request) => {
    made ??= make().then(toCached);
    return fromCached(await made, acceptedBy(request));
  };
}

/** Local requests only, while this is a demo without a mail server. */
function isDeveloper(context: Context, { demo, smtpUrl }: Config): boolean {
  const isLoopback = /^(::1|127\.|::ffff:127\.)/.test(callerAddress(context, 0));
  const isDirect = !context.req.header('x-forwarded-for') && !context.req.header('forwarded');
  return demo === true && !smtpUrl && isLoopback && isDirect;
}
