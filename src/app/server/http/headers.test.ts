import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureAsText, somebodyPaying } from '../../../../test/endpoints/belongings.ts';
import { ENDPOINTS } from '../../../../test/endpoints/endpoints.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { PAGES } from '../../routes.ts';

let world: World;
let cook: Person;
let recipeId: string;
let picture: string;

beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://eat.example.org' });
  const own = await somebodyPaying(world);
  cook = own.person;
  recipeId = await own.recipe();
  picture = (await cook.api.media.storeFrom({ imageUrl: await pictureAsText() })).permanentUrl;
});
afterAll(() => world?.close());

const EXPECTED = {
  'content-security-policy':
    /default-src '(self|none)'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/** Shown in a popup that we opened and another site has redirected here: they report back to the page that opened it. */
const REPORT_BACK = ['/grocery-store/connected', '/test-store'];

async function expectGuarded(response: Response, what: string): Promise<void> {
  for (const [name, value] of Object.entries(EXPECTED).filter(
    ([name]) => name !== 'cross-origin-opener-policy' || !REPORT_BACK.includes(what),
  ))
    expect(response.headers.get(name) ?? '', `${what}: ${name}`).toMatch(value);
  expect(response.headers.get('content-security-policy'), what).not.toMatch(/script-src[^;]*unsafe/);
  for (const name of response.headers.keys())
    expect(name, what).not.toMatch(/^access-control-|^x-powered-by$|^server$/);
  for (const cookie of response.headers.getSetCookie()) expect(cookie, what).toMatch(/; Secure/i);
  await response.body?.cancel();
}

describe('every response has the headers that keep other sites and foreign scripts out', () => {
  test('of every endpoint, to a visitor and to a subscriber', async () => {
    for (const { name, method, path } of ENDPOINTS)
      for (const caller of [world.visitor, cook]) {
        const address = `/api${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
        const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
        if (!/signOut|endOther/.test(name))
          await expectGuarded(await caller.fetch(address, { method, ...(body ? { body } : {}) }), name);
      }
  });

  test.each(PAGES)('of the page $path', async ({ path }) => {
    const address = path
      .replace(':recipeId', recipeId)
      .replace(/:\w+/, 'unknown')
      .replace('*', '/no-such-page');
    for (const caller of [world.visitor, cook]) await expectGuarded(await caller.fetch(address), address);
  });

  test('of files, streams, feeds, redirects, refusals and errors', async () => {
    const etag = (await cook.fetch(`${picture}-320.webp`)).headers.get('etag') ?? '';
    const cases: [path: string, status: number, init?: RequestInit][] = [
      ['/favicon.svg', 200],
      ['/no-such-file.js', 404],
      [`${picture}-320.webp`, 200],
      [`${picture}-320.webp`, 304, { headers: { 'if-none-match': etag } }],
      ['/health/live', 200],
      ['/robots.txt', 200],
      ['/sitemap.xml', 200],
      ['/api/docs', 200],
      ['/api/openapi.json', 200],
      ['/api/events', 200],
      ['/api/no-such-endpoint', 404],
      ['/api/auth/sign-in', 413, { method: 'POST', body: JSON.stringify({ name: 'x'.repeat(3e6) }) }],
      ['/api/auth/sign-in', 400, { method: 'POST', body: '{"email":' }],
      ['/rpc/accounts/signOut', 405, { method: 'OPTIONS' }],
      [
        '/rpc/accounts/signOut',
        403,
        { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } },
      ],
      [`/recipes?q=${'x'.repeat(9_000)}`, 413],
      ['/calendar/unknown.ics', 404],
      ['/videos/unknown.mp4', 404],
      ['/uploads/reels', 412, { method: 'POST' }],
      ['/webhooks/unknown', 404, { method: 'POST', body: '{}' }],
      ['/export/plateful.zip', 200],
      ['/admin/export/users.csv', 403],
      ['/dev/outbox', 404],
      ['/browse', 301],
      ['/admin', 302],
    ];
    for (const [path, status, init] of cases) {
      const response = await cook.fetch(path, init);
      expect.soft(response.status, path.slice(0, 60)).toBe(status);
      await expectGuarded(response, path.slice(0, 60));
    }
  });

  test('of a request for another host', async () => {
    const headers = await new Promise<Record<string, unknown>>((answered, failed) => {
      const asked = request(`${world.origin}/`, { headers: { host: 'rebound.example.net' } }, (response) => {
        response.resume();
        answered(response.headers);
      });
      asked.once('error', failed).end();
    });
    for (const [name, value] of Object.entries(EXPECTED)) expect(headers[name], name).toMatch(value);
  });

  test.each([
    ['nonsense', 400, 'nonsense\r\n\r\n'],
    ['a request without Host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: eat.example.org\r\nExpect: miracles\r\n\r\n'],
    ['too many headers', 431, `GET / HTTP/1.1\r\nHost: eat.example.org\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('of %s, which Node rejects', async (_, status, text) => {
    const answer = await new Promise<string>((answered, failed) => {
      let said = '';
      const socket = connect(Number(new URL(world.origin).port), '127.0.0.1', () => socket.write(text));
      socket.setEncoding('latin1').on('data', (part) => {
        said += part;
      });
      socket.once('close', () => answered(said)).once('error', failed);
    });
    const [first = '', ...lines] = answer.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const fields = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
    await expectGuarded(new Response(null, { headers: fields }), first);
  });
});

describe('the script policy', () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
  const inline = (html: string) =>
    [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(
      ([, script = '']) => script,
    );

  test('names the hash of each inline script of a cached page, and no reusable nonce', async () => {
    const { id } = await world.recipe({
      title: '</script><script>alert(1)</script>',
      description: '<script>x</script>',
    });
    for (const path of ['/', '/recipes', `/recipe/${id}`, '/no-such-page']) {
      const page = await world.visitor.fetch(path);
      const html = await page.text();
      expect(policyOf(page), path).not.toContain('nonce-');
      expect(html, path).not.toContain('nonce="');
      const scripts = inline(html);
      expect(scripts.length, path).toBeGreaterThan(1);
      const hashes = scripts.map(
        (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      expect(
        policyOf(page)
          .match(/'sha256-[^']+'/g)
          ?.sort(),
        path,
      ).toEqual([...new Set(hashes)].sort());
      if (page.status !== 200) continue;
      // The new recipe may not have reached the pages that show it yet.
      let before = policyOf(page);
      const isSame = async () => {
        const now = policyOf(await world.visitor.fetch(path));
        const same = now === before;
        before = now;
        return same;
      };
      await expect.poll(isSame, { message: path }).toBe(true);
    }
  });

  test('has a new nonce for each response of a page rendered for one person', async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time++) {
      const page = await cook.fetch('/settings');
      const nonce = /'nonce-([\w-]{22})'/.exec(policyOf(page))?.[1] ?? '';
      const tags = [...(await page.text()).matchAll(/<script(?![^>]*ld\+json)[^>]*>/g)].map(([tag]) => tag);
      expect(tags).not.toEqual([]);
      for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
});

test('over TLS the session cookie is bound to this host, hidden from scripts, and signs in', async () => {
  const response = await world.visitor.fetch('/api/auth/sign-in', {
    method: 'POST',
    body: JSON.stringify({ email: cook.email, password: world.password }),
  });
  const cookies = response.headers.getSetCookie();
  const guarded = cookies.filter((cookie) => /session_token|plateful\.device/.test(cookie));
  expect(guarded).toHaveLength(2);
  for (const cookie of guarded) {
    expect(cookie).toMatch(/^__Host-plateful\./);
    for (const attribute of [/; Path=\/(;|$)/, /; Secure/, /; HttpOnly/, /; SameSite=Lax/i])
      expect(cookie).toMatch(attribute);
    expect(cookie).not.toMatch(/domain=/i);
  }
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  const session = await world.visitor.fetch('/api/session', { headers: { cookie } });
  expect(await session.json()).toMatchObject({ user: { id: cook.id } });
  const planted = cookie.replaceAll('__Host-', '');
  const refused = await world.visitor.fetch('/api/session', { headers: { cookie: planted } });
  expect(await refused.json()).toMatchObject({ user: null });
});
