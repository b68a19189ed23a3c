import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { isOwnHost } from './host-header.ts';

const METRICS_TOKEN = 'for-the-figures-of-these-tests';

let world: World;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://eat.example.org', METRICS_TOKEN });
});
afterAll(() => world?.close());

describe('a request for a host that is not ours', () => {
  test.each([
    '/',
    '/api/session',
    '/rpc/accounts/session',
    '/robots.txt',
    '/manifest.webmanifest',
    '/dev/outbox',
  ])('to %s is refused with a page that names the setting', async (path) => {
    const { status, body } = await ask(path, 'rebound.example.net:3000');
    expect(status).toBe(421);
    expect(body).toContain('PUBLIC_URL');
    expect(body).toContain('rebound.example.net:3000');
  });

  test('can still ask about health', async () => {
    for (const path of ['/health/live', '/health/ready'])
      expect((await ask(path, '10.0.0.7:8080')).status).toBe(200);
  });

  test('can still read metrics, with their token only', async () => {
    const authorization = `Bearer ${METRICS_TOKEN}`;
    expect((await ask('/metrics', '10.0.0.7:8080', { authorization })).status).toBe(200);
    expect((await ask('/metrics', '10.0.0.7:8080')).status).toBe(401);
  });

  test('without a name, as in HTTP/1.0 health checks, can only ask about health', async () => {
    for (const path of ['/health/live', '/health/ready'])
      expect(await askWithoutHost(path)).toMatch(/^HTTP\/1\.1 200 /);
    for (const path of ['/', '/api/session']) expect(await askWithoutHost(path)).toMatch(/^HTTP\/1\.1 421 /);
  });

  test('cannot put markup into the page', async () => {
    const { status, body } = await ask('/', 'x<script>alert(1)');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('<script>');
  });
});

/** `fetch` would overwrite the Host header. */
function ask(path: string, host: string, headers = {}): Promise<{ status: number; body: string }> {
  return new Promise((answered, failed) => {
    const asked = request(world.origin + path, { headers: { ...headers, host } }, async (response) => {
      const body = (await response.setEncoding('utf8').toArray()).join('');
      answered({ status: response.statusCode ?? 0, body });
    });
    asked.once('error', failed).end();
  });
}

async function askWithoutHost(path: string): Promise<string> {
  const socket = connect(Number(new URL(world.origin).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
  return (await socket.setEncoding('utf8').toArray()).join('');
}

describe('our own host', () => {
  const published = { publicUrl: 'https://eat.example.org', hasPublicUrl: true, port: 3000 };
  const unpublished = { publicUrl: 'http://localhost:3000', hasPublicUrl: false, port: 3000 };

  test.each([
    ['eat.example.org', published, true],
    ['EAT.example.org:443', published, true],
    ['eat.example.org:3000', published, false],
    ['localhost:3000', published, false],
    ['eat.example.org.evil.net', published, false],
    ['', published, false],
    ['eat.lan:8080', { ...published, publicUrl: 'http://eat.lan:8080' }, true],
    ['eat.lan', { ...published, publicUrl: 'http://eat.lan:8080' }, false],
    ['localhost:3000', unpublished, true],
    ['127.0.0.1:3000', unpublished, true],
    ['[::1]:3000', unpublished, true],
    ['localhost:3001', unpublished, false],
    ['localhost', unpublished, false],
    ['localhost', { ...unpublished, port: 80 }, true],
    ['192.168.1.20:3000', unpublished, false],
    ['127.0.0.1.evil.net:3000', unpublished, false],
    ['localhost.evil.net:3000', unpublished, false],
  ])('"%s" with %o: %s', (header, config, expected) => {
    expect(isOwnHost(header, config)).toBe(expected);
  });
});
