import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../../src/app/routes.ts';
import { privateTextOf, somebodyPaying } from '../endpoints/belongings.ts';
import { makeAll } from '../endpoints/callers.ts';
import { ENDPOINTS } from '../endpoints/endpoints.ts';
import { createWorld, type Person, type World } from '../world.ts';

let world: World;
let cook: Person;
beforeAll(async () => {
  world = await createWorld();
  const own = await somebodyPaying(world);
  await makeAll(own);
  cook = own.person;
});
afterAll(() => world?.close());

const isSharedByCaches = (response: Response) =>
  /public|s-maxage/.test(response.headers.get('cache-control') ?? '') &&
  !/private|no-store/.test(response.headers.get('cache-control') ?? '');

/** URLs that a cache in front of Plateful might take for a file. */
const DISGUISES = [
  ...[
    '/x.css',
    '/x.js',
    '.css',
    '.js',
    '.json',
    '.png',
    ';x.css',
    '%2fx.css',
    '%3bx.css',
    '%23x.css',
    '%3fx.css',
  ],
  ...['?x.css', '/..%2fx.css', '/%2e%2e/x.css', '//x.css', '/.css', '%00.css', '%0a.css', '/assets/x.js'],
];

describe('a personal response', () => {
  const personal = [
    ...[
      '/settings',
      '/meal-plan',
      '/recipe-book',
      '/grocery-list',
      '/profile',
      '/notifications',
      '/personal',
    ],
    ...['/api/session', '/api/meal-plan', '/api/recipe-book', '/api/api-tokens', '/export/plateful.zip'],
    ...['/rpc/accounts/session', '/rpc/mealPlan/list'],
  ];

  test.each(personal)('%s is never cached, whatever its URL is disguised as', async (path) => {
    for (const disguise of ['', ...DISGUISES]) {
      const response = await cook.fetch(path + disguise);
      const text = await response.text();
      const isTheirs = [cook.email, privateTextOf(cook), cook.name].some((words) => text.includes(words));
      if (isTheirs || disguise === '') expect(isSharedByCaches(response), path + disguise).toBe(false);
      if (isSharedByCaches(response)) expect(response.headers.get('set-cookie'), path + disguise).toBeNull();
      const visitors = await (await world.visitor.fetch(path + disguise)).text();
      expect(visitors, path + disguise).not.toContain(privateTextOf(cook));
      expect(visitors, path + disguise).not.toContain(cook.email);
    }
  });

  test('no response that depends on its caller may be cached for others', async () => {
    for (const { method, path, sameForEveryone, name } of ENDPOINTS.filter(
      ({ method }) => method === 'GET',
    )) {
      const response = await cook.fetch(`/api${path.replace(/\{\w+\}/g, 'unknown')}`, { method });
      if (!sameForEveryone) expect(isSharedByCaches(response), name).toBe(false);
    }
  });

  test('no page rendered for one person may be cached for others', async () => {
    for (const { path } of PAGES.filter(({ shared, path }) => !shared && !path.includes(':'))) {
      const response = await cook.fetch(path);
      expect(isSharedByCaches(response), path).toBe(false);
    }
  });
});

describe('a shared response', () => {
  const POISON: Record<string, string>[] = [
    ...['x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-original-host', 'x-backend-host'],
    ...['x-original-url', 'x-rewrite-url', 'x-forwarded-prefix', 'x-forwarded-path', 'x-forwarded-scheme'],
    ...['x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-for', 'true-client-ip', 'x-wap-profile'],
    ...[
      'origin',
      'referer',
      'user-agent',
      'accept',
      'x-http-method-override',
      'x-plateful-page',
      'x-data-poison',
    ],
  ].map((name) => ({ [name]: 'poisoned.example' }));

  test.each([
    '/',
    '/recipes',
    '/search?q=soup',
    '/categories',
    '/contact',
    '/robots.txt',
    '/sitemap.xml',
    '/api/recipes',
    '/api/home',
  ])('%s is the same whatever headers the first request had', async (path) => {
    for (const [at, headers] of POISON.entries()) {
      // A query of its own, so that each request is the first.
      const address = `${path}${path.includes('?') ? '&' : '?'}first=${at}`;
      await (await world.visitor.fetch(address, { headers })).text();
      const next = await world.visitor.fetch(address);
      const text = await next.text();
      expect(text, JSON.stringify(headers)).not.toContain('poisoned.example');
      expect([...next.headers.values()].join(), JSON.stringify(headers)).not.toContain('poisoned.example');
    }
  });

  test('is cached per language, and says what it varies by', async () => {
    const german = { headers: { 'accept-language': 'de' } };
    const first = await (await world.visitor.fetch('/categories', german)).text();
    const english = await world.visitor.fetch('/categories');
    expect(await english.text()).not.toBe(first);
    expect(english.headers.get('vary')?.toLowerCase()).toContain('accept-language');
  });

  test('contains nothing of the member who requested it first', async () => {
    for (const path of ['/', '/recipes', '/categories', `/profile/${cook.id}`, '/api/recipes']) {
      await (await cook.fetch(`${path}?asked=first`)).text();
      const next = await world.visitor.fetch(`${path}?asked=first`);
      expect(next.headers.getSetCookie(), path).toEqual([]);
      expect(await next.text(), path).not.toContain(cook.email);
    }
  });
});

describe('no page leads to another site', () => {
  const EVIL = [
    ...[
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example',
      '/%2f/evil.example',
    ],
    ...[
      '/%5cevil.example',
      'javascript:alert(1)',
      '/\tevil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/%09/evil.example',
    ],
    ...[
      'http:evil.example',
      '/@evil.example',
      '//evil.example%2f..',
      '/;@evil.example',
      '//%65vil.example',
      '/%0d%0aLocation:%20//evil.example',
    ],
  ];

  test.each(EVIL)('by the address or the query %s', async (evil) => {
    const led: [address: string, origin: string][] = [];
    for (const address of [
      ...['/login', '/auth', '/subscription', '/admin-login', '/meal-plan', '/browse'].map(
        (path) => `${path}?from=${encodeURIComponent(evil)}`,
      ),
      `/login?from=${evil}`,
      `/${evil}`,
      evil.startsWith('/') ? evil : `/${evil}`,
    ]) {
      for (const person of [world.visitor, cook]) {
        const response = await person.fetch(address.replaceAll('\t', '%09')).catch(() => null);
        const location = response?.headers.get('location');
        await response?.body?.cancel();
        if (location) led.push([address, new URL(location, world.origin).origin]);
      }
    }
    expect(led.length).toBeGreaterThan(3);
    expect(led.filter(([, origin]) => origin !== world.origin)).toEqual([]);
  });
});
