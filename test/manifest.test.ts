import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pageAt } from '../src/app/gate.ts';
import { webManifest } from '../src/app/server/http/web-manifest.ts';
import { SHARE_PATH, SHARED_PICTURE } from '../src/shared/share-target.ts';

const PUBLIC = resolve(import.meta.dirname, '../public');

const manifest = webManifest();

it('has all of its icons in their stated sizes, even for launchers that crop them', async () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(PUBLIC, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const purpose of ['any', 'maskable'])
    expect(
      manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes),
      purpose,
    ).toEqual(['192x192', '512x512']);
});

it('links to our own pages: today’s plan, the grocery list and a new recipe', () => {
  const pageOf = (url: string) => pageAt(new URL(url, 'https://plateful.test').pathname).page;
  expect(pageOf(manifest.start_url)).toBe('home');
  expect(manifest.shortcuts.map(({ name, url }) => [name, pageOf(url)])).toEqual([
    ["Today's plan", 'meal-plan'],
    ['Grocery list', 'grocery-list'],
    ['New recipe', 'create'],
  ]);
});

it('shares to the address that the service worker and server handle', () => {
  expect(manifest.share_target).toMatchObject({
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: SHARED_PICTURE }] },
  });
});
