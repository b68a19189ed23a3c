import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

export const pictures = pgTable('pictures', {
  /** The first 40 hex digits of the uploaded file's SHA-256. */
  hash: text('hash').primaryKey(),
  /** The first uploader; `null` for pictures drawn for a visitor. */
  ownerId: uuid('owner_id'),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder').notNull(),
  /** Total size of all its files. */
  bytes: integer('bytes').notNull(),
  createdAt: writtenAt('created_at'),
  /** When moderators withheld it. */
  withheldAt: instant('withheld_at'),
  /** When it was last uploaded. */
  usedAt: writtenAt('used_at'),
});

/** Protects a picture for its uploader until it expires: a draft or the chef's recipe may show it, which no table knows. */
export const pictureHolds = pgTable(
  'picture_holds',
  {
    hash: text('hash').notNull(),
    userId: uuid('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.userId] })],
);
