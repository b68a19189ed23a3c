import { sql } from 'drizzle-orm';
import { bigint, date, doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenAt } from '#server/database/columns.ts';
import { VIDEO_FORMATS, type VideoFormat } from '../rules/limits.ts';

const count = (name: string) => integer(name).notNull().default(0);

const columns = () => ({
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id').notNull(),
  recipeId: uuid('recipe_id'),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  thumbnail: text('thumbnail'),
  /** Seconds. */
  duration: doublePrecision('duration').notNull(),
  /** Pixels, upright. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** WebVTT; empty for none. */
  captions: text('captions').notNull().default(''),
  views: count('views'),
  likes: count('likes'),
  /** Comments that can be read, counted by the database. */
  comments: count('comments'),
  createdAt: writtenAt('created_at'),
});

/** Every reel that may be shown, with its author's name: a view, so that no query can forget to exclude hidden ones. */
export const reels = pgTable('reels', {
  ...columns(),
  format: text('format').$type<VideoFormat>().notNull(),
  username: text('username'),
  authorName: text('author_name').notNull(),
  authorAvatar: text('author_avatar'),
});

/** The table itself; only for code that writes, hides and deletes reels. */
export const allReels = pgTable('all_reels', {
  ...columns(),
  format: text('format', { enum: VIDEO_FORMATS }).notNull(),
  /** The poster; the reference keeps it from being deleted. */
  pictureHash: text('picture_hash').generatedAlwaysAs(
    sql`substring(thumbnail from '^/pictures/stored/([0-9a-f]{40})$')`,
  ),
  hiddenAt: instant('hidden_at'),
  /** Size of the video file. */
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
});

/** Videos that are being uploaded or have not been published yet. */
export const videoUploads = pgTable('video_uploads', {
  id: text('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  beganAt: writtenAt('began_at'),
});

/** `reels.likes` counts these rows, maintained by the database. */
export const reelLikes = pgTable(
  'reel_likes',
  {
    reelId: uuid('reel_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: writtenAt('created_at'),
  },
  (table) => [primaryKey({ columns: [table.reelId, table.userId] })],
);

export const reelViews = pgTable(
  'reel_views',
  {
    reelId: uuid('reel_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    viewer: text('viewer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reelId, table.day, table.viewer] })],
);
