import type { Db } from '#server/db.ts';
import { HOUR_MS, type Job } from '#server/jobs.ts';
import { msg } from '#shared/t.ts';
import { forgetReelViews } from './commands/reels.ts';
import type { VideoUploads } from './videos/uploads.ts';

export function reelJobs(uploads: VideoUploads, db: Db): Job[] {
  return [
    { name: msg('Delete unfinished video uploads'), everyMs: HOUR_MS, run: () => uploads.sweep() },
    { name: msg('Forget who saw which video'), everyMs: HOUR_MS, run: () => forgetReelViews(db) },
  ];
}
