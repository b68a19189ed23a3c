import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStorage } from '#server/storage/folder.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createWorld, type World } from '../../../../../test/world.ts';
import { PictureStore } from './picture-store.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  folder = await mkdtemp(join(tmpdir(), 'plateful-pictures-'));
});
afterAll(async () => {
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A storage that tells of how many pictures files were written at once. */
function countingStorage(): { storage: Storage; most: () => number } {
  const storage = folderStorage(folder);
  const files = new Map<string, number>();
  let most = 0;
  const write = async (name: string, bytes: Uint8Array) => {
    const picture = name.replace(/-[^-]*$/, '');
    files.set(picture, (files.get(picture) ?? 0) + 1);
    most = Math.max(most, files.size);
    // Long enough for concurrent writers.
    await Promise.all([storage.write(name, bytes), new Promise((done) => setTimeout(done, 50))]);
    const left = (files.get(picture) ?? 0) - 1;
    if (left > 0) files.set(picture, left);
    else files.delete(picture);
  };
  return { storage: { ...storage, write }, most: () => most };
}

test('pictures are processed two at a time', async () => {
  const { storage, most } = countingStorage();
  const store = new PictureStore(storage);
  const colors = Array.from({ length: 5 }, (_, at) => ({ r: at, g: 40, b: 40 }));
  const pictures = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const stored = await Promise.all(pictures.map((bytes) => store.store(world.database.db, bytes, null)));
  store.close();
  expect(new Set(stored.map(({ image }) => image)).size).toBe(5);
  expect(most()).toBe(2);
});
