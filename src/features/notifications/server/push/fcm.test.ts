import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { logTo, textSink } from '#server/monitoring/log.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { type Fcm, fcmError, googleError, startFcm } from '../../../../../test/services/fcm.ts';
import { createFcm } from './fcm.ts';

const TOKEN = 'dGhpcyBpcyBhIHBob25l:APA91bF-secret_token_of_a_phone';
const SOUP = { id: 'n-1', title: 'Soup', text: 'Is ready.', path: '/recipe/1' };

let fcm: Fcm;
let lines: string[];
beforeAll(async () => {
  fcm = await startFcm();
});
afterAll(() => fcm?.close());
beforeEach(() => {
  fcm.received.length = 0;
  fcm.answers.clear();
  fcm.answerTokens(null);
  lines = [];
  logTo({
    write: (level, message, details) => lines.push(`${level} ${message} ${details?.error ?? ''}`),
    flush() {},
  });
});
afterEach(() => {
  logTo(textSink('info'));
  vi.useRealTimers();
});

const sender = (options: Partial<Parameters<typeof createFcm>[0]> = {}) =>
  createFcm({ account: fcm.account, url: fcm.url, timeoutMs: 2000, ...options });
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
const expectNoSecrets = () => expect(lines.join('\n')).not.toMatch(/secret|PRIVATE|access-|eyJ/);

test('a message reaches the phone with its texts, and with the page that a tap opens', async () => {
  expect(await sender().send(TOKEN, SOUP)).toBe('sent');
  expect(fcm.received).toEqual([
    {
      token: TOKEN,
      notification: { title: 'Soup', body: 'Is ready.' },
      data: { id: 'n-1', path: '/recipe/1' },
      android: { ttl: '86400s', notification: { tag: 'n-1' } },
    },
  ]);
});

test('many messages, even at once, need one access token, until it expires', async () => {
  const { send } = sender();
  const before = fcm.tokensAsked();
  await Promise.all(Array.from({ length: 20 }, () => send(TOKEN, SOUP)));
  await send(TOKEN, SOUP);
  expect(fcm.tokensAsked() - before).toBe(1);
  later(59 * MINUTE_MS);
  await Promise.all(Array.from({ length: 5 }, () => send(TOKEN, SOUP)));
  expect(fcm.tokensAsked() - before).toBe(2);
  expect(fcm.received).toHaveLength(26);
});

test('an access token that Google ends early is renewed once, and the message sent', async () => {
  const { send } = sender();
  await send(TOKEN, SOUP);
  const before = fcm.tokensAsked();
  fcm.endToken();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(TOKEN, SOUP)));
  expect(outcomes).toEqual(Array(5).fill('sent'));
  expect(fcm.tokensAsked() - before).toBe(1);
});

test.each([
  ['no longer knows', googleError(404, 'NOT_FOUND', [fcmError('UNREGISTERED')])],
  [
    'finds invalid, as a sentence,',
    googleError(400, 'INVALID_ARGUMENT', [], 'The registration token is not a valid FCM registration token'),
  ],
  [
    'finds invalid, as a field,',
    googleError(400, 'INVALID_ARGUMENT', [
      fcmError('INVALID_ARGUMENT'),
      { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: 'message.token' }] },
    ]),
  ],
])('a token that Firebase %s is gone', async (_, answer) => {
  fcm.answers.set(TOKEN, answer);
  expect(await sender().send(TOKEN, SOUP)).toBe('gone');
});

test.each([
  ['of another argument', googleError(400, 'INVALID_ARGUMENT', [fcmError('INVALID_ARGUMENT')])],
  ['that is not its own', { status: 502, body: '<!doctype html><title>Bad gateway</title>' }],
  ['of success that makes no sense', { status: 200, body: '<html>Welcome to our Wi-Fi</html>' }],
  ['that it is overloaded', googleError(503, 'UNAVAILABLE', [fcmError('UNAVAILABLE')])],
])('after an answer %s the message is tried again', async (_, answer) => {
  fcm.answers.set(TOKEN, answer);
  const { send } = sender();
  expect(await send(TOKEN, SOUP)).toBe('failed');
  fcm.answers.clear();
  expect(await send(TOKEN, SOUP)).toBe('sent');
  expectNoSecrets();
});

test.each([429, 503])('after %i nothing is sent for as long as Firebase says', async (status) => {
  const { send } = sender();
  fcm.answers.set(TOKEN, { status, body: {}, headers: { 'retry-after': '120' } });
  expect(await send(TOKEN, SOUP)).toEqual({ retryInMs: 120_000 });
  fcm.answers.clear();
  expect(await send('another:phone', SOUP)).toEqual({ retryInMs: expect.any(Number) });
  expect(fcm.received).toEqual([]);
  later(121_000);
  expect(await send('another:phone', SOUP)).toBe('sent');
});

test('a service that does not respond, or cannot be reached, is retried', async () => {
  fcm.answers.set(TOKEN, { status: 0, silent: true });
  expect(await sender({ timeoutMs: 100 }).send(TOKEN, SOUP)).toBe('failed');
  expect(await sender({ url: 'http://127.0.0.1:1' }).send(TOKEN, SOUP)).toBe('failed');
  fcm.answerTokens({ status: 0, silent: true });
  expect(await sender({ timeoutMs: 100 }).send(TOKEN, SOUP)).toBe('failed');
  fcm.answerTokens({ status: 200, body: '{"access_token":"secret' });
  expect(await sender().send(TOKEN, SOUP)).toBe('failed');
  expectNoSecrets();
});

test('a key that Google refuses is reported once, without secrets, and no token is deleted because of it', async () => {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { send } = sender({ account: { ...fcm.account, key } });
  const before = fcm.tokensAsked();
  for (let sent = 0; sent < 3; sent++)
    expect(await send(TOKEN, SOUP)).toEqual({ retryInMs: expect.any(Number) });
  expect(fcm.tokensAsked() - before).toBe(1);
  later(25 * MINUTE_MS);
  await send(TOKEN, SOUP);
  expect(fcm.tokensAsked() - before).toBe(2);
  expect(lines).toEqual([expect.stringMatching(/^error .*FCM_SERVICE_ACCOUNT \(400 invalid_grant\)/)]);
  expectNoSecrets();
});

test.each([
  ['a project that it may not send for', googleError(403, 'PERMISSION_DENIED'), '403 PERMISSION_DENIED'],
  ['a project that does not exist', googleError(404, 'NOT_FOUND'), '404 NOT_FOUND'],
  ['an address that is not Firebase', { status: 404, body: 'Not Found' }, '404 no reason'],
])('%s is reported, and no token is gone for it', async (_, answer, said) => {
  const { send } = sender();
  fcm.answers.set(TOKEN, answer);
  expect(await send(TOKEN, SOUP)).toEqual({ retryInMs: expect.any(Number) });
  expect(lines).toEqual([expect.stringContaining(said)]);
  expectNoSecrets();
});

test('an app of another Firebase project is reported once, and the others are reached', async () => {
  const { send } = sender();
  fcm.answers.set(TOKEN, googleError(403, 'PERMISSION_DENIED', [fcmError('SENDER_ID_MISMATCH')]));
  expect(await send(TOKEN, SOUP)).toBe('failed');
  expect(await send(TOKEN, SOUP)).toBe('failed');
  expect(await send('another:phone', SOUP)).toBe('sent');
  expect(lines).toEqual([expect.stringContaining('another Firebase project')]);
});
