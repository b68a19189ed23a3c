import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logTo, textSink } from '#server/monitoring/log.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { type Apns, startApns } from '../../../../../test/services/apns.ts';
import { createApns } from './apns.ts';

const TOKEN = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);
const SOUP = {
  id: '0b1f4a3e-4a52-4d8e-9a3e-6a51d6a6f3a1',
  title: 'Soup',
  text: 'Is ready.',
  path: '/recipe/1',
};

let apns: Apns;
let lines: string[];
beforeEach(async () => {
  apns = await startApns();
  lines = [];
  logTo({
    write: (level, message, details) => lines.push(`${level} ${message} ${details?.error ?? ''}`),
    flush() {},
  });
});
afterEach(async () => {
  await apns.close();
  logTo(textSink('info'));
  vi.useRealTimers();
});

const sender = (options: Partial<Parameters<typeof createApns>[0]> = {}) =>
  createApns({ ...apns.options, timeoutMs: 2000, ...options });
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const expectNoSecrets = () => expect(lines.join('\n')).not.toMatch(/a1a1|PRIVATE|eyJ/);

test('a message reaches the phone with its texts, and with the page that a tap opens', async () => {
  const now = Math.floor(Date.now() / 1000);
  expect(await sender().send(TOKEN, SOUP)).toBe('sent');
  const [received] = apns.received;
  expect([received?.token, received?.payload]).toEqual([
    TOKEN,
    {
      aps: { alert: { title: 'Soup', body: 'Is ready.' }, sound: 'default' },
      id: SOUP.id,
      path: '/recipe/1',
    },
  ]);
  expect(received?.headers).toMatchObject({
    'apns-topic': 'org.example.plateful',
    'apns-push-type': 'alert',
    'apns-collapse-id': SOUP.id,
  });
  expect(Number(received?.headers['apns-expiration']) - now).toBeCloseTo(24 * 60 * 60, -1);
});

test('many messages, even at once, share one connection, with one token for 40 minutes', async () => {
  const { send } = sender();
  await Promise.all(Array.from({ length: 20 }, () => send(TOKEN, SOUP)));
  later(39 * MINUTE_MS);
  await send(TOKEN, SOUP);
  expect([apns.connections(), apns.providers.size]).toEqual([1, 1]);
  later(2 * MINUTE_MS);
  expect(await send(TOKEN, SOUP)).toBe('sent');
  expect([apns.connections(), apns.providers.size]).toEqual([1, 2]);
});

test('a token of ours that Apple calls expired is renewed once, and the message sent', async () => {
  const { send } = sender();
  await send(TOKEN, SOUP);
  apns.expireTokens();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(TOKEN, SOUP)));
  expect(outcomes).toEqual(Array(5).fill('sent'));
  expect(apns.providers.size).toBe(2);
});

test('a connection that Apple ends is made again', async () => {
  const { send } = sender();
  await send(TOKEN, SOUP);
  apns.disconnect();
  await expect.poll(() => send(TOKEN, SOUP)).toBe('sent');
  expect(apns.connections()).toBe(2);
});

test.each([
  [410, 'Unregistered'],
  [410, 'ExpiredToken'],
  [400, 'BadDeviceToken'],
])('a token of which Apple says %i %s is gone', async (status, reason) => {
  apns.answers.set(TOKEN, { status, reason });
  const { send } = sender();
  expect(await send(TOKEN, SOUP)).toBe('gone');
  expect(await send(OTHER, SOUP)).toBe('sent');
  expectNoSecrets();
});

test.each([
  ['that it is overloaded', { status: 503, reason: 'ServiceUnavailable' }],
  ['that this phone gets too much', { status: 429, reason: 'TooManyRequests' }],
  ['that the message is too large', { status: 413, reason: 'PayloadTooLarge' }],
  ['that makes no sense', { status: 400, garbage: '<html>' }],
])('after an answer %s the message is tried again', async (_, answer) => {
  apns.answers.set(TOKEN, answer);
  const { send } = sender();
  expect(await send(TOKEN, SOUP)).toBe('failed');
  apns.answers.clear();
  expect(await send(TOKEN, SOUP)).toBe('sent');
  expectNoSecrets();
});

test('a phone that Apple rate-limits waits as long as Apple says, and the others do not', async () => {
  const { send } = sender();
  apns.answers.set(TOKEN, { status: 429, reason: 'TooManyRequests', retryAfter: '120' });
  expect(await send(TOKEN, SOUP)).toEqual({ retryInMs: 120_000 });
  expect(await send(OTHER, SOUP)).toBe('sent');
});

test('after 503 nothing is sent for as long as Apple says', async () => {
  const { send } = sender();
  apns.answers.set(TOKEN, { status: 503, reason: 'Shutdown', retryAfter: '120' });
  expect(await send(TOKEN, SOUP)).toEqual({ retryInMs: 120_000 });
  expect(await send(OTHER, SOUP)).toEqual({ retryInMs: expect.any(Number) });
  later(121_000);
  expect(await send(OTHER, SOUP)).toBe('sent');
});

test('a phone that Apple does not answer for is retried, and the next one reached', async () => {
  const { send } = sender({ timeoutMs: 200 });
  apns.answers.set(TOKEN, { status: 0, silent: true });
  expect(await send(TOKEN, SOUP)).toBe('failed');
  expect(await send(OTHER, SOUP)).toBe('sent');
  expectNoSecrets();
});

test('a service that cannot be reached, or does not speak HTTP/2, is retried', async () => {
  expect(await sender({ url: 'http://127.0.0.1:1' }).send(TOKEN, SOUP)).toBe('failed');
  const other = createServer((_, response) => response.end('Hello'));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  expect(await sender({ url: `http://127.0.0.1:${port}` }).send(TOKEN, SOUP)).toBe('failed');
  await new Promise((closed) => {
    other.close(closed);
    other.closeAllConnections();
  });
  expectNoSecrets();
});

test('a key that Apple refuses is reported once, without secrets, and no token is deleted because of it', async () => {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { send } = sender({ key });
  for (let sent = 0; sent < 3; sent++)
    expect(await send(TOKEN, SOUP)).toEqual({ retryInMs: expect.any(Number) });
  expect(apns.providers.size).toBe(1);
  later(25 * MINUTE_MS);
  await send(TOKEN, SOUP);
  expect(lines).toEqual([expect.stringMatching(/^error .*403 InvalidProviderToken.*APNS_KEY_ID/)]);
  expectNoSecrets();
});

test('an app with another bundle id is reported once, and its token is not deleted because of it', async () => {
  const { send } = sender({ topic: 'org.example.other' });
  expect(await send(TOKEN, SOUP)).toBe('failed');
  expect(await send(TOKEN, SOUP)).toBe('failed');
  expect(lines).toEqual([expect.stringContaining('another bundle id than APNS_TOPIC')]);
});
