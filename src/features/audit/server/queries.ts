import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

const MOST = 20;

export interface AuditLine {
  action: string;
  /** The name of the person who did it; `null` if the account is gone, or nobody did. */
  by: string | null;
  /** ISO time. */
  at: string;
}

/** The latest entries about each of some subjects, newest first, keyed by `type id`. One statement. */
export async function auditOf(
  db: Db,
  subjects: readonly { type: string; id: string }[],
): Promise<Map<string, AuditLine[]>> {
  const { rows } = await db.execute<{ subject: string; lines: AuditLine[] }>(sql`
    select type || ' ' || id as subject, (
      select coalesce(json_agg(line order by line.at desc), '[]') from (
        select action, profiles.name as by, at from audit_log left join profiles on profiles.id = actor_id
        where subject_type = wanted.type and subject_id = wanted.id order by at desc limit ${MOST}
      ) line
    ) as lines
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as wanted (type text, id text)`);
  return new Map(rows.map(({ subject, lines }) => [subject, lines]));
}
