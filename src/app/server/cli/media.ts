import type { Media } from '#server/backup/backup.ts';
import type { Config } from '#server/config.ts';
import { mediaStorage } from '#server/storage/media.ts';
import { gatherOffers } from '../offers.ts';

/** The pictures and videos of a configured Plateful. */
export function mediaOf(config: Config): Media {
  const storage = mediaStorage(config);
  return { storage, named: gatherOffers({ media: storage, publicUrl: config.publicUrl }).files };
}
