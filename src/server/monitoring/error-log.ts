import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#shared/durations.ts';
import type { Db } from '../database/db.ts';
import { WriteBuffer } from '../database/write-buffer.ts';
import { type LoggedError, onLoggedError } from './log.ts';

const MOST_WAITING = 1_000;
const LONGEST = 300;
const MOST_SHOWN = 100;

interface ErrorOfHour extends LoggedError {
  times: number;
}

/** Keeps errors logged by any process for a week, counted by the hour. */
export class ErrorLog extends WriteBuffer<LoggedError> {
  readonly #db: Db;
  readonly #stopListening: () => void;

  constructor(db: Db) {
    super({ name: 'Errors', mostWaiting: MOST_WAITING });
    this.#db = db;
    this.#stopListening = onLoggedError((error) => this.collect(error));
  }

  override async close(): Promise<void> {
    this.#stopListening();
    await super.close();
  }

  protected async write(errors: readonly LoggedError[]): Promise<void> {
    const counted = new Map<string, ErrorOfHour>();
    for (const { at, what: described } of errors) {
      const what = described.slice(0, LONGEST);
      const key = `${Math.floor(at.getTime() / HOUR_MS)} ${what}`;
      const before = counted.get(key);
      counted.set(key, { at, what, times: (before?.times ?? 0) + 1 });
    }
    const rows = JSON.stringify([...counted.values()]);
    await this.#db.execute(sql`
      with old as (delete from logged_errors where hour < now() - interval '7 days')
      insert into logged_errors (hour, what, times, last_at)
      select date_trunc('hour', at, 'UTC'), what, times, at
      from jsonb_to_recordset(${rows}::jsonb) as happened (at timestamptz, what text, times integer)
      order by what
      on conflict (hour, what) do update
        set times = logged_errors.times + excluded.times, last_at = greatest(logged_errors.last_at, excluded.last_at)`);
  }
}

/** The errors since a time and how often each was logged, newest first. */
export async function errorsSince(db: Db, since: Date): Promise<ErrorOfHour[]> {
  const { rows } = await db.execute<{ at: Date; what: string; times: number }>(sql`
    select what, sum(times)::integer as times, max(last_at) as at from logged_errors
    where last_at >= ${since.toISOString()} and hour >= ${since.toISOString()}::timestamptz - interval '1 hour'
    group by what order by at desc limit ${MOST_SHOWN}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
