import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shared/id.ts';
import { storePicture } from '../../../../test/photos.ts';
import {
  announce,
  hevc,
  publish,
  remade,
  sampleVideo,
  sendPart,
  tus,
  uploaded,
  WHY_NO_HEVC,
} from '../../../../test/videos.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { LARGEST_VIDEO, MOST_WAITING_VIDEOS } from '../rules/limits.ts';
import { VIDEO_MESSAGES } from '../rules/video.ts';

let world: World;
let author: Person;

beforeAll(async () => {
  world = await createWorld();
  author = await world.person();
});
afterAll(() => world?.close());

const fetched = async (path: string, headers: Record<string, string> = {}) => {
  const response = await world.visitor.fetch(path, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const refusalOf = async (bytes: Uint8Array) =>
  author.api.reels.create({ id: newId(), uploadId: await uploaded(author, bytes), title: 'Soup' }).then(
    () => 'accepted',
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  );
const uploads = () => join(world.config.dataDir, 'uploads', 'reels');

describe('a stored video', () => {
  test('is served whole and in parts, and cached forever', async () => {
    const path = `/videos/${await publish(author)}.mp4`;
    const { response, bytes } = await fetched(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=3600, immutable');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    const size = bytes.length;
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-50', size - 50, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
    ] as const) {
      const part = await fetched(path, { range });
      expect(part.response.status, range).toBe(206);
      expect(part.response.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`);
      expect(part.bytes.equals(bytes.subarray(from, to + 1)), range).toBe(true);
    }
    const beyond = await fetched(path, { range: `bytes=${size}-` });
    expect([beyond.response.status, beyond.response.headers.get('content-range')]).toEqual([
      416,
      `bytes */${size}`,
    ]);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetched(path, { 'if-none-match': etag })).response.status).toBe(304);
    expect((await fetched(path, { range: 'bytes=0-9', 'if-range': '"another"' })).response.status).toBe(200);
    const head = await world.visitor.fetch(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
  });

  test('reveals neither where nor with what it was recorded, has its index first, and is upright', async () => {
    const odd = await remade({
      rotation: 90,
      mov: true,
      tags: { '©xyz': '+47.3769+008.5417/', '©mak': 'Kitchencam', '©too': 'Secret Software' },
    });
    expect(odd.includes('+47.3769')).toBe(true);
    expect(odd.indexOf('moov')).toBeGreaterThan(odd.indexOf('mdat'));
    const id = await publish(author, { bytes: odd });
    const { bytes } = await fetched(`/videos/${id}.mp4`);
    for (const secret of ['+47.3769', 'Kitchencam', 'Secret Software'])
      expect(bytes.includes(secret)).toBe(false);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.subarray(4, 12).toString()).not.toContain('qt');
    const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
    expect(await (await input.getPrimaryVideoTrack())?.getRotation()).toBe(90);
    expect(await input.getPrimaryAudioTrack()).not.toBeNull();
    expect(await world.visitor.api.reels.get({ reelId: id })).toMatchObject({ width: 320, height: 180 });
  });

  test('may be WebM', async () => {
    const id = await publish(author, { bytes: sampleVideo('vp9.webm') });
    const { response } = await fetched(`/videos/${id}.webm`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect((await world.visitor.api.reels.get({ reelId: id })).video).toBe(`/videos/${id}.webm`);
  });

  test('is not served under any other name', async () => {
    const id = newId();
    for (const name of [`${id}.mp4`, `${id}.mov`, 'x.mp4', '..%2f..%2fsecret.mp4', `${id}.vtt`])
      expect((await world.visitor.fetch(`/videos/${name}`)).status, name).toBe(404);
  });
});

describe('a file that is not what it claims is refused with a message', () => {
  test.each<[string, Buffer, string]>([
    [
      'a playlist dressed as mp4',
      Buffer.from('#EXTM3U\n#EXTINF:10,\nhttp://169.254.169.254/latest\n'),
      'notAVideo',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'notAVideo'],
    [
      'nothing but the name of a format',
      Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
      'noPicture',
    ],
    ['the first half of a video', sampleVideo().subarray(0, 11_000), 'broken'],
    ['a WAVE file', Buffer.from(`RIFF$\0\0\0WAVEfmt ${'\0'.repeat(40)}`, 'latin1'), 'notAVideo'],
    ['0 bytes', Buffer.alloc(0), 'empty'],
  ])('%s', async (_, bytes, problem) => {
    expect(await refusalOf(bytes)).toBe(
      `invalid_input: ${VIDEO_MESSAGES[problem as keyof typeof VIDEO_MESSAGES]}`,
    );
  });

  test('four hours in a small file, whatever its header says', async () => {
    const long = await remade({ slower: 7_200 });
    expect(long.length).toBeLessThan(1024 * 1024);
    expect(await refusalOf(long)).toBe(`invalid_input: ${VIDEO_MESSAGES.tooLong}`);
    // The header's three durations now say two seconds.
    const lying = Buffer.from(long);
    for (const box of ['mvhd', 'mdhd', 'tkhd'])
      for (let at = lying.indexOf(box); at > 0; at = lying.indexOf(box, at + 4))
        lying.writeUInt32BE(2, at + (box === 'tkhd' ? 24 : 20));
    expect(await refusalOf(lying)).toBe(`invalid_input: ${VIDEO_MESSAGES.tooLong}`);
  });

  test('HEVC that no program can decode', async () => {
    expect(await refusalOf(await hevc())).toBe(`invalid_input: ${WHY_NO_HEVC}`);
  });

  type Content = (data: Uint8Array, at: number) => Uint8Array<ArrayBuffer>;
  const noise: Content = ({ length }) => new Uint8Array(randomBytes(length));
  /** One slice of the stated length, filled with noise. */
  const slice: Content = (data, at) => {
    const bytes = noise(data, at);
    new DataView(bytes.buffer).setUint32(0, bytes.length - 4);
    bytes[4] = at === 0 ? 0x65 : 0x41;
    return bytes;
  };
  test.each<[string, Content]>([
    ['noise', noise],
    ['noise in slices of the right length', slice],
    ['noise in one frame only', (data, at) => (at === 7 ? noise(data, at) : new Uint8Array(data))],
    ['zeros', (data) => new Uint8Array(data.length)],
  ])('a well-formed file whose picture is %s', async (_, content) => {
    expect(await refusalOf(await remade({ content }))).toBe(`invalid_input: ${VIDEO_MESSAGES.broken}`);
  });

  test('a video whose first frame depends on an earlier one', async () => {
    const frames: Uint8Array<ArrayBuffer>[] = [];
    await remade({ content: (data) => frames[frames.push(new Uint8Array(data)) - 1]! });
    const content: Content = (data, at) => (at === 0 ? frames[1]! : new Uint8Array(data));
    expect(await refusalOf(await remade({ content }))).toBe(`invalid_input: ${VIDEO_MESSAGES.broken}`);
  });

  test('only the upload of a refused file is kept', async () => {
    await refusalOf(Buffer.from('no video'));
    expect(await readdir(join(world.config.dataDir, 'uploads', 'drafts'))).toEqual([]);
  });
});

describe('an upload', () => {
  test('resumes where it was interrupted', async () => {
    const bytes = sampleVideo();
    const address = await announce(author, bytes.length);
    expect((await sendPart(author, address, bytes, 0, 9_000)).status).toBe(204);
    const early = author.api.reels.create({
      id: newId(),
      uploadId: address.split('/').at(-1)!,
      title: 'Soup',
    });
    await expect(early).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'The video is not uploaded completely. Please resume the upload.',
    });
    const where = await tus(author, address, { method: 'HEAD' });
    expect(where.headers.get('upload-offset')).toBe('9000');
    expect((await sendPart(author, address, bytes, 4_000)).status).toBe(409);
    expect((await sendPart(author, address, bytes, 9_000)).status).toBe(204);
    const id = newId();
    await author.api.reels.create({ id, uploadId: address.split('/').at(-1)!, title: 'Soup' });
    expect((await fetched(`/videos/${id}.mp4`)).response.status).toBe(200);
    expect((await tus(author, address, { method: 'HEAD' })).status).toBe(404);
  });

  test('is published once, no matter how many requests name it at the same time', async () => {
    const uploadId = await uploaded(author, sampleVideo());
    const publishing = Array.from({ length: 3 }, () =>
      author.api.reels.create({ id: newId(), uploadId, title: 'Soup' }),
    );
    const results = await Promise.allSettled(publishing);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('cannot be reached by anybody else', async () => {
    const [bytes, other] = [sampleVideo(), await world.person()];
    const address = await announce(author, bytes.length);
    for (const method of ['HEAD', 'DELETE'])
      expect((await tus(other, address, { method })).status, method).toBe(404);
    expect((await sendPart(other, address, bytes, 0)).status).toBe(404);
    const uploadId = await uploaded(author, bytes);
    await expect(other.api.reels.create({ id: newId(), uploadId, title: 'Mine' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const visitor = await tus(world.visitor, '/uploads/reels', {
      method: 'POST',
      headers: { 'upload-length': '5' },
    });
    expect(visitor.status).toBe(401);
    const foreign = await tus(author, '/uploads/reels', {
      method: 'POST',
      headers: { 'upload-length': '5', origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });

  test('of more than 100 MB is refused before a byte is sent', async () => {
    const response = await tus(author, '/uploads/reels', {
      method: 'POST',
      headers: { 'upload-length': String(LARGEST_VIDEO + 1) },
    });
    expect(response.status).toBe(413);
  });

  test('is limited in number until published, in whichever process', async () => {
    const other = await createWorld({}, { beside: { other: world } });
    const keen = await world.person();
    const begin = (size: number, on = world) =>
      tus(
        {
          fetch: (path, init) =>
            on.visitor.fetch(path, { ...init, headers: { ...init?.headers, cookie: keen.cookie } }),
        },
        '/uploads/reels',
        {
          method: 'POST',
          headers: { 'upload-length': String(size) },
        },
      );
    const first = (await begin(LARGEST_VIDEO)).headers.get('location') ?? '';
    for (const on of [world, other]) expect((await begin(LARGEST_VIDEO, on)).status).toBe(201);
    for (const on of [world, other]) {
      const refused = await begin(1, on);
      expect(refused.status).toBe(413);
      expect(await refused.text()).toContain('Too many of your videos are not published yet.');
    }
    expect((await tus(keen, first, { method: 'DELETE' })).status).toBe(204);
    for (let small = 2; small < MOST_WAITING_VIDEOS; small++) expect((await begin(1_000)).status).toBe(201);
    expect((await begin(1_000)).status).toBe(413);
    await other.close();
  });

  test('counts toward a person’s storage, like published videos', async () => {
    const keen = await world.person();
    const reel = await publish(keen);
    const { rows } = await world.database.pool.query('select bytes from all_reels where id = $1', [reel]);
    expect(Number(rows[0].bytes)).toBeGreaterThan(10_000);
    const quota = world.config.media.quotaBytes;
    await world.database.pool.query('update all_reels set bytes = $2 where id = $1', [reel, quota - 1_000]);
    await expect(announce(keen, 2_000)).rejects.toThrow('Please delete some first.');
    const picture = new File(
      [
        await sharp({
          create: {
            width: 99,
            height: 99,
            channels: 3,
            background: '#123',
            noise: { type: 'gaussian', mean: 99, sigma: 60 },
          },
        })
          .png()
          .toBuffer(),
      ],
      'a.png',
    );
    await world.database.pool.query('update all_reels set bytes = $2 where id = $1', [reel, quota + 1]);
    for (const store of [
      () => storePicture(keen, picture),
      () => keen.api.chef.drawPicture({ prompt: 'Tomato soup' }),
    ])
      await expect(store()).rejects.toMatchObject({
        code: 'too_large',
        message: expect.stringContaining('Please delete some first.'),
      });
    await keen.api.reels.remove({ reelId: reel });
    await storePicture(keen, picture);
  });

  test('that is never finished is deleted after a day', async () => {
    const address = await announce(author, 1_000);
    const id = address.split('/').at(-1)!;
    await sendPart(author, address, sampleVideo(), 0, 500);
    await world.app.uploads.sweep();
    expect(await readdir(uploads())).toContain(id);
    const note = join(uploads(), `${id}.json`);
    const day = 24 * 60 * 60 * 1000;
    const told = JSON.parse(await readFile(note, 'utf8'));
    await writeFile(note, JSON.stringify({ ...told, creation_date: new Date(Date.now() - day - 1_000) }));
    expect(await world.app.uploads.sweep()).toBe(1);
    expect((await readdir(uploads())).filter((name) => name.startsWith(id))).toEqual([]);
  });
});
