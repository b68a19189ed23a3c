import { eq, inArray } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Offers } from '#server/offers.ts';
import type { Storage } from '#server/storage/storage.ts';
import { formatDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { PICTURE_FILES, pictureAddress, pictureFile, withheldFile } from '../rules/stored-files.ts';
import { releasePicture, withholdPicture } from './commands/withhold.ts';
import { pictureFiles, storedPictureBytes } from './queries.ts';
import { pictures } from './tables.ts';

const HASH = /^[0-9a-f]{40}$/;

/** Uploaded pictures can be reported by their hash; hidden, they are shown nowhere. */
export function mediaOffers(storage: Storage): Offers {
  return {
    async *files(db) {
      const all = await db.select({ hash: pictures.hash, withheldAt: pictures.withheldAt }).from(pictures);
      for (const { hash, withheldAt } of all)
        for (const file of PICTURE_FILES) {
          const [name, withheld] = [pictureFile(hash, file), withheldFile(hash, file)];
          yield withheldAt
            ? { name, place: withheld, otherPlace: name }
            : { name, place: name, otherPlace: withheld };
        }
    },
    personal: {
      storedBytes: storedPictureBytes,
      async *exported(db, userId) {
        yield* pictureFiles(db, storage, eq(pictures.ownerId, userId));
      },
    },
    reportable: {
      picture: {
        async find(db, ids) {
          const hashes = ids.filter((id) => HASH.test(id));
          if (hashes.length === 0) return [];
          const rows = await db
            .select({ picture: pictures, ownerName: profiles.name })
            .from(pictures)
            .leftJoin(profiles, eq(profiles.id, pictures.ownerId))
            .where(inArray(pictures.hash, hashes));
          return rows.map(({ picture, ownerName }) => ({
            id: picture.hash,
            title: t('Picture of {day}', {
              day: formatDate(picture.createdAt.toISOString().slice(0, 10), 'MMMM d, yyyy'),
            }),
            text: '',
            picture: pictureAddress(picture.hash),
            authorId: picture.ownerId,
            authorName: ownerName ?? '',
            path: null,
            isHidden: picture.withheldAt !== null,
          }));
        },
        hide: (db, hash, at) => withholdPicture(db, storage, hash, at),
        show: (db, hash) => releasePicture(db, storage, hash),
      },
    },
  };
}
