import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import type { PictureStore } from './commands/picture-store.ts';
import { type CoverParts, sweepCovers } from './commands/sweep-covers.ts';

export function mediaJobs(pictures: PictureStore, db: Db, covers: CoverParts): Job[] {
  return [
    { name: msg('Delete unused pictures'), everyMs: HOUR_MS, run: (signal) => pictures.sweep(db, signal) },
    { name: msg('Delete former covers'), everyMs: DAY_MS, run: (signal) => sweepCovers(covers, signal) },
  ];
}
