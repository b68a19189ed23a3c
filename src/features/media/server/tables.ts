import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  /** When it was last sent. */
  usedAt: instant('used_at'),
});

/**
 * Who sent or drew a picture holds it until then: a draft or the chef's answer may show it, which no table knows.
 */
export const pictureHolds = pgTable(
  'picture_holds',
  {
    hash: text('hash').notNull(),
    userId: uuid('user_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.userId] })],
);
