import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePicture } from './photos.ts';
import { type S3Server, startS3 } from './services/s3-server.ts';
import { publish } from './videos.ts';
import { createWorld, type Person, type World } from './world.ts';

let s3: S3Server;
let one: World;
/** On another machine, with the same database and bucket. */
let two: World;
let cook: Person;

beforeAll(async () => {
  s3 = await startS3();
  one = await createWorld(s3.settings);
  two = await createWorld(s3.settings, { beside: { other: one } });
  cook = await one.person();
});
afterAll(async () => {
  await two?.close();
  await one?.close();
  await s3?.close();
});

test('a picture uploaded to one machine is served by another and cached forever', async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a40' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'dish.png', { type: 'image/png' });
  const { image } = await storePicture(cook, file);
  const picture = await two.visitor.fetch(`${image}-640.webp`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toContain('immutable');
  const etag = picture.headers.get('etag') ?? '';
  const again = await two.visitor.fetch(`${image}-640.webp`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(existsSync(join(one.config.dataDir, 'media'))).toBe(false);
});

test('a cover is drawn once for all machines', async () => {
  const { id } = await one.recipe({ title: 'Tomato Soup' });
  const { image } = await one.visitor.api.recipes.get({ recipeId: id });
  expect((await one.visitor.fetch(`${image}-320.webp`)).status).toBe(200);
  const stored = [];
  for await (const name of two.app.media.list()) if (name.startsWith('drawn/')) stored.push(name);
  expect(stored).toEqual([expect.stringContaining(id)]);
});

test('a video is served in parts, hidden by moderators and deleted with its reel', async () => {
  const [id, other] = [await publish(cook), await publish(cook)];
  const part = await two.visitor.fetch(`/videos/${id}.mp4`, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-type')).toBe('video/mp4');
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  const moderator = await one.person({ elevated: true });
  await moderator.api.moderation.decide({
    ...{ decision: 'remove', contentType: 'reel', contentId: id, reason: 'spam' },
  });
  expect((await two.visitor.fetch(`/videos/${id}.mp4`)).status).toBe(404);
  expect((await at(two, cook)(`/videos/${id}.mp4`)).status).toBe(200);
  await cook.api.reels.remove({ reelId: other });
  await expect.poll(async () => (await two.visitor.fetch(`/videos/${other}.mp4`)).status).toBe(404);
});

const at =
  (world: World, { cookie }: Person) =>
  (path: string) =>
    world.visitor.fetch(path, { headers: { cookie } });
