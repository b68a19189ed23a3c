import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFiles } from './files.ts';

const SCRIPT = 'export const answer = 42;';
const COPIES = { '': SCRIPT, '.br': brotliCompressSync(SCRIPT), '.gz': gzipSync(SCRIPT) };

let folder: string;
const site = new Hono();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plateful-files-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['assets/kept.js', 'assets/page.js', 'worker.js'])
    for (const [ending, content] of Object.entries(COPIES))
      writeFileSync(join(folder, `${name}${ending}`), content);
  let requests = 0;
  site.use((context, next) => {
    context.header('x-request-id', String(++requests));
    return next();
  });
  site.use(serveFiles(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a built file', () => {
  test('is sent in an encoding the browser accepts, and cached for a year', async () => {
    const plain = await ask('/assets/page.js');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
    for (const [accepted, encoding, ending] of [
      ['gzip, deflate, br', 'br', '.br'],
      ['gzip', 'gzip', '.gz'],
    ] as const) {
      const response = await ask('/assets/page.js', { 'accept-encoding': accepted });
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
      expect(await bytesOf(response)).toEqual(COPIES[ending]);
    }
  });

  test('is read from disk once, and sent with the headers of each request', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const first = await ask('/assets/kept.js', accepted);
    for (const ending of Object.keys(COPIES)) rmSync(join(folder, `assets/kept.js${ending}`));
    const again = await ask('/assets/kept.js', { 'accept-encoding': 'gzip, br, an-encoding-of-its-own' });
    expect(await bytesOf(again)).toEqual(await bytesOf(first));
    const { 'x-request-id': one, ...headers } = Object.fromEntries(first.headers);
    const { 'x-request-id': other, ...same } = Object.fromEntries(again.headers);
    expect(same).toEqual(headers);
    expect(other).not.toBe(one);
  });

  test('that does not exist is not found', async () => {
    expect((await ask('/assets/none.js', { 'accept-encoding': 'br' })).status).toBe(404);
  });
});

test('a worker is requested again every time, and read from disk', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const first = await ask('/worker.js', accepted);
  expect([first.headers.get('cache-control'), await bytesOf(first)]).toEqual(['no-cache', COPIES['.br']]);
  for (const ending of Object.keys(COPIES)) rmSync(join(folder, `worker.js${ending}`));
  expect((await ask('/worker.js', accepted)).status).toBe(404);
});
