import { eq, inArray } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { jsonFile, type NamedFile, type Offers, type PersonalData, type Reportable } from '#server/offers.ts';
import type { Storage } from '#server/storage/storage.ts';
import { isUuid } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { VIDEO_FORMATS } from '../rules/limits.ts';
import { REEL_INVARIANTS } from './invariants.ts';
import { storedVideoBytes } from './queries.ts';
import { allReels, reelLikes, reels } from './tables.ts';
import { hiddenVideoFile, videoFile } from './videos/files.ts';

/** Reels can be reported. The video of a hidden one is served only to moderators. */
export function reelsOffers(storage: Storage): Offers {
  return {
    reportable: { reel: reportable(storage) },
    personal: personal(storage),
    files,
    invariants: REEL_INVARIANTS,
  };
}

async function* files(db: Db): AsyncGenerator<NamedFile, void> {
  const all = await db
    .select({ id: allReels.id, format: allReels.format, hiddenAt: allReels.hiddenAt })
    .from(allReels);
  for (const { id, format, hiddenAt } of all) {
    const [name, hidden] = [videoFile(id, format), hiddenVideoFile(id, format)];
    yield hiddenAt ? { name, place: hidden, otherPlace: name } : { name, place: name, otherPlace: hidden };
  }
}

function reportable(storage: Storage): Reportable {
  return {
    async find(db, ids) {
      const known = ids.filter(isUuid);
      if (known.length === 0) return [];
      const rows = await db
        .select({ reel: allReels, profileName: profiles.name })
        .from(allReels)
        .leftJoin(profiles, eq(profiles.id, allReels.authorId))
        .where(inArray(allReels.id, known));
      return rows.map(({ reel, profileName }) => ({
        id: reel.id,
        title: reel.title,
        text: reel.description,
        picture: reel.thumbnail,
        authorId: reel.authorId,
        authorName: profileName ?? '',
        path: paths.reel(reel.id),
        isHidden: reel.hiddenAt !== null,
      }));
    },
    async hide(db, id, at) {
      await db.update(allReels).set({ hiddenAt: at }).where(eq(allReels.id, id));
      for (const format of VIDEO_FORMATS)
        await storage.move(videoFile(id, format), hiddenVideoFile(id, format));
    },
    async show(db, id) {
      await db.update(allReels).set({ hiddenAt: null }).where(eq(allReels.id, id));
      for (const format of VIDEO_FORMATS)
        await storage.move(hiddenVideoFile(id, format), videoFile(id, format));
    },
  };
}

/** A person's videos as files, and what was written about them. */
function personal(storage: Storage): PersonalData {
  const ofPerson = (db: Db, userId: string) =>
    db.select().from(allReels).where(eq(allReels.authorId, userId)).orderBy(allReels.createdAt);
  return {
    storedBytes: storedVideoBytes,
    async *exported(db, userId) {
      const liked = await db
        .select({ id: reels.id, title: reels.title, likedAt: reelLikes.createdAt })
        .from(reelLikes)
        .innerJoin(reels, eq(reels.id, reelLikes.reelId))
        .where(eq(reelLikes.userId, userId))
        .orderBy(reelLikes.createdAt);
      if (liked.length > 0) yield jsonFile('liked-videos.json', liked);
      const rows = await ofPerson(db, userId);
      if (rows.length === 0) return;
      const written = rows.map(
        ({ id, recipeId, title, description, duration, captions, createdAt, ...row }) => ({
          ...{ id, title, description, recipeId, seconds: duration, captions, createdAt },
          ...{ views: row.views, likes: row.likes, file: `${id}.${row.format}` },
        }),
      );
      yield jsonFile('videos/videos.json', written);
      for (const { id, format } of rows) {
        const bytes =
          (await storage.read(videoFile(id, format))) ?? (await storage.read(hiddenVideoFile(id, format)));
        if (bytes) yield { path: `videos/${id}.${format}`, content: bytes };
      }
    },
    async erase(db, userId) {
      for (const { id, format } of await ofPerson(db, userId)) {
        await storage.remove(videoFile(id, format));
        await storage.remove(hiddenVideoFile(id, format));
      }
    },
  };
}
