import { join } from 'node:path';
import type { Media } from '#server/backup/backup.ts';
import type { Config } from '#server/config.ts';
import { folderStorage } from '#server/storage/folder.ts';
import { gatherOffers } from '../offers.ts';

/** The pictures and videos of a configured Plateful. */
export function mediaOf({ dataDir, publicUrl }: Pick<Config, 'dataDir' | 'publicUrl'>): Media {
  const storage = folderStorage(join(dataDir, 'media'));
  return { storage, named: gatherOffers({ media: storage, publicUrl }).files };
}
