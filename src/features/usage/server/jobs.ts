import type { Db } from '#server/db.ts';
import { HOUR_MS, type Job } from '#server/jobs.ts';
import { logWarning } from '#server/log.ts';
import { summarizeUsage, type Visit, writeVisits } from './commands.ts';

const FLUSH_MS = 2_000;
const MOST_WAITING = 20_000;
const MOST_AT_ONCE = 5_000;

export function usageJobs(db: Db): Job[] {
  return [
    {
      name: 'Count page visits by week, and delete old ones',
      everyMs: HOUR_MS,
      run: () => summarizeUsage(db, new Date()),
    },
  ];
}

/** Collects visits and writes them in batches: a page that is opened waits for no write. */
export class UsageLog {
  readonly #db: Db;
  #waiting: Visit[] = [];
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False if too many wait already: visits matter less than memory. */
  add(visit: Visit): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push(visit);
    return true;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  /** Writes what waits. Failed writes are retried; never throws. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  /** Stops after writing what waits. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#flushing;
    await this.flush();
  }

  async #write(): Promise<void> {
    const batch = this.#waiting.slice(0, MOST_AT_ONCE);
    if (batch.length === 0) return;
    try {
      await writeVisits(this.#db, batch);
      this.#waiting = this.#waiting.slice(batch.length);
    } catch (error) {
      logWarning('Page visits could not be written; will retry', error);
    }
  }
}
