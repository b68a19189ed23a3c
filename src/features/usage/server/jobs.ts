import type { Db } from '#server/database/db.ts';
import { WriteBuffer } from '#server/database/write-buffer.ts';
import type { Job } from '#server/jobs.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { msg } from '#shared/t.ts';
import { summarizeUsage, type Visit, writeVisits } from './commands.ts';

const MOST_WAITING = 20_000;

export function usageJobs(db: Db): Job[] {
  return [
    {
      name: msg('Count page visits by week, and delete old ones'),
      everyMs: HOUR_MS,
      run: (signal) => summarizeUsage(db, new Date(), signal),
    },
  ];
}

/** Buffers visits, so that opening a page waits for no write. */
export class UsageLog extends WriteBuffer<Visit> {
  readonly #db: Db;

  constructor(db: Db) {
    super({ name: 'Page visits', mostWaiting: MOST_WAITING });
    this.#db = db;
  }

  /** False if too many are waiting already. */
  add(visit: Visit): boolean {
    return this.collect(visit);
  }

  protected write(visits: readonly Visit[]): Promise<void> {
    return writeVisits(this.#db, visits);
  }
}
