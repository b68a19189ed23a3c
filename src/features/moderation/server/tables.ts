import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';
import { APPEAL_RESULTS, CONTENT_TYPES, FLAG_STATUSES, HOLD_KINDS, SANCTIONS } from '../rules/content.ts';
import { REASON_IDS, type ReportReason } from '../rules/reasons.ts';

const REASON = { enum: REASON_IDS as [ReportReason, ...ReportReason[]] };
const content = () => ({
  contentId: text('content_id').notNull(),
  contentType: text('content_type', { enum: CONTENT_TYPES }).notNull(),
});

export const contentFlags = pgTable('content_flags', {
  id: uuid('id').primaryKey(),
  ...content(),
  authorId: uuid('author_id'),
  reason: text('reason', REASON).notNull(),
  details: text('details').notNull().default(''),
  reporterId: uuid('reporter_id'),
  reporterName: text('reporter_name').notNull(),
  status: text('status', { enum: FLAG_STATUSES }).notNull().default('pending'),
  reportedAt: writtenAt('reported_at'),
  resolvedAt: instant('resolved_at'),
});

/** Removed content, with the message to its author and their reply. */
export const removals = pgTable('removals', {
  id: uuid('id').primaryKey(),
  ...content(),
  authorId: uuid('author_id'),
  title: text('title').notNull(),
  reason: text('reason', REASON).notNull(),
  message: text('message').notNull().default(''),
  removedBy: uuid('removed_by'),
  removedAt: writtenAt('removed_at'),
  /** When its author closed the banner. */
  dismissedAt: instant('dismissed_at'),
  appeal: text('appeal'),
  appealedAt: instant('appealed_at'),
  appealResult: text('appeal_result', { enum: APPEAL_RESULTS }),
  appealAnswer: text('appeal_answer').notNull().default(''),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
  restoredAt: instant('restored_at'),
  /** When its content was deleted for good. */
  goneAt: instant('gone_at'),
});

export const sanctions = pgTable('sanctions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: SANCTIONS }).notNull(),
  reason: text('reason', REASON).notNull(),
  message: text('message').notNull().default(''),
  /** The end of a suspension; `null` if it has none. */
  until: instant('until'),
  createdBy: uuid('created_by'),
  createdAt: writtenAt('created_at'),
  liftedAt: instant('lifted_at'),
  dismissedAt: instant('dismissed_at'),
});

/** New content waiting for a moderator before others see it. */
export const heldContent = pgTable(
  'held_content',
  {
    ...content(),
    authorId: uuid('author_id').notNull(),
    /** The reason, for moderators: a rule, or a new account. */
    why: text('why').notNull(),
    heldAt: writtenAt('held_at'),
    /** When a moderator released it. */
    approvedAt: instant('approved_at'),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.contentId] })],
);

export const holdRules = pgTable(
  'hold_rules',
  {
    kind: text('kind', { enum: HOLD_KINDS }).notNull(),
    value: text('value').notNull(),
    createdAt: writtenAt('created_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);
