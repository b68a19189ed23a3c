import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { Db } from '../database/db.ts';
import { StorageQuota } from './quota.ts';

const MB = 1024 * 1024;
const db = {} as Db;
const quota = (limits: { quotaBytes?: number; keepFreeBytes?: number }, ...stored: number[]) =>
  new StorageQuota(
    { quotaBytes: 0, keepFreeBytes: 0, dataDir: tmpdir(), ...limits },
    stored.map((bytes) => async () => bytes),
  );

describe('a person’s storage', () => {
  test('counts everything they have stored, with a message at the limit', async () => {
    const limited = quota({ quotaBytes: 10 * MB }, 5 * MB, 3 * MB);
    await limited.expectRoom(db, 'somebody', 2 * MB);
    await expect(limited.expectRoom(db, 'somebody', 2 * MB + 1)).rejects.toMatchObject({
      code: 'too_large',
      message: 'Your pictures and videos take up 8 of 10 MB. Please delete some first.',
    });
  });

  test('has no limit if none is set, or for files without an owner', async () => {
    await quota({}, 5_000 * MB).expectRoom(db, 'somebody', MB);
    await quota({ quotaBytes: 1 }).expectRoom(db, null, MB);
  });
});

test('files that would fill the disk are refused', async () => {
  await expect(
    quota({ keepFreeBytes: Number.MAX_SAFE_INTEGER }).expectRoom(db, null, 1),
  ).rejects.toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
});
