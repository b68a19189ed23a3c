import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { KEPT_DAYS } from '../../rules/limits.ts';

/** Deletes old notifications, and the records of processed sources. */
export async function forgetOld(db: Db): Promise<void> {
  const old = sql`now() - ${KEPT_DAYS} * interval '1 day'`;
  await db.execute(sql`delete from notifications where changed_at < ${old}`);
  await db.execute(sql`delete from notification_sources where noted_at < ${old}`);
  await db.execute(sql`delete from notification_mails where day < (${old})::date`);
}
