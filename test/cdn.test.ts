import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storePicture } from './photos.ts';
import { publish } from './videos.ts';
import { createWorld, type World } from './world.ts';

interface Purge {
  paths?: string[];
  everything?: true;
}

let receiver: Server;
let purges: Purge[] = [];
let world: World;
let settings: Record<string, string>;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const isMeant = request.method === 'POST' && request.headers.authorization === 'Bearer for-the-cdn';
    if (isMeant) purges.push(JSON.parse(await text(request)) as Purge);
    response.writeHead(isMeant ? 204 : 401).end();
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const { port } = receiver.address() as AddressInfo;
  settings = {
    CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`,
    CDN_PURGE_TOKEN: 'for-the-cdn',
    CDN_SECONDS: '90',
  };
  world = await createWorld(settings);
});
afterAll(async () => {
  await world?.close();
  receiver?.close();
});
beforeEach(() => {
  purges = [];
});

const cacheControl = async (path: string, of = world) =>
  (await of.visitor.fetch(path)).headers.get('cache-control') ?? '';
const purged = () => [...new Set(purges.flatMap(({ paths }) => paths ?? []))];

describe('with a CDN', () => {
  test('shared responses may be cached there, and browsers revalidate them', async () => {
    const { id } = await world.recipe();
    await world.app.memory.caughtUp();
    for (const path of ['/', `/recipe/${id}`, '/api/recipes', '/contact']) {
      const answer = await world.visitor.fetch(path);
      expect(answer.headers.get('cache-control')).toBe(
        'public, max-age=0, must-revalidate, s-maxage=90, stale-while-revalidate=90',
      );
      expect(answer.headers.get('vary')).not.toContain('cookie');
      const etag = answer.headers.get('etag') ?? '';
      const again = await world.visitor.fetch(path, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(again.headers.get('cache-control')).toContain('s-maxage');
    }
  });

  test('personal, refused and missing pages may not be cached', async () => {
    const cook = await world.person({ subscribed: true });
    for (const path of ['/meal-plan', '/settings', '/personal?path=/', '/api/session', '/api/meal-plan'])
      expect((await cook.fetch(path)).headers.get('cache-control')).not.toMatch(/public|s-maxage/);
    for (const path of ['/recipe/unknown', '/api/recipes/unknown', '/meal-plan'])
      expect(await cacheControl(path)).not.toContain('s-maxage');
  });

  test('a change purges every address that shows it, twice, and no other', async () => {
    const { id } = await world.recipe({ title: 'Purged Pie', createdAt: new Date(2020, 0, 1) });
    const other = await world.recipe({ createdAt: new Date(2020, 0, 2) });
    await world.app.memory.caughtUp();
    const paths = [`/recipe/${id}`, `/api/recipes/${id}`, '/search?q=purged'];
    for (const path of [...paths, `/recipe/${other.id}`]) await world.visitor.fetch(path);
    await world.database.pool.query("update all_recipes set title = 'Purged Pies' where id = $1", [id]);
    await expect.poll(() => purged()).toEqual(expect.arrayContaining(paths));
    expect(purged()).not.toContain(`/recipe/${other.id}`);
    // Responses on their way to the CDN meanwhile are old as well.
    await expect.poll(() => purges.filter((purge) => purge.paths?.includes(paths[0] ?? '')).length).toBe(2);
  });

  test('pictures and videos that moderators withhold are purged', async () => {
    const cook = await world.person();
    const moderator = await world.person({ elevated: true });
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#384' } })
      .png()
      .toBuffer();
    const file = new File([new Uint8Array(bytes)], 'dish.png', { type: 'image/png' });
    const { image } = await storePicture(cook, file);
    const reel = await publish(cook);
    const remove = { decision: 'remove', reason: 'spam' } as const;
    await moderator.api.moderation.decide({
      ...{ ...remove, contentType: 'picture', contentId: image.split('/').at(-1) ?? '' },
    });
    await moderator.api.moderation.decide({ ...remove, contentType: 'reel', contentId: reel });
    await expect
      .poll(() => purged())
      .toEqual(expect.arrayContaining([`${image}-640.webp`, `${image}-1280.avif`, `/videos/${reel}.mp4`]));
  });

  test('everything is purged if it is unknown what changed', async () => {
    world.app.memory.changed(null);
    await expect.poll(() => purges).toContainEqual({ everything: true });
  });

  test('nothing may be cached while changes cannot be received, nor behind a paywall', async () => {
    const deaf = await createWorld(settings, { beside: { other: world, isDeaf: true } });
    const strict = await createWorld({ ...settings, ACCESS: 'strict' });
    try {
      expect(await cacheControl('/', deaf)).not.toContain('s-maxage');
      const cook = await strict.person({ subscribed: true });
      const home = await cook.fetch('/');
      expect(home.status).toBe(200);
      expect(home.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
    } finally {
      await deaf.close();
      await strict.close();
    }
  });
});

test('without a CDN nothing may be cached on the way', async () => {
  const plain = await createWorld();
  try {
    for (const path of ['/', '/api/recipes'])
      expect(await cacheControl(path, plain)).not.toContain('s-maxage');
  } finally {
    await plain.close();
  }
});
