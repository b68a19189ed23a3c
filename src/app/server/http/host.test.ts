import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

/** Without what differs on every rendering. */
const textOf = (html: string) =>
  html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|nonce="[^"]+"/gs, '');

describe('pages', () => {
  test('of the paywall send a visitor to /login, with the path they came from', async () => {
    const response = await world.visitor.fetch('/meal-plan?date=2026-02-28&view=daily');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      '/login?from=%2Fmeal-plan%3Fdate%3D2026-02-28%26view%3Ddaily',
    );
  });

  test('of the paywall send a member to /subscription with the reason', async () => {
    const member = await world.person();
    const response = await member.fetch('/grocery-list');
    expect(response.headers.get('location')).toBe('/subscription?reason=required&from=%2Fgrocery-list');
  });

  test('to sign in redirect people who are signed in to where they came from, before anything is rendered', async () => {
    const member = await world.person();
    const response = await member.fetch('/login?from=%2Fcooking-tips');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/profile-setup?from=%2Fcooking-tips');
    const elsewhere = await member.fetch('/auth?from=%2F%2Fevil.example');
    expect(elsewhere.headers.get('location')).toBe('/profile-setup');
    expect((await world.visitor.fetch('/auth')).status).toBe(200);
  });

  test.each([
    '/recipe/not-an-id',
    `/recipe/${crypto.randomUUID()}`,
    '/no-such-page',
    '/category/no-such-category',
  ])('%s is not found', async (path) => {
    const response = await world.visitor.fetch(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test.each(['/profile/%00', '/search?q=%00', '/api/profiles/%00/recipes', '/api/search/suggestions?q=%00'])(
    '%s, which is not valid text, is refused and is not a server error',
    async (path) => {
      expect((await world.visitor.fetch(path)).status).toBe(400);
    },
  );

  test('show a new recipe to visitors immediately, although they are cached', async () => {
    const before = await (await world.visitor.fetch('/search?q=zanzibar')).text();
    expect(before).not.toContain('Zanzibar Pizza');
    const { id } = await world.recipe({ title: 'Zanzibar Pizza' });
    await expect
      .poll(async () => (await world.visitor.fetch('/search?q=zanzibar')).text())
      .toContain('Zanzibar Pizza');
    const page = await (await world.visitor.fetch(`/recipe/${id}`)).text();
    expect(page).toContain('application/ld+json');
    expect(page).toContain(`<link rel="canonical" href="${world.config.publicUrl}/recipe/${id}"`);
  });

  test.each(['/', '/recipes', '/api/recipes', '/api/home', '/sitemap.xml', '/profile', '/api/meal-plan'])(
    '%s is compressed for clients that accept gzip, with the same content',
    async (path) => {
      for (let made = 0; made < 5; made++) await world.recipe();
      const person = await world.person({ subscribed: true });
      for (let planned = 0; planned < 20; planned++)
        await person.api.mealPlan.plan({ text: `Meal ${planned}`, date: '2026-01-02', mealType: 'Lunch' });
      const plain = await person.fetch(path);
      for (const accepted of ['identity', 'gzip;q=0', 'br, gzip; q=0.0'])
        expect(
          (await person.fetch(path, { headers: { 'accept-encoding': accepted } })).headers.get(
            'content-encoding',
          ),
          accepted,
        ).toBeNull();
      const packed = await person.fetch(path, { headers: { 'accept-encoding': 'gzip' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(textOf(await packed.text())).toBe(textOf(await plain.text()));
    },
  );

  test('that are shared are the same for everyone, and name nobody', async () => {
    const person = await world.person({ name: 'Zelda Onion', admin: true });
    const { id } = await world.recipe({ title: 'Onion Tart' });
    await world.app.memory.caughtUp();
    for (const path of ['/', '/recipes', '/search?q=tart', `/recipe/${id}`, '/categories', '/contact']) {
      const [own, visitors] = await Promise.all([person.fetch(path), world.visitor.fetch(path)]);
      expect(own.status).toBe(visitors.status);
      // Two rendered at the same moment differ only in the nonce of their scripts.
      const [page, theirs] = (await Promise.all([own.text(), visitors.text()])).map((html) =>
        html.replaceAll(/nonce="[^"]+"/g, ''),
      );
      expect(page).toBe(theirs);
      expect(page).not.toContain('Zelda Onion');
      expect(page).not.toContain(person.email);
    }
  });

  test('that are personal name their owner, and only to that person', async () => {
    const person = await world.person({ name: 'Zelda Onion' });
    expect(await (await person.fetch('/settings')).text()).toContain('Zelda Onion');
    expect(await (await world.visitor.fetch('/settings')).text()).not.toContain('Zelda Onion');
  });

  test('that are shared get personal data with one request', async () => {
    const person = await world.person({ name: 'Zelda Onion' });
    const { id } = await world.recipe({ author: person });
    await person.api.favorites.save({ recipeId: id });
    const answer = await person.fetch(`/personal?path=/recipe/${id}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { queries } = (await answer.json()) as { queries: { state: { data: unknown } }[] };
    expect(queries.map(({ state }) => state.data)).toEqual([
      expect.objectContaining({ user: expect.objectContaining({ name: 'Zelda Onion' }) }),
      { saved: [id], liked: [] },
      { count: 0 },
      { blocked: [], muted: [] },
      { edit: true, remove: true, removeAsAdmin: false },
    ]);
  });

  test('treat a browser whose session has ended as a visitor’s, and clear the member cookie', async () => {
    const answer = await world.visitor.fetch('/personal?path=/', {
      headers: { cookie: 'plateful.member=1' },
    });
    expect(answer.headers.get('set-cookie')).toContain('plateful.member=; Path=/; Max-Age=0');
    const { queries } = (await answer.json()) as { queries: { state: { data: { user: unknown } } }[] };
    expect(queries.map(({ state }) => state.data.user)).toEqual([null]);
  });

  test('escape what people write', async () => {
    const { id } = await world.recipe({
      title: 'Soup </script><script>alert(1)</script>',
      description: '"><img src=x onerror=alert(1)>',
    });
    const page = await (await world.visitor.fetch(`/recipe/${id}`)).text();
    expect(page).not.toContain('<script>alert(1)');
    expect(page).not.toContain('<img src=x');
  });
});

describe('the API', () => {
  test('describes itself', async () => {
    expect((await world.visitor.fetch('/api/docs')).status).toBe(200);
    const response = await world.visitor.fetch('/api/no-such-endpoint');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  test('reports malformed JSON as a problem', async () => {
    const response = await world.visitor.fetch('/api/auth/sign-in', { method: 'POST', body: '{"email":' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
  });

  test('refuses a body that is too large', async () => {
    const response = await world.visitor.fetch('/api/auth/sign-up', {
      method: 'POST',
      body: JSON.stringify({ name: 'x'.repeat(3_000_000) }),
    });
    expect(response.status).toBe(413);
  });
});

describe('health checks and crawlers', () => {
  test('health checks say whether it is alive and ready', async () => {
    expect((await world.visitor.fetch('/health/live')).status).toBe(200);
    expect((await world.visitor.fetch('/health/ready')).status).toBe(200);
  });

  test('crawlers find every page', async () => {
    const { id } = await world.recipe();
    expect(await (await world.visitor.fetch('/robots.txt')).text()).toContain(
      `Sitemap: ${world.config.publicUrl}/sitemap.xml`,
    );
    expect(await (await world.visitor.fetch('/sitemap.xml')).text()).toContain(
      `${world.config.publicUrl}/recipe/${id}`,
    );
  });

  test('draws a cover for a recipe without a photo', async () => {
    const { id } = await world.recipe({ title: 'Tomato Soup' });
    const { image } = await world.visitor.api.recipes.get({ recipeId: id });
    const picture = await world.visitor.fetch(`${image}-320.webp`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    expect((await world.visitor.fetch(`/pictures/recipes/${id}/v1-99999.webp`)).status).toBe(404);
  });

  test('redirects a made-up cover version to the current one', async () => {
    const { id } = await world.recipe({ title: 'Leek Soup' });
    const { image } = await world.visitor.api.recipes.get({ recipeId: id });
    const invented = await world.visitor.fetch(`/pictures/recipes/${id}/v99invented-320.webp`);
    expect(invented.status).toBe(302);
    expect(invented.headers.get('location')).toBe(`${image}-320.webp`);
    expect(await world.app.media.read(`drawn/${id.slice(0, 2)}/${id}-v99invented-320.webp`)).toBeNull();
  });

  test('sends headers that keep other sites out', async () => {
    const { headers } = await world.visitor.fetch('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('permissions-policy')).toContain('screen-wake-lock=(self)');
  });

  test('shows the outbox to a direct caller on this machine only', async () => {
    const demo = await createWorld({ DEMO: 'on' });
    try {
      const outboxFor = async (headers: Record<string, string>) =>
        (await demo.visitor.fetch('/dev/outbox', { headers })).status;
      expect(await outboxFor({})).toBe(200);
      expect(await outboxFor({ 'x-forwarded-for': '203.0.113.9' })).toBe(404);
      expect(await outboxFor({ forwarded: 'for=203.0.113.9' })).toBe(404);
    } finally {
      await demo.close();
    }
  });

  test('has no outbox outside of a demo', async () => {
    expect((await world.visitor.fetch('/dev/outbox')).status).toBe(404);
  });
});
