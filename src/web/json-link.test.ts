import { afterEach, expect, test, vi } from 'vitest';
import { callByJson } from './json-link.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the browser is asked to send. */
async function sent(kind: 'mutation' | 'query', input: unknown): Promise<RequestInit | undefined> {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ json: null }));
  vi.stubGlobal('fetch', fetched);
  await callByJson(['profiles', 'follow'], input, { kind });
  return fetched.mock.calls[0]?.[1];
}

test('a change outlives the page that it was made on', async () => {
  expect(await sent('mutation', { id: 'a' })).toMatchObject({ method: 'POST', keepalive: true });
});

test('a change that is longer than browsers keep for a left page is sent without', async () => {
  expect(await sent('mutation', { text: 'a'.repeat(5_000) })).toMatchObject({ keepalive: false });
});

test('a read ends with its page', async () => {
  expect(await sent('query', { id: 'a' })).not.toHaveProperty('keepalive');
  expect(await sent('query', { text: 'a'.repeat(5_000) })).toMatchObject({
    method: 'POST',
    keepalive: false,
  });
});
