import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { PlainDate } from '#shared/dates.ts';
import { type LocalTime, localTime } from '../../rules/local-time.ts';

/** The days due now according to a rule, each with the time zones in which it is due. */
export async function zonesDue(
  db: Db,
  now: Date,
  dueIn: (local: LocalTime) => PlainDate | null,
): Promise<Map<PlainDate, string[]>> {
  const { rows } = await db.execute<{ zone: string }>(
    sql`select distinct time_zone as zone from notification_people`,
  );
  const due = new Map<PlainDate, string[]>();
  for (const { zone } of rows) {
    const local = localTime(now, zone);
    const day = local && dueIn(local);
    if (day) due.set(day, [...(due.get(day) ?? []), zone]);
  }
  return due;
}
