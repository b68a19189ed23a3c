import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { KEPT_DAYS, KEPT_WEEKS, LIST_PAGE, PLAN_PAGE } from '../rules/limits.ts';

export interface Visit {
  userId: string | null;
  /** The page in the router's syntax, for counting. */
  page: string;
  /** The path, for display. */
  path: string;
  at: Date;
}

const DELETED_AT_ONCE = 20_000;

/** Writes visits and counts them by day and person, in one statement. */
export async function writeVisits(db: Db, visits: readonly Visit[]): Promise<void> {
  const column = (value: (visit: Visit) => string | null) => sql.param(visits.map(value));
  await db.execute(sql`
    with visit as (
      select users.id as user_id, given.page, given.path, given.at,
        (given.at at time zone 'utc')::date as day, date_trunc('week', given.at at time zone 'utc')::date as week
      from unnest(${column(({ userId }) => userId)}::uuid[], ${column(({ page }) => page)}::text[],
        ${column(({ path }) => path)}::text[], ${column(({ at }) => at.toISOString())}::timestamptz[])
        as given (user_id, page, path, at)
      -- Accounts may be gone by now.
      left join users on users.id = given.user_id
    ), stored as (
      insert into app_usage (user_id, page_visited, "timestamp") select user_id, path, at from visit
    ), people as (
      insert into usage_people (week, user_id, planned, shopped)
      select week, user_id, bool_or(page = ${PLAN_PAGE}), bool_or(page = ${LIST_PAGE})
      from visit where user_id is not null group by week, user_id order by week, user_id
      on conflict (week, user_id) do update
        set planned = usage_people.planned or excluded.planned, shopped = usage_people.shopped or excluded.shopped
        where (excluded.planned and not usage_people.planned) or (excluded.shopped and not usage_people.shopped)
    )
    insert into usage_days (day, page, visits)
    -- In one order, so that two processes never deadlock.
    select day, page, count(*) from visit group by day, page order by day, page
    on conflict (day, page) do update set visits = usage_days.visits + excluded.visits`);
}

/** Counts the people of this week and the last one, and deletes rows that are too old; their counts stay. */
export async function summarizeUsage(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'utc')::date`;
  await db.execute(sql`
    insert into usage_weeks (week, joined_week, people, planned, shopped)
    select week, date_trunc('week', users.created_at at time zone 'utc')::date as joined_week,
      count(*), count(*) filter (where planned), count(*) filter (where shopped)
    from usage_people join users on users.id = user_id
    where week >= date_trunc('week', ${today})::date - 7
    group by 1, 2 order by 1, 2
    on conflict (week, joined_week) do update
      set people = excluded.people, planned = excluded.planned, shopped = excluded.shopped`);
  await db.execute(sql`delete from usage_people where week < ${today} - 7 * ${KEPT_WEEKS}::integer`);
  for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE && !signal?.aborted; ) {
    const { rowCount } = await db.execute(sql`
      delete from app_usage where id in (
        select id from app_usage where "timestamp" < ${now.toISOString()}::timestamptz - ${KEPT_DAYS} * interval '1 day'
        order by "timestamp" limit ${DELETED_AT_ONCE})`);
    deleted = rowCount ?? 0;
  }
}
