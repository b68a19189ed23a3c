import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import { forgetDeletedComments } from './commands/gone.ts';

export function commentJobs(db: Db): Job[] {
  return [
    {
      name: msg('Erase deleted comments that can no longer be restored'),
      everyMs: HOUR_MS,
      run: () => forgetDeletedComments(db, new Date()),
    },
  ];
}
