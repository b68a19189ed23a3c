import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/database/columns.ts';

/**
 * What admins and moderators did, forever: rows are only ever added. Without foreign keys, so that it outlives
 * everyone.
 */
export const auditLog = pgTable('audit_log', {
  id: uuid('id').primaryKey(),
  at: writtenAt('at'),
  /** `null` if Plateful did it on its own. */
  actorId: uuid('actor_id'),
  /** The admin behind an actor they are signed in as. */
  onBehalfOf: uuid('on_behalf_of'),
  action: text('action').notNull(),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
});
