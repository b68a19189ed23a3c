import { type AnyPgColumn, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';

export const comments = pgTable('comments', {
  id: uuid('id').primaryKey(),
  /** The subject. */
  recipeId: uuid('recipe_id'),
  reelId: uuid('reel_id'),
  /** The comment it replies to. */
  parentId: uuid('parent_id').references((): AnyPgColumn => comments.id),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  /** Counts `comment_likes`, maintained by the database. */
  likes: integer('likes').notNull().default(0),
  createdAt: writtenAt('created_at'),
  editedAt: instant('edited_at'),
  pinnedAt: instant('pinned_at'),
  /** The text is erased once the deletion can no longer be undone; the row stays while it has replies. */
  deletedAt: instant('deleted_at'),
  deletedBy: uuid('deleted_by'),
  /** When moderators hid it. */
  hiddenAt: instant('hidden_at'),
});

export const closedThreads = pgTable('closed_threads', {
  recipeId: uuid('recipe_id').unique(),
  reelId: uuid('reel_id').unique(),
  closedAt: writtenAt('closed_at'),
});

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: uuid('comment_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: writtenAt('created_at'),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
);
