import type { Db } from '#server/db.ts';
import { logWarning } from '#server/log.ts';
import type { PictureStore } from './commands/picture-store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Sweeps unused pictures away every hour; answers how to end that. A sweep that fails is tried again in an hour. */
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
