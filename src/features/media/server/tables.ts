import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

export const pictures = pgTable('pictures', {
  /** Of the file as it was sent: the first 40 hexadecimal digits of its SHA-256. */
  hash: text('hash').primaryKey(),
  /** Whoever sent it first; `null` for what was drawn for a visitor. */
  ownerId: uuid('owner_id'),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull(),
  /** Of all its files together. */
  bytes: integer('bytes').notNull(),
  createdAt: instant('created_at'),
  /** When it was last sent, or a recipe saved that shows it. */
  usedAt: instant('used_at'),
});
