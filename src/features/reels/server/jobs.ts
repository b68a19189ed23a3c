import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { ViewCounter } from '#server/views.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import type { VideoUploads } from './videos/uploads.ts';

export function reelJobs(uploads: VideoUploads): Job[] {
  return [{ name: msg('Delete unfinished video uploads'), everyMs: HOUR_MS, run: () => uploads.sweep() }];
}

export function reelViews(db: Db): ViewCounter {
  return new ViewCounter(db, {
    name: 'Views of videos',
    table: 'all_reels',
    notes: 'reel_views',
    idColumn: 'reel_id',
  });
}
