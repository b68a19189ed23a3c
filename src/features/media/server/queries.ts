import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db.ts';
import { pictures } from './tables.ts';

/** How many pictures were stored for visitors within a day. */
export function picturesForVisitors(db: Db): Promise<number> {
  return db.$count(
    pictures,
    and(isNull(pictures.ownerId), gt(pictures.createdAt, sql`now() - interval '1 day'`)),
  );
}
