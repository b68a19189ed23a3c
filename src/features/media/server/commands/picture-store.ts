import { and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { lockAccount } from '#features/accounts/server/access.ts';
import { machineError } from '#server/database/database-errors.ts';
import type { Db } from '#server/database/db.ts';
import { logWarning } from '#server/monitoring/log.ts';
import { sha256 } from '#server/sha256.ts';
import type { StorageQuota } from '#server/storage/quota.ts';
import type { Storage } from '#server/storage/storage.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { StoredPicture } from '../../contract.ts';
import { PICTURE_FILES, pictureAddress, pictureFile, withheldFile } from '../../rules/stored-files.ts';
import { LARGEST_PICTURE, PICTURE_MESSAGES } from '../../rules/upload.ts';
import { pictureReferences } from '../queries.ts';
import { pictureHolds, pictures } from '../tables.ts';
import type { EncodedPicture } from './encode.ts';
import { Encoder } from './encoder.ts';

/** Two pictures are processed at a time (spec part 1 §9); this many more may wait. */
const AT_A_TIME = 2;
const MOST_WAITING = 20;

/** How long an uploaded picture is protected before something saved shows it. */
const HELD_DAYS = 90;

/** Stores pictures permanently, deduplicated by content: uploads, drawn pictures and avatars. */
export class PictureStore {
  readonly #storage: Storage;
  readonly #quota: Pick<StorageQuota, 'expectRoom'> | null;
  readonly #encoder = new Encoder();
  readonly #slots = pLimit(AT_A_TIME);

  constructor(storage: Storage, quota: Pick<StorageQuota, 'expectRoom'> | null = null) {
    this.#storage = storage;
    this.#quota = quota;
  }

  /**
   * Re-encodes a picture and stores it under the hash of the uploaded bytes. Throws `too_large`, `invalid_input` or
   * `unavailable` with the messages of spec part 2 §8.
   */
  async store(
    db: Db,
    bytes: Uint8Array,
    ownerId: string | null,
    largest = LARGEST_PICTURE,
  ): Promise<StoredPicture> {
    if (bytes.length > largest) throw new AppError('too_large', PICTURE_MESSAGES.tooLarge);
    const hash = sha256(bytes).slice(0, 40);
    await refuseWithheld(db, hash);
    const stored =
      (await this.#known(db, hash)) ?? (await this.#inTurn(() => this.#add(db, hash, bytes, ownerId)));
    if (ownerId) await hold(db, hash, ownerId);
    return stored;
  }

  /** Throws `too_large` or `unavailable` if no picture of this person could be stored. */
  async expectRoom(db: Db, ownerId: string | null, bytes = 0): Promise<void> {
    await this.#quota?.expectRoom(db, ownerId, bytes);
  }

  close(): void {
    this.#encoder.close();
  }

  /** Throws `unavailable` with the cause if storage is not writable. */
  async assertReady(): Promise<void> {
    try {
      await this.#storage.probe();
    } catch (cause) {
      const isRefused = /^(EACCES|EPERM|EROFS)$/.test((cause as NodeJS.ErrnoException).code ?? '');
      throw new AppError(
        'unavailable',
        isRefused ? t('Storage permission issue') : t('Storage setup issue'),
        {
          cause,
        },
      );
    }
  }

  /**
   * Deletes pictures that nothing shows and that were last uploaded over a day ago; returns how many. Everything that
   * shows a picture references it by foreign key, so PostgreSQL knows what is in use.
   */
  async sweep(db: Db, signal?: AbortSignal): Promise<number> {
    await db.delete(pictureHolds).where(lt(pictureHolds.expiresAt, sql`now()`));
    const references = await pictureReferences(db);
    const isShown = references.map(
      ({ table, column }) =>
        sql`exists (select 1 from ${sql.raw(table)} as other where other.${sql.identifier(column)} = pictures.hash)`,
    );
    const isUnused = sql`used_at < now() - interval '1 day' and not (${sql.join(isShown, sql` or `)})`;
    const { rows } = await db.execute<{ hash: string }>(sql`select hash from pictures where ${isUnused}`);
    let deleted = 0;
    for (const { hash } of rows) {
      if (signal?.aborted) break;
      if (await this.#deleteIf(db, hash, isUnused)) deleted++;
    }
    return deleted;
  }

  /** Row and files go together: a concurrent upload of the same picture waits, and then stores it again. */
  #deleteIf(db: Db, hash: string, isUnused: SQL): Promise<boolean> {
    return db.transaction(async (within) => {
      await lockPicture(within, hash);
      const { rowCount } = await within.execute(
        sql`delete from pictures where hash = ${hash} and ${isUnused}`,
      );
      if (!rowCount) return false;
      for (const file of PICTURE_FILES) {
        await this.#storage.remove(pictureFile(hash, file));
        await this.#storage.remove(withheldFile(hash, file));
      }
      return true;
    });
  }

  async #known(db: Db, hash: string): Promise<StoredPicture | null> {
    if (!(await this.#storage.has(pictureFile(hash, '1280.avif')))) return null;
    const { rows } = await db.execute<Pick<StoredPicture, 'placeholder' | 'width' | 'height'>>(sql`
      update pictures set used_at = now() where hash = ${hash} returning placeholder, width, height`);
    return rows[0] ? { image: pictureAddress(hash), ...rows[0] } : null;
  }

  async #add(db: Db, hash: string, bytes: Uint8Array, ownerId: string | null): Promise<StoredPicture> {
    await this.expectRoom(db, ownerId, bytes.length);
    const { width, height, placeholder, files } = await this.#encoder.encode(bytes);
    const total = files.reduce((sum, file) => sum + file.bytes.length, 0);
    await db.transaction(async (within) => {
      if (ownerId) await lockAccount(within, ownerId);
      await this.expectRoom(within, ownerId, total);
      await lockPicture(within, hash);
      await this.#write(hash, files);
      await within
        .insert(pictures)
        .values({ hash, ownerId, width, height, placeholder, bytes: total })
        .onConflictDoUpdate({ target: pictures.hash, set: { usedAt: sql`now()` } });
    });
    return { image: pictureAddress(hash), placeholder, width, height };
  }

  async #write(hash: string, files: EncodedPicture['files']): Promise<void> {
    try {
      for (const file of files) await this.#storage.write(pictureFile(hash, file.name), file.bytes);
    } catch (cause) {
      logWarning('A picture could not be stored', cause);
      throw machineError(cause) ?? new AppError('unavailable', PICTURE_MESSAGES.notStored, { cause });
    }
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#slots.pendingCount >= MOST_WAITING)
      throw new AppError('unavailable', t('Too many uploads right now. Please try again in a moment.'), {
        retryAfter: 5,
      });
    return this.#slots(work);
  }
}

/** Until the transaction ends, nobody else stores or deletes this picture. */
async function lockPicture(db: Db, hash: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 2))`);
}

async function refuseWithheld(db: Db, hash: string): Promise<void> {
  const found = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(and(eq(pictures.hash, hash), isNotNull(pictures.withheldAt)));
  if (found.length > 0) throw new AppError('invalid_input', PICTURE_MESSAGES.withheld);
}

/** Keeps a picture for its uploader, longer than a draft is kept. */
async function hold(db: Db, hash: string, userId: string): Promise<void> {
  const expiresAt = sql`now() + ${HELD_DAYS} * interval '1 day'`;
  await db
    .insert(pictureHolds)
    .values({ hash, userId, expiresAt })
    .onConflictDoUpdate({ target: [pictureHolds.hash, pictureHolds.userId], set: { expiresAt } });
}
