import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from './world.ts';

const TOKEN = 'a-token-for-metrics';
const DASHBOARD = resolve(import.meta.dirname, '../deploy/grafana-dashboard.json');

interface Span {
  traceId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, string> }[];
}

const received: { headers: NodeJS.Dict<string | string[]>; spans: Span[] }[] = [];
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { resourceSpans } = JSON.parse(body);
  received.push({ headers: request.headers, spans: resourceSpans[0].scopeSpans[0].spans });
  response.end('{}');
});

let world: World;
beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  world = await createWorld({
    METRICS_TOKEN: TOKEN,
    TRUSTED_PROXIES: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20let%20me%20in',
  });
  await world.database.pool.query(
    "insert into background_jobs (name, started_at, failed_at) values ('Knead dough', now(), now())",
  );
});
afterAll(async () => {
  await world?.close();
  collector.close();
});

const scrape = async () => {
  const answer = await world.visitor.fetch('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('/metrics', () => {
  test('is available only with its token', async () => {
    expect((await world.visitor.fetch('/metrics')).status).toBe(401);
    const wrong = { authorization: 'Bearer a-wrong-token' };
    expect((await world.visitor.fetch('/metrics', { headers: wrong })).status).toBe(401);
    const closed = await createWorld();
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await closed.visitor.fetch('/metrics', { headers })).status).toBe(404);
    await closed.close();
  });

  test('counts requests by route and status, with their duration', async () => {
    const { id } = await world.recipe();
    for (let times = 0; times < 3; times++) await world.visitor.fetch(`/api/recipes/${id}`);
    const text = await scrape();
    expect(text).toContain(
      'plateful_http_requests_total{method="GET",route="/api/recipes/{recipeId}",status="200"} 3',
    );
    expect(text).toContain('plateful_http_request_seconds_count{route="/api/recipes/{recipeId}"} 3');
    expect(text).not.toContain(id);
  });

  test('covers the pool, caches, refusals, jobs, memory, the event loop and the database', async () => {
    await world.visitor.fetch('/recipes');
    await world.visitor.fetch('/recipes');
    const text = await scrape();
    for (const line of [
      /^plateful_pool_connections\{pool="requests",state="idle"\} [1-9]/m,
      /^plateful_cache_requests_total\{cache="public",result="hit"\} [1-9]/m,
      /^plateful_cache_bytes\{cache="public"\} [1-9]\d+/m,
      /^plateful_refused_total\{kind="api"\} 0/m,
      /^plateful_job_failing\{job="Knead dough"\} 1/m,
      /^plateful_database_bytes [1-9]\d{6}/m,
      /^plateful_database_up 1/m,
      /^process_resident_memory_bytes [1-9]/m,
      /^nodejs_eventloop_lag_p99_seconds \d/m,
    ])
      expect(text).toMatch(line);
  });

  test('has every metric that the dashboard shows', async () => {
    const own = await createWorld({ METRICS_TOKEN: TOKEN });
    await own.database.pool.query(
      "insert into backups (id, address, is_encrypted, started_at, finished_at) values (gen_random_uuid(), '', false, now(), now())",
    );
    await own.database.pool.query(
      "insert into background_jobs (name, started_at, succeeded_at) values ('Knead dough', now(), now())",
    );
    await own.visitor.fetch('/recipes');
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await own.visitor.fetch('/metrics', { headers })).text();
    await own.close();
    const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const names = new Set(
      panels.flatMap(({ targets }) =>
        targets.flatMap(({ expr }) => expr.match(/\b(?:plateful|nodejs|process)_\w+/g) ?? []),
      ),
    );
    expect(names.size).toBeGreaterThan(15);
    for (const name of names) expect(text, name).toMatch(new RegExp(`^${name}(?:\\{| )`, 'm'));
  });
});

describe('request ids', () => {
  const idOf = async (given: string, of = world) =>
    (await of.visitor.fetch('/api/recipes', { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    );

  test('are accepted from a trusted proxy, if they look like ids', async () => {
    expect(await idOf('0b0f6a0e-from-the-proxy')).toBe('0b0f6a0e-from-the-proxy');
    for (const odd of ['kim@plateful.test', 'x', 'a'.repeat(65), 'two words here'])
      expect(await idOf(odd)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  test('are never accepted from a stranger', async () => {
    const own = await createWorld();
    expect(await idOf('0b0f6a0e-from-a-stranger', own)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    await own.close();
  });

  test('are in every response, including errors', async () => {
    for (const path of ['/', '/nowhere', '/api/nowhere', '/health/live', '/rpc/nowhere'])
      expect((await world.visitor.fetch(path)).headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('traces go to the collector, as parts of the trace that the proxy began', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  const answer = await world.visitor.fetch('/api/recipes?limit=1', { headers: { traceparent } });
  const spans = () => received.flatMap((batch) => batch.spans);
  await expect.poll(() => spans().some((span) => span.traceId === traceId)).toBe(true);
  const span = spans().find((span) => span.traceId === traceId)!;
  expect(span).toMatchObject({ name: 'GET /api/recipes', parentSpanId: '00f067aa0ba902b7' });
  expect(span.attributes).toContainEqual({
    key: 'plateful.request_id',
    value: { stringValue: answer.headers.get('x-request-id') },
  });
  expect(BigInt(span.endTimeUnixNano)).toBeGreaterThan(BigInt(span.startTimeUnixNano));
  expect(received[0]?.headers.authorization).toBe('Bearer let me in');
});
