import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callByJson } from './json-link.ts';

afterEach(() => vi.unstubAllGlobals());

/** The request the browser sends. */
async function sent(kind: 'mutation' | 'query', input: unknown): Promise<RequestInit | undefined> {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ json: null }));
  vi.stubGlobal('fetch', fetched);
  await callByJson(['profiles', 'follow'], input, { kind });
  return fetched.mock.calls[0]?.[1];
}

test('a change continues after its page is closed', async () => {
  expect(await sent('mutation', { id: 'a' })).toMatchObject({ method: 'POST', keepalive: true });
});

test('a change too long for keepalive is sent without it', async () => {
  expect(await sent('mutation', { text: 'a'.repeat(5_000) })).toMatchObject({ keepalive: false });
});

test('a read is aborted with its page', async () => {
  expect(await sent('query', { id: 'a' })).not.toHaveProperty('keepalive');
  expect(await sent('query', { text: 'a'.repeat(5_000) })).toMatchObject({
    method: 'POST',
    keepalive: false,
  });
});

/** Responds with each of these in turn, and counts the requests. */
function answering(...answers: Response[]): { sent: () => number } {
  const fetched = vi.fn<typeof fetch>();
  for (const answer of answers) fetched.mockResolvedValueOnce(answer);
  vi.stubGlobal('fetch', fetched);
  return { sent: () => fetched.mock.calls.length };
}

const busy = (headers: Record<string, string>) =>
  Response.json({ code: 'unavailable', detail: 'Too busy.' }, { status: 503, headers });

const follow = async (type: 'mutation' | 'query') => {
  const call = callByJson(['profiles', 'follow'], { id: 'a' }, { kind: type }).catch((error) => error);
  await vi.runAllTimersAsync();
  return call;
};

describe('an overloaded server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const notBegun = { 'x-plateful-not-begun': '1', 'retry-after': '2' };

  test('is sent a change again if it had not started it', async () => {
    const { sent } = answering(busy(notBegun), Response.json({ json: { isFollowing: true } }));
    expect(await follow('mutation')).toEqual({ isFollowing: true });
    expect(sent()).toBe(2);
  });

  test('is sent a change at most three times', async () => {
    const { sent } = answering(busy(notBegun), busy(notBegun), busy(notBegun));
    expect(await follow('mutation')).toMatchObject({ code: 'unavailable', message: 'Too busy.' });
    expect(sent()).toBe(3);
  });

  test('is not sent a change again that it may have stored', async () => {
    const { sent } = answering(busy({ 'retry-after': '2' }));
    expect(await follow('mutation')).toMatchObject({ code: 'unavailable' });
    expect(sent()).toBe(1);
  });

  test('is retried by the query, not by the call', async () => {
    const { sent } = answering(busy(notBegun));
    expect(await follow('query')).toMatchObject({ code: 'unavailable' });
    expect(sent()).toBe(1);
  });
});
