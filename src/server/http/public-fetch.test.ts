import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FetchError, fetchPublic, isPostable, isPublicAddress, postPublic } from './public-fetch.ts';

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
  '/echo': async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isWhole = Buffer.concat(chunks).toString() === 'posted';
    response.writeHead(isWhole && request.headers.ttl === '60' ? 201 : 400).end();
  },
  // A name that every object inherits, and a body that ends before its time.
  '/inherited': (_, response) => {
    response.writeHead(200, { 'content-encoding': 'constructor', 'content-length': '100' }).write('short');
    setTimeout(() => response.destroy(), 20);
  },
  '/cut': (_, response) => {
    response
      .writeHead(200, { 'content-encoding': 'gzip', 'content-length': '100' })
      .write(gzipSync('packed').subarray(0, 8));
    setTimeout(() => response.destroy(), 20);
  },
  '/switched': (_, response) => {
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: soup\r\n\r\n');
  },
  '/dropped': (_, response) => void response.socket?.destroy(),
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

describe('fetching a link', () => {
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
    ['/inherited', 'unreachable'],
    ['/cut', 'unreachable'],
    ['/switched', 'unreachable'],
    ['/dropped', 'unreachable'],
    ['/file', 'not-allowed'],
  ])('of %s results in %s', async (path, failure) => {
    expect(await failureOf(path)).toBe(failure);
  });

  it('does not wait for a server that is silent', async () => {
    expect(await failureOf('/silent', { timeoutMs: 100 })).toBe('too-slow');
  });

  it.each(['/inside', '/named'])('is not led into the internal network by %s', async (path) => {
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
  ])('is refused for %s', async (link) => {
    expect(await failureOf(link, { privateHosts: [] })).toBe('not-allowed');
  });
});

describe('posting to a link', () => {
  const post = (link: string, { timeoutMs = 2_000, privateHosts = [`127.0.0.1:${port}`] } = {}) =>
    postPublic(link, { headers: { TTL: '60' }, body: Buffer.from('posted'), privateHosts, timeoutMs });
  const own = (path: string) => `http://127.0.0.1:${port}${path}`;
  const refusal = (link: string, options = {}) =>
    post(link, options).then(
      () => null,
      (error) => (error as FetchError).failure,
    );

  it('sends headers and body, returns the status, and follows no redirect', async () => {
    expect(await post(own('/echo'))).toBe(201);
    expect(await post(own('/forbidden'))).toBe(403);
    expect(await post(own('/inside'))).toBe(302);
  });

  it('fails if the other side switches to another protocol', async () => {
    expect(await refusal(own('/switched'))).toBe('unreachable');
  });

  it('gives up if it takes too long', async () => {
    expect(await refusal(own('/silent'), { timeoutMs: 200 })).toBe('too-slow');
  });

  it('is refused without TLS, or into the internal network', async () => {
    const before = hits;
    expect(await refusal('http://example.com/')).toBe('not-allowed');
    expect(await refusal(`https://127.0.0.1:${port}/echo`, { privateHosts: [] })).toBe('not-allowed');
    expect(await refusal(`https://localhost:${port}/echo`, { privateHosts: [] })).toBe('not-allowed');
    expect(hits).toBe(before);
    expect([isPostable('https://127.0.0.1/'), isPostable('http://example.com/')]).toEqual([false, false]);
    expect(isPostable('https://example.com/')).toBe(true);
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
