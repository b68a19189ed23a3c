import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, freePort, launch, ready } from './plateful-process.ts';

/** By default, Node closes an idle connection after five seconds, plus one. */
const LONGER_THAN_NODE_WAITS_MS = 7_000;

const folder = mkdtempSync(join(tmpdir(), 'plateful-slow-sender-'));
let port: number;
let plateful: ChildProcess;

beforeAll(async () => {
  port = await freePort();
  plateful = launch({ DATA_DIR: join(folder, 'data'), PORT: String(port), DEMO: 'off' });
  await ready(`http://127.0.0.1:${port}`, plateful);
});
afterAll(async () => {
  await end(plateful);
  rmSync(folder, { recursive: true, force: true });
});

test.concurrent('a client that stalls halfway through a request is disconnected', {
  timeout: 90_000,
}, async () => {
  const [head, body] = await Promise.all([
    trickle(port, `GET / HTTP/1.1\r\nhost: localhost:${port}\r\n`),
    trickle(
      port,
      `POST /api/auth/sign-in HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":`,
    ),
  ]);
  for (const answer of [head, body]) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain("content-security-policy: default-src 'self'");
  }
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
});

test.concurrent('a proxy can reuse a connection that was idle for a while', async () => {
  const agent = new Agent({ keepAlive: true });
  const used = await portAskedFrom(agent);
  await wait(LONGER_THAN_NODE_WAITS_MS);
  expect(await portAskedFrom(agent)).toBe(used);
  agent.destroy();
});

test.each([
  ['a picture before the service worker is there', '/share-target', /^HTTP\/1.1 303 /],
  ['a request of the API', '/api/auth/sign-in', /^HTTP\/1.1 413 /],
  ['a request for which they have to sign in', '/api/recipes', /^HTTP\/1.1 401 /],
])('a client that sends too much gets the reason after the last byte: %s', async (_, path, expected) => {
  const megabyte = '7'.repeat(1024 * 1024);
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: ${12 * megabyte.length}\r\n\r\n`;
  expect(await sendAll(port, [head, ...Array.from({ length: 12 }, () => megabyte)])).toMatch(expected);
});

/** Sends all parts before reading the start of the response, as browsers do. */
async function sendAll(port: number, parts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  // Failures reject the promises below.
  socket.on('error', () => {});
  try {
    for (const part of parts)
      await new Promise<void>((sent, failed) =>
        socket.write(part, (error) => (error ? failed(error) : sent())),
      );
    return await new Promise<string>((done, failed) => {
      socket.once('data', (chunk) => done(String(chunk)));
      socket.once('error', failed);
      socket.once('close', () => failed(new Error('The connection was closed.')));
      socket.resume();
    });
  } finally {
    socket.destroy();
  }
}

/** Makes a request, and returns the local port, which differs for each connection. */
function portAskedFrom(agent: Agent): Promise<number | undefined> {
  return new Promise((done, failed) => {
    get({ agent, port, path: '/health/live' }, (answer) => {
      const from = answer.socket.localPort;
      answer.resume().once('end', () => done(from));
    }).once('error', failed);
  });
}

/** Sends this much, waits until the server disconnects, and returns its response. */
function trickle(port: number, text: string): Promise<string> {
  return new Promise((done, failed) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => done(answer));
    socket.on('error', failed);
  });
}
