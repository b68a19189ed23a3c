import { eq, inArray, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Message } from '#shared/t.ts';
import { instant } from './database/columns.ts';
import type { Db } from './database/db.ts';
import { logWarning } from './monitoring/log.ts';

/** Work that repeats in the background. */
export interface Job {
  /** What it does, for logs and the operator's page: 'Delete unused pictures'. */
  name: Message;
  everyMs: number;
  /** Whether it is turned on; on by default. A job that is off does not run, and the outcome of its last run is forgotten. */
  isOn?(): boolean;
  /** Its next run has to find anything it leaves undone. The signal aborts when the app stops; loops check it. */
  run(signal: AbortSignal): Promise<unknown>;
}

const backgroundJobs = pgTable('background_jobs', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  succeededAt: instant('succeeded_at'),
  failedAt: instant('failed_at'),
  failure: text('failure'),
});

export type JobState = typeof backgroundJobs.$inferSelect;

const TICK_MS = 60 * 1000;
const LONGEST_FAILURE = 500;

/** Runs due jobs every minute. Returns a function that stops this and waits for running jobs. */
export function runJobs(db: Db, jobs: readonly Job[]): () => Promise<void> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const run = runDueJobs(db, jobs, stopping.signal)
      .catch((error) => logWarning('Background jobs could not be started', error))
      .finally(() => running.delete(run));
    running.add(run);
  }, TICK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all(running);
  };
}

/** Runs the jobs that are due. Each is claimed first, so that several processes never run one twice. */
export async function runDueJobs(
  db: Db,
  jobs: readonly Job[],
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { on = [], off = [] } = Object.groupBy(jobs, (job) => ((job.isOn?.() ?? true) ? 'on' : 'off'));
  if (off.length > 0) {
    const names = off.map(({ name }) => name);
    await db.delete(backgroundJobs).where(inArray(backgroundJobs.name, names));
  }
  const { rows } = await db.execute<{ name: string }>(sql`
    with job (name, every) as (
      select name, every * interval '1 millisecond' from unnest(
        ${sql.param(on.map(({ name }) => name))}::text[], ${sql.param(on.map(({ everyMs }) => everyMs))}::bigint[]
      ) as declared (name, every)
    )
    insert into background_jobs as known (name, started_at) select name, now() from job order by name
    on conflict (name) do update set started_at = now()
    where known.started_at <= now() - (select every from job where job.name = known.name)
    returning name`);
  const due = new Set(rows.map(({ name }) => name));
  await Promise.all(on.filter(({ name }) => due.has(name)).map((job) => run(db, job, signal)));
}

/** The outcome of each job's last run, in any process. */
export function jobStates(db: Db): Promise<JobState[]> {
  return db.select().from(backgroundJobs).orderBy(backgroundJobs.name);
}

async function run(db: Db, job: Job, signal: AbortSignal): Promise<void> {
  const isThis = eq(backgroundJobs.name, job.name);
  try {
    await job.run(signal);
    await db.update(backgroundJobs).set({ succeededAt: sql`now()` }).where(isThis);
  } catch (error) {
    logWarning(`A background job failed, and will be retried: ${job.name}`, error);
    const failure = String(error instanceof Error ? error.message : error).slice(0, LONGEST_FAILURE);
    await db.update(backgroundJobs).set({ failedAt: sql`now()`, failure }).where(isThis);
  }
}
