import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import type { PictureStore } from './commands/picture-store.ts';

export function mediaJobs(pictures: PictureStore, db: Db): Job[] {
  return [
    { name: msg('Delete unused pictures'), everyMs: HOUR_MS, run: (signal) => pictures.sweep(db, signal) },
  ];
}
