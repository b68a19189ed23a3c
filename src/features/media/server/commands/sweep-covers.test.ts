import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderStorage } from '#server/storage/folder.ts';
import { newId } from '#shared/id.ts';
import { sweepCovers } from './sweep-covers.ts';

test('covers of deleted recipes and of former versions are deleted, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-covers-'));
  const storage = folderStorage(folder);
  const [kept, deleted] = [newId(), newId()];
  const nameOf = (id: string, version: string, width: number) =>
    `drawn/${id.slice(0, 2)}/${id}-${version}-${width}.webp`;
  const current = [nameOf(kept, 'b2', 320), nameOf(kept, 'b2', 1280), 'pictures/ab/cd-320.webp'];
  const old = [nameOf(kept, 'a1', 320), nameOf(deleted, 'a1', 320), nameOf(deleted, 'a1', 640)];
  for (const name of [...current, ...old]) await storage.write(name, Buffer.from('webp'));
  const versionsOf = async (ids: readonly string[]) =>
    new Map(ids.filter((id) => id === kept).map((id) => [id, 'b2']));
  expect(await sweepCovers({ storage, versionsOf })).toBe(old.length);
  const left: string[] = [];
  for await (const name of storage.list()) left.push(name);
  expect(left.toSorted()).toEqual(current.toSorted());
  rmSync(folder, { recursive: true });
});
