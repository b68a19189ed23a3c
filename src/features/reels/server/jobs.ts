import type { Db } from '#server/db.ts';
import { logWarning } from '#server/log.ts';
import { forgetReelViews } from './commands/reels.ts';
import type { VideoUploads } from './videos/uploads.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Every hour, deletes uploads that were never finished, and who saw what; returns a function that stops it. */
export function sweepReelsHourly(uploads: VideoUploads, db: Db): () => void {
  const timer = setInterval(
    () =>
      Promise.all([uploads.sweep(), forgetReelViews(db)]).catch((error: Error) => {
        logWarning('Unfinished uploads could not be deleted', error);
      }),
    HOUR_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}
