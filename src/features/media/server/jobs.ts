import type { Db } from '#server/db.ts';
import { logWarning } from '#server/log.ts';
import type { PictureStore } from './commands/picture-store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes unused pictures every hour, retrying failures in the next run; returns a function that stops it. */
export function sweepPicturesHourly(pictures: PictureStore, db: Db): () => void {
  const timer = setInterval(
    () =>
      pictures.sweep(db).catch((error: Error) => {
        logWarning('Unused pictures could not be deleted', error);
      }),
    HOUR_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
