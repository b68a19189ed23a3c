import { expect, it } from 'vitest';
import { receiveShared } from './shared-content.ts';

async function shared(parts: Record<string, string | Blob>): Promise<URL> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  const request = new Request('https://plateful.test/', { method: 'POST', body });
  const response = await receiveShared().request(request);
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', request.url);
}

it('redirects a shared link to the import screen', async () => {
  const { pathname, searchParams } = await shared({
    title: 'Soup',
    text: 'https://example.org/soup?a=1&b=2',
  });
  expect(pathname).toBe('/create');
  expect(searchParams.get('url')).toBe('https://example.org/soup?a=1&b=2');
});

it('redirects a short text there too', async () => {
  const { searchParams } = await shared({ text: 'Soup\n1 onion & salt' });
  expect(searchParams.get('text')).toBe('Soup\n1 onion & salt');
});

it.each([
  ['a picture', { picture: new Blob([new Uint8Array(100_000)], { type: 'image/png' }) }],
  ['a text that fits no address', { text: 'onion '.repeat(2_000) }],
  ['nothing', {}],
])('says that %s did not arrive', async (_, parts) => {
  const { searchParams } = await shared(parts as Record<string, string | Blob>);
  expect(searchParams.get('shared')).toBe('lost');
});

it('ignores a body that is not a form', async () => {
  const request = new Request('https://plateful.test/', { method: 'POST', body: '{"text":"soup"}' });
  const response = await receiveShared().request(request);
  expect(response.headers.get('location')).toBe('/create?shared=lost');
});
