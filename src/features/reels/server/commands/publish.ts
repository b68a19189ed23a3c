import { eq } from 'drizzle-orm';
import type { PictureStore } from '#features/media/server/commands/picture-store.ts';
import { assertPictureExists } from '#features/media/server/queries.ts';
import { recipeNotFound } from '#features/recipes/server/access.ts';
import { recipeExists } from '#features/recipes/server/queries/recipe.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Screen } from '#server/offers.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { allReels } from '../tables.ts';
import { uploadNotFound, type VideoUploads } from '../videos/uploads.ts';
import type { VideoStore } from '../videos/video-store.ts';
import { forgetUpload } from './waiting.ts';

export interface PublishParts {
  uploads: VideoUploads;
  videos: VideoStore;
  pictures: PictureStore;
  screen: Screen;
}

interface NewReel {
  id: string;
  uploadId: string;
  title: string;
  description: string;
  recipeId: string | null;
  image: string | null;
  captions: string;
}

/** Publishes an uploaded video. If it is sent again after a lost response, returns the stored reel. */
export async function publishReel(
  context: RequestContext,
  { uploads, videos, pictures, screen }: PublishParts,
  input: NewReel,
): Promise<{ id: string; isHeld: boolean }> {
  const { db, now } = context;
  const { id: authorId } = signedIn(context);
  const { id, uploadId, title, description, recipeId, captions } = input;
  const known = await storedBefore(context, id);
  if (known) return known;
  let hasStored = false;
  try {
    const file = await uploads.finished(uploadId, authorId);
    if (recipeId && !(await recipeExists(db, recipeId))) throw recipeNotFound();
    if (input.image) await assertPictureExists(db, input.image);
    const video = await videos.store(id, file, input.image === null).catch(async (error) => {
      // Retrying a refused file is pointless.
      if (error instanceof AppError && error.code === 'invalid_input') await uploads.remove(uploadId);
      throw error;
    });
    const { format, seconds, width, height, bytes, poster } = video;
    hasStored = true;
    const thumbnail = poster ? (await pictures.store(db, poster, authorId)).image : input.image;
    // Rewriting a video takes minutes, in which its author may have been suspended.
    await context.expectStillAdmitted?.();
    const isHeld = await db.transaction(async (transaction) => {
      // Of two requests at once, only one publishes the upload.
      if (!(await forgetUpload(transaction, uploadId))) throw uploadNotFound();
      await transaction.insert(allReels).values({
        ...{ id, authorId, recipeId, title, description, thumbnail, captions },
        ...{ format, duration: seconds, width, height, bytes, createdAt: now },
      });
      return screen(
        { ...context, db: transaction },
        {
          type: 'reel',
          id,
          authorId,
          text: [title, description, captions].join('\n'),
          pictures: [thumbnail],
        },
      );
    });
    await uploads.remove(uploadId);
    return { id, isHeld };
  } catch (error) {
    // Meanwhile, another process may have published it and removed the upload.
    const again = await storedBefore(context, id);
    if (again) return again;
    if (hasStored) await videos.remove(id);
    throw error;
  }
}

/** The reel stored under this id; throws `conflict` if it is somebody else's. */
async function storedBefore(context: RequestContext, id: string) {
  const [row] = await context.db
    .select({ authorId: allReels.authorId, hiddenAt: allReels.hiddenAt })
    .from(allReels)
    .where(eq(allReels.id, id));
  if (!row) return null;
  if (row.authorId !== signedIn(context).id) throw new AppError('conflict', t('This id is taken.'));
  return { id, isHeld: row.hiddenAt !== null };
}
