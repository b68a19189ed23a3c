import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCESS } from '#features/site/rules/settings.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { redirectFrom } from '../../gate.ts';
import { sitemapXml } from './crawlers.ts';

const VISITOR = { signedIn: false, isAdmin: false, subscription: null };

let world: World;

beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://food.example/a&b' });
});
afterAll(() => world.close());

test('robots.txt names the sitemap and the paths not to crawl', async () => {
  const answer = await world.visitor.fetch('/robots.txt');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('Sitemap: https://food.example/a&b/sitemap.xml');
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Disallow: /profile$');
  expect(text).not.toContain('/meal-plan');
});

test.each(['/meal-plan', '/grocery-list'])(
  'a crawler at %s reads the public page, and nobody’s plan',
  async (path) => {
    const open = await createWorld({ ACCESS: 'open' });
    try {
      const text = await (await open.visitor.fetch(path)).text();
      expect(text).toContain('<meta name="description"');
      expect(text).not.toContain('noindex');
    } finally {
      await open.close();
    }
  },
);

test('the sitemap names every recipe, category and open page, with escaped addresses', async () => {
  const { id } = await world.recipe();
  const answer = await world.visitor.fetch('/sitemap.xml');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('application/xml');
  expect(text).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(text).toMatch(new RegExp(`<loc>https://food.example/a&amp;b/recipe/${id}</loc><lastmod>\\d{4}-`));
  expect(text).toContain('<loc>https://food.example/a&amp;b/category/blue-zones</loc>');
  expect(text).toContain('<loc>https://food.example/a&amp;b/</loc>');
  expect(text).not.toContain('/login');
});

test('the sitemap names only what visitors may open, also after admins have closed the rest to them', async () => {
  const closing = await createWorld();
  const { id } = await closing.recipe();
  const sitemap = async () => (await closing.visitor.fetch('/sitemap.xml')).text();
  expect(await sitemap()).toContain('/category/');
  const admin = await closing.person({ elevated: true });
  await admin.api.siteSettings.update({ values: { [ACCESS.key]: 'strict' } });
  const addresses = [...(await sitemap()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${closing.config.publicUrl}/recipe/${id}`);
  expect(addresses).toContain(`${closing.config.publicUrl}/privacy`);
  for (const address of addresses) {
    const { pathname } = new URL(address);
    expect(redirectFrom({ pathname, search: '' }, 'strict', VISITOR), pathname).toBeNull();
  }
  expect(addresses.join()).not.toContain('/category/');
  await closing.close();
});

test.each(['/sitemap.xml', '/api/openapi.json', '/api/docs'])(
  '%s is made once, and not resent to a client that has it',
  async (path) => {
    await world.app.memory.caughtUp();
    const first = await world.visitor.fetch(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await world.visitor.fetch(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  },
);

test('a page beyond the last is an empty list', async () => {
  expect(
    await sitemapXml(world.database.db, { publicUrl: 'https://food.example', mode: 'browse', page: 9 }),
  ).not.toContain('<url>');
});
