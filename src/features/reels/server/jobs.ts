import type { Db } from '#server/db.ts';
import { HOUR_MS, type Job } from '#server/jobs.ts';
import { forgetReelViews } from './commands/reels.ts';
import type { VideoUploads } from './videos/uploads.ts';

export function reelJobs(uploads: VideoUploads, db: Db): Job[] {
  return [
    { name: 'Delete unfinished video uploads', everyMs: HOUR_MS, run: () => uploads.sweep() },
    { name: 'Forget who saw which video', everyMs: HOUR_MS, run: () => forgetReelViews(db) },
  ];
}
