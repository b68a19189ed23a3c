import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import type { Message } from '#shared/t.ts';
import { openDatabase } from './database/db.ts';
import { migrate } from './database/migrate.ts';
import { jobStates, runDueJobs } from './jobs.ts';

const connection = { host: inject('socket'), port: 5432, user: 'plateful' };
const name = `jobs_${randomUUID().replaceAll('-', '')}`;
const admin = openDatabase({ ...connection, database: 'postgres' }, 1);
await admin.pool.query(`create database ${name}`);
const { pool, db, close } = openDatabase({ ...connection, database: name }, 4);
await migrate(pool);

beforeEach(() => pool.query('delete from background_jobs'));
afterAll(async () => {
  await close();
  await admin.pool.query(`drop database ${name}`);
  await admin.close();
});

/** A job that counts its runs, and fails while told so. */
function counting(label = 'Count') {
  const job = {
    name: label as Message,
    everyMs: HOUR_MS,
    runs: 0,
    problem: null as Error | null,
    async run() {
      job.runs++;
      if (job.problem) throw job.problem;
    },
  };
  return job;
}

const anHourPasses = () =>
  db.execute(sql`update background_jobs set started_at = started_at - interval '1 hour'`);

describe('background jobs', () => {
  test('run when due, and not again before their time', async () => {
    const job = counting();
    await runDueJobs(db, [job]);
    await runDueJobs(db, [job]);
    expect(job.runs).toBe(1);
    await anHourPasses();
    await runDueJobs(db, [job]);
    expect(job.runs).toBe(2);
  });

  test('that are turned off do not run, and are not reported as done', async () => {
    let isOn = true;
    const job = Object.assign(counting(), { isOn: () => isOn });
    await runDueJobs(db, [job]);
    isOn = false;
    await anHourPasses();
    await runDueJobs(db, [job]);
    expect([job.runs, await jobStates(db)]).toEqual([1, []]);
  });

  test('run once, however many processes check at the same time', async () => {
    const job = counting();
    await Promise.all(Array.from({ length: 20 }, () => runDueJobs(db, [job])));
    expect(job.runs).toBe(1);
  });

  test('record what went wrong if they fail, do not block others, and run again', async () => {
    const [job, other] = [counting('Fail'), counting('Work')];
    job.problem = new Error('The disk is full.');
    await runDueJobs(db, [job, other]);
    expect(other.runs).toBe(1);
    expect(await jobStates(db)).toMatchObject([
      { name: 'Fail', succeededAt: null, failure: 'The disk is full.' },
      { name: 'Work', failedAt: null, failure: null },
    ]);
    job.problem = null;
    await anHourPasses();
    await runDueJobs(db, [job, other]);
    const [state] = await jobStates(db);
    expect(state?.succeededAt?.getTime()).toBeGreaterThan(state?.failedAt?.getTime() ?? Number.NaN);
  });
});
