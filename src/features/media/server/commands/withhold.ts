import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Storage } from '#server/storage/storage.ts';
import { hashOf, PICTURE_FILES, pictureFile, withheldFile } from '../../rules/stored-files.ts';
import { isShownPublicly } from '../queries.ts';
import { pictures } from '../tables.ts';

/** Stops serving a picture to anyone except moderators and its uploader. It cannot be uploaded again. */
export async function withholdPicture(db: Db, storage: Storage, hash: string, at: Date): Promise<void> {
  await db.update(pictures).set({ withheldAt: at }).where(eq(pictures.hash, hash));
  for (const file of PICTURE_FILES) await storage.move(pictureFile(hash, file), withheldFile(hash, file));
}

/** Serves a picture again. */
export async function releasePicture(db: Db, storage: Storage, hash: string): Promise<void> {
  await db.update(pictures).set({ withheldAt: null }).where(eq(pictures.hash, hash));
  for (const file of PICTURE_FILES) await storage.move(withheldFile(hash, file), pictureFile(hash, file));
}

/** Withholds the picture of content that was just hidden, unless something else that everyone may see shows it too. */
export async function withholdWithContent(
  db: Db,
  storage: Storage,
  address: string | null,
  at: Date,
): Promise<void> {
  const hash = hashOf(address);
  if (hash && !(await isShownPublicly(db, hash))) await withholdPicture(db, storage, hash, at);
}

/** Releases the picture of content that is shown again. */
export async function releaseWithContent(db: Db, storage: Storage, address: string | null): Promise<void> {
  const hash = hashOf(address);
  if (hash) await releasePicture(db, storage, hash);
}
