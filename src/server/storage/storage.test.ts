import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../test/plateful-process.ts';
import { type S3Server, startS3 } from '../../../test/services/s3-server.ts';
import { readConfig } from '../config.ts';
import { folderStorage } from './folder.ts';
import { s3Client, s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'plateful-storage-'));
let s3: S3Server;
const settings = (prefix = 'media/') => readConfig({ ...s3.settings, S3_PREFIX: prefix }).s3!;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3?.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytesOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  Buffer.from(await new Response(stream).arrayBuffer()).toString();

async function namesIn(storage: Storage): Promise<string[]> {
  const found: string[] = [];
  for await (const name of storage.list()) found.push(name);
  return found.sort();
}

describe.each([
  ['a folder', () => folderStorage(join(folder, 'media'))],
  ['a bucket', () => s3Storage(settings())],
])('%s', (_, make: () => Storage) => {
  let storage: Storage;
  beforeAll(() => {
    storage = make();
  });

  test('returns what was written, and knows what is missing', async () => {
    await storage.write('stored/ab/abc-320.webp', Buffer.from('a picture'));
    expect((await storage.read('stored/ab/abc-320.webp'))?.toString()).toBe('a picture');
    expect(await storage.has('stored/ab/abc-320.webp')).toBe(true);
    expect(await storage.has('stored/ab/abc-640.webp')).toBe(false);
    expect(await storage.read('stored/ab/abc-640.webp')).toBeNull();
    expect(await storage.open('stored/ab/abc-640.webp')).toBeNull();
    await storage.write('stored/ab/abc-320.webp', Buffer.from('another'));
    expect((await storage.read('stored/ab/abc-320.webp'))?.toString()).toBe('another');
  });

  test('reads parts of a file taken over from the disk, however large', async () => {
    const file = join(folder, 'video');
    const video = randomBytes(20 * 1024 * 1024);
    writeFileSync(file, video);
    await storage.adopt(file, 'videos/ab/abc.mp4');
    const stored = await storage.open('videos/ab/abc.mp4');
    expect(stored?.size).toBe(video.length);
    const at = 9_000_000;
    expect(await bytesOf(stored!.stream(at, at + 99))).toBe(video.subarray(at, at + 100).toString());
    expect(await bytesOf(stored!.stream(0, 1))).toBe(video.subarray(0, 2).toString());
    const whole = Buffer.from(await new Response(stored!.stream(0, video.length - 1)).arrayBuffer());
    expect(whole.equals(video)).toBe(true);
    const reader = stored!.stream(0, video.length - 1).getReader();
    await reader.read();
    await reader.cancel();
  });

  test('moves and deletes files, including missing ones', async () => {
    await storage.write('stored/cd/moved.webp', Buffer.from('moved'));
    await storage.move('stored/cd/moved.webp', 'withheld/cd/moved.webp');
    expect(await storage.has('stored/cd/moved.webp')).toBe(false);
    expect((await storage.read('withheld/cd/moved.webp'))?.toString()).toBe('moved');
    await storage.move('stored/cd/none.webp', 'withheld/cd/none.webp');
    await storage.remove('withheld/cd/moved.webp');
    await storage.remove('withheld/cd/moved.webp');
    expect(await storage.has('withheld/cd/moved.webp')).toBe(false);
  });

  test('lists all of its files in any folder', async () => {
    const before = await namesIn(storage);
    for (const name of ['listed/b.webp', 'listed/deep/er/a.webp'])
      await storage.write(name, Buffer.from(name));
    const added = (await namesIn(storage)).filter((name) => !before.includes(name));
    expect(added).toEqual(['listed/b.webp', 'listed/deep/er/a.webp']);
  });

  test('says whether it is writable', async () => {
    await storage.probe();
    expect((await namesIn(storage)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a bucket', () => {
  test('stores each file’s type, and forbids caching of hidden ones', async () => {
    const storage = s3Storage(settings());
    const headersOf = async (name: string) =>
      (await s3Client(settings()).statObject(`media/${name}`)).metadata;
    await storage.write('stored/a.avif', Buffer.from('a'));
    expect(await headersOf('stored/a.avif')).toMatchObject({
      'Content-Type': 'image/avif',
      'Cache-Control': expect.stringContaining('immutable'),
    });
    await storage.move('stored/a.avif', 'withheld/a.avif');
    expect(await headersOf('withheld/a.avif')).toMatchObject({
      'Content-Type': 'image/avif',
      'Cache-Control': 'private, no-store',
    });
  });

  test('can be shared, with one prefix per Plateful', async () => {
    await s3Storage(settings('one/')).write('a.webp', Buffer.from('one'));
    const other = s3Storage(settings('other/'));
    expect(await other.has('a.webp')).toBe(false);
    expect(await namesIn(other)).toEqual([]);
  });

  test('says so if it is unreachable', async () => {
    const storage = s3Storage({ ...settings(), endpoint: `http://127.0.0.1:${await freePort()}` });
    await expect(storage.read('a.webp')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(storage.probe()).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('is not mistaken for empty if it refuses the key', async () => {
    const strict = await startS3({ isStrict: true });
    try {
      const right = readConfig(strict.settings).s3!;
      await s3Storage(right).write('a.webp', Buffer.from('a'));
      expect((await s3Storage(right).read('a.webp'))?.toString()).toBe('a');
      const wrong = s3Storage({ ...right, secret: 'wrong' });
      await expect(wrong.read('a.webp')).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await strict.close();
    }
  });
});
