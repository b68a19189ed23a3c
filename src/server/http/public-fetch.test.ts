import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchError, fetchPublic, isPublicAddress } from './public-fetch.ts';

const LARGEST = 1_000_000;
let server: Server;
let port: number;
let hits = 0;

const answers: Record<string, RequestListener> = {
  '/plain': (_, response) => response.setHeader('content-type', 'Text/HTML; charset=utf-8').end('hello'),
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
  '/brotli': (_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('packed')),
  '/bomb': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
  '/garbage': (_, response) => response.setHeader('content-encoding', 'gzip').end('this is not gzip'),
  '/endless': (_, response) => {
    const more = setInterval(() => response.write(Buffer.alloc(100_000)), 1);
    response.once('close', () => clearInterval(more));
  },
  '/silent': () => undefined,
  '/forbidden': (_, response) => response.writeHead(403).end(),
  '/once': (_, response) => response.writeHead(302, { location: '/plain' }).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: `http://127.0.0.2:${port}/plain` }).end(),
  '/named': (_, response) => response.writeHead(302, { location: `http://localhost:${port}/plain` }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    hits++;
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, { timeoutMs = 2_000, privateHosts = [`127.0.0.1:${port}`] } = {}) {
  const link = path.startsWith('/') ? `http://127.0.0.1:${port}${path}` : path;
  return fetchPublic(link, { accept: '*/*', largest: LARGEST, agent: 'test', privateHosts, timeoutMs });
}
const failureOf = async (path: string, options = {}) => {
  const error = await get(path, options).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(FetchError);
  return error.failure;
};

describe('fetching what a link leads to', () => {
  it('follows a redirect and unpacks what it gets', async () => {
    expect((await get('/once')).url).toBe(`http://127.0.0.1:${port}/plain`);
    expect(await get('/plain')).toMatchObject({
      type: 'text/html; charset=utf-8',
      bytes: Buffer.from('hello'),
    });
    expect(String((await get('/gzip')).bytes)).toBe('packed');
    expect(String((await get('/brotli')).bytes)).toBe('packed');
  });

  it.each([
    ['/forbidden', 'refused-there'],
    ['/nothing', 'not-found-there'],
    ['/loop', 'too-many-redirects'],
    ['/bomb', 'too-large'],
    ['/endless', 'too-large'],
    ['/garbage', 'unreachable'],
    ['/file', 'not-allowed'],
  ])('of %s ends as %s', async (path, failure) => {
    expect(await failureOf(path)).toBe(failure);
  });

  it('does not wait for a server that is silent', async () => {
    expect(await failureOf('/silent', { timeoutMs: 100 })).toBe('too-slow');
  });

  it.each(['/inside', '/named'])('is not led into the own network by %s', async (path) => {
    hits = 0;
    expect(await failureOf(path)).toBe('not-allowed');
    expect(hits).toBe(1);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://0/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'http://user:secret@example.com/',
    'http://example.com:25/',
    `http://example.com/${'x'.repeat(3_000)}`,
    'no address',
  ])('is not done for %s', async (link) => {
    expect(await failureOf(link, { privateHosts: [] })).toBe('not-allowed');
  });
});

it.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['fe80::1', false],
  ['', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
