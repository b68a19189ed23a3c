import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * Serializes transactions that count rows of one kind which are limited for everyone together, so that two cannot both add
 * the last one allowed. What an account has is counted under `lockAccount` instead.
 */
export async function lockCount(db: Db, kind: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${kind}, 4))`);
}
