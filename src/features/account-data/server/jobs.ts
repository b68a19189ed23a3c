import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { PersonalData } from '#server/offers.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import { eraseDueAccounts } from './commands/erase.ts';

export function accountDataJobs(db: Db, personal: readonly PersonalData[]): Job[] {
  return [
    {
      name: msg('Erase deleted accounts'),
      everyMs: HOUR_MS,
      run: (signal) => eraseDueAccounts(db, personal, new Date(), signal),
    },
  ];
}
