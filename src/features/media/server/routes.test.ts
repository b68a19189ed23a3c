import { writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photo, photoFile, storePicture } from '../../../../test/photos.ts';
import { refusalOf } from '../../../../test/refusal.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;

let cook: Person;

beforeAll(async () => {
  world = await createWorld();
  cook = await world.person();
});

afterAll(() => world.close());

const send = (bytes: Uint8Array, name?: string, type?: string) =>
  storePicture(cook, photoFile(bytes, name, type));

const fetched = async (address: string) => {
  const response = await world.visitor.fetch(address);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('a picture that is stored', () => {
  test('is served to everyone in three widths, as WebP and AVIF, cached forever', async () => {
    const stored = await send(await photo(1600, 1200).jpeg().toBuffer());
    expect(stored).toMatchObject({ width: 1600, height: 1200 });
    expect(stored.image).toMatch(/^\/pictures\/stored\/[0-9a-f]{40}$/);
    for (const [type, format] of [
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const)
      for (const width of [320, 640, 1280]) {
        const { response, bytes } = await fetched(`${stored.image}-${width}.${type}`);
        expect(response.headers.get('content-type')).toBe(`image/${type}`);
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height: (width * 3) / 4 });
      }
    const etag = (await fetched(`${stored.image}-640.webp`)).response.headers.get('etag') ?? '';
    const again = await world.visitor.fetch(`${stored.image}-640.webp`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test('comes as the plain body of a REST request too', async () => {
    const bytes = await photo(400, 300, 1).webp().toBuffer();
    const response = await cook.fetch('/api/media/pictures', {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'image/webp' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ width: 400, height: 300 });
  });

  test('reveals neither where nor with what it was taken', async () => {
    const tagged = await photo(800, 600, 2)
      .withExif({
        IFD0: { Make: 'Kitchencam', Copyright: 'Ann Author' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif?.toString('latin1')).toContain('Kitchencam');
    const { image } = await send(tagged);
    for (const ending of ['320.webp', '1280.webp', '320.avif', '1280.avif']) {
      const { bytes } = await fetched(`${image}-${ending}`);
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toContain('Kitchencam');
    }
  });

  test('is upright when the camera was turned', async () => {
    const turned = await photo(900, 600, 3).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { image, width, height } = await send(turned);
    expect([width, height]).toEqual([600, 900]);
    expect(await sharp((await fetched(`${image}-320.webp`)).bytes).metadata()).toMatchObject({
      width: 320,
      height: 480,
    });
  });

  test('is never enlarged', async () => {
    const { image } = await send(await photo(200, 150, 4).png().toBuffer());
    expect((await sharp((await fetched(`${image}-1280.webp`)).bytes).metadata()).width).toBe(200);
  });

  test('may be any common type: PNG with transparency, animated GIF, AVIF, TIFF, JPEG for print', async () => {
    const see = async (bytes: Buffer) => {
      const { image } = await send(bytes, 'whatever.bin', 'application/octet-stream');
      return sharp((await fetched(`${image}-320.webp`)).bytes).metadata();
    };
    const clear = sharp({ create: { width: 50, height: 40, channels: 4, background: '#ff000000' } });
    expect(await see(await clear.png().toBuffer())).toMatchObject({ width: 50, hasAlpha: false });
    const frames = await sharp(
      [await photo(60, 40, 5).png().toBuffer(), await photo(60, 40, 6).png().toBuffer()],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    expect(await see(frames)).toMatchObject({ width: 60, height: 40 });
    expect(await see(await photo(64, 48).avif().toBuffer())).toMatchObject({ width: 64 });
    expect(await see(await photo(64, 48).tiff().toBuffer())).toMatchObject({ width: 64 });
    const print = await photo(64, 48).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    expect(await see(print)).toMatchObject({ width: 64, space: 'srgb' });
  });

  test('is stored once, no matter how often and by whom it is sent', async () => {
    const bytes = await photo(320, 240, 7).jpeg().toBuffer();
    const other = await world.person();
    const answers = await Promise.all([
      send(bytes),
      send(bytes),
      send(bytes, 'same.png'),
      storePicture(other, photoFile(bytes)),
    ]);
    expect(new Set(answers.map(({ image }) => image)).size).toBe(1);
  });
});

test('many pictures uploaded at once are all stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, at) =>
      send(
        await photo(300, 200, 20 + at)
          .png()
          .toBuffer(),
      ),
    ),
  );
  for (const { image } of answers) expect((await fetched(`${image}-320.avif`)).response.status).toBe(200);
});

test('pictures uploaded at once count toward their person’s storage, one after the other', async () => {
  const small = await createWorld({ MEDIA_QUOTA_MB: '1' });
  const keen = await small.person();
  const upload = async (seed: number) =>
    storePicture(keen, photoFile(await photo(300, 200, seed).jpeg().toBuffer()));
  await upload(41);
  const { rowCount } = await small.database.pool.query(
    'update pictures set bytes = $2 - bytes * 3 / 2 where owner_id = $1',
    [keen.id, small.config.media.quotaBytes],
  );
  expect(rowCount).toBe(1);
  const results = await Promise.allSettled([upload(42), upload(43)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await small.close();
});

describe('the storage', () => {
  test('is ready, and tells members so', async () => {
    const someone = await world.person();
    expect(await someone.api.media.ready()).toEqual({ ready: true });
    expect(await refusalOf(world.visitor.api.media.ready())).toMatch(/^not_signed_in/);
  });

  test('says what is wrong when it is not, and is ready again once that is fixed', async () => {
    const broken = await createWorld();
    const someone = await broken.person();
    const folder = join(broken.config.dataDir, 'media');
    writeFileSync(folder, 'a file where a folder should be');
    expect(await refusalOf(someone.api.media.ready())).toBe('unavailable: Storage setup issue');
    const bytes = await photo(60, 40, 60).jpeg().toBuffer();
    expect(await refusalOf(storePicture(someone, photoFile(bytes)))).toBe(
      'unavailable: Could not permanently store image',
    );
    await rm(folder);
    await mkdir(folder);
    expect(await someone.api.media.ready()).toEqual({ ready: true });
    expect((await storePicture(someone, photoFile(bytes))).width).toBe(60);
    await broken.close();
  });
});
