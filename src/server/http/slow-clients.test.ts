import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { SlowClients } from './slow-clients.ts';

/** More than the operating system's buffers take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

function* pieces() {
  for (let at = 0; at < LARGE.length; at += 1024 * 1024) yield LARGE.subarray(at, at + 1024 * 1024);
}

let slow: SlowClients;
let port: number;
let stop: () => void;
const sockets: Socket[] = [];

beforeEach(async () => {
  slow = new SlowClients();
  const answer: RequestListener = (incoming, outgoing) => {
    slow.watch(incoming, outgoing);
    if (incoming.url === '/whole') outgoing.end(LARGE);
    if (incoming.url === '/pieces') Readable.from(pieces()).pipe(outgoing);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  stop = () => {
    slow.close();
    server.close();
    server.closeAllConnections();
  };
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  stop();
});

async function ask(head: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    `${head} HTTP/1.1\r\nhost: localhost\r\n${head.startsWith('POST') ? 'content-length: 9\r\n' : ''}\r\n`,
  );
  return socket;
}

test.each(['/whole', '/pieces'])(
  'a client that does not read its response is cut off after a while: %s',
  async (path) => {
    const socket = await ask(`GET ${path}`);
    await once(socket, 'readable');
    // By now the operating system's buffers are full.
    await wait(300);
    const closed = once(socket, 'close');
    const now = performance.now();
    slow.look(now);
    slow.look(now + MINUTE_MS - 1);
    expect(socket.destroyed).toBe(false);
    slow.look(now + 2 * HOUR_MS);
    socket.resume();
    await closed;
  },
);

test('a reader on a slow mobile connection gets everything', async () => {
  const socket = await ask('GET /pieces');
  let got = 0;
  let now = performance.now();
  socket.on('data', (data) => {
    got += data.length;
    // 128 kB per second.
    now += (data.length * 1_000) / (128 * 1024);
    slow.look(now);
  });
  await expect.poll(() => got).toBeGreaterThan(LARGE.length);
});

test('of very many slow senders, those who started first are cut off', async () => {
  const all: Socket[] = [];
  for (let at = 0; at < 510; at++) all.push(await ask('POST /'));
  const closed = Promise.all(all.slice(0, 10).map((socket) => once(socket.resume(), 'close')));
  const looking = setInterval(() => slow.look(), 20);
  await closed;
  clearInterval(looking);
  expect(all.slice(10).filter(({ destroyed, readableEnded }) => destroyed || readableEnded)).toEqual([]);
});
