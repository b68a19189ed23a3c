import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { writtenAt } from '#server/database/columns.ts';

/**
 * Actions of admins and moderators, kept forever: rows are only ever added. Without foreign keys, so that they outlive
 * everyone.
 */
export const auditLog = pgTable('audit_log', {
  id: uuid('id').primaryKey(),
  at: writtenAt('at'),
  /** `null` if Plateful did it on its own. */
  actorId: uuid('actor_id'),
  /** The admin who is signed in as the actor. */
  onBehalfOf: uuid('on_behalf_of'),
  action: text('action').notNull(),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
});
