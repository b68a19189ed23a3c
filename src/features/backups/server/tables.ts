import { bigint, boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/columns.ts';

export const backups = pgTable('backups', {
  id: uuid('id').primaryKey(),
  address: text('address').notNull(),
  isEncrypted: boolean('is_encrypted').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  bytes: bigint('bytes', { mode: 'number' }),
  failure: text('failure'),
});

export const backupWarnings = pgTable('backup_warnings', {
  day: date('day', { mode: 'string' }).primaryKey(),
});
