import { statfs } from 'node:fs/promises';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Db } from '../database/db.ts';

const MB = 1024 * 1024;
const RETRY_AFTER_S = 600;

interface Limits {
  /** For the pictures and videos of one person; 0 for no limit. */
  quotaBytes: number;
  /** Disk space to keep free: without any, nothing can be saved. */
  keepFreeBytes: number;
  dataDir: string;
}

/** How many bytes of files a person has stored. */
export type StoredBytes = (db: Db, userId: string) => Promise<number>;

/** What people may store, and how full the disk may get. */
export class StorageQuota {
  readonly #limits: Limits;
  readonly #stored: readonly StoredBytes[];

  constructor(limits: Limits, stored: readonly StoredBytes[]) {
    this.#limits = limits;
    this.#stored = stored;
  }

  /** Throws `too_large` if somebody has no room for a file, and `unavailable` if the disk has none. */
  async expectRoom(db: Db, userId: string | null, bytes: number): Promise<void> {
    await this.#expectSpace(bytes);
    const { quotaBytes } = this.#limits;
    if (userId === null || quotaBytes === 0) return;
    let stored = 0;
    for (const bytesOf of this.#stored) stored += await bytesOf(db, userId);
    if (stored + bytes > quotaBytes)
      throw new AppError(
        'too_large',
        t('Your pictures and videos take up {used} of {most} MB. Please delete some first.', {
          used: Math.ceil(stored / MB),
          most: Math.floor(quotaBytes / MB),
        }),
      );
  }

  async #expectSpace(bytes: number): Promise<void> {
    const disk = await statfs(this.#limits.dataDir);
    if (disk.bavail * disk.bsize - bytes < this.#limits.keepFreeBytes)
      throw new AppError(
        'unavailable',
        t(
          'The server is low on space and cannot accept pictures and videos right now. Please try again later.',
        ),
        { retryAfter: RETRY_AFTER_S },
      );
  }
}
